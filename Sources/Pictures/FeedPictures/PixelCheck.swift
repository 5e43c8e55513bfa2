/// Validates pixels.
enum PixelCheck {
    /// Returns true if no channel exceeds its alpha. O(*n*).
    static func isPremultiplied(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index + 3 < bytes.count {
            let opacity = bytes[index + 3]
            guard bytes[index] <= opacity, bytes[index + 1] <= opacity, bytes[index + 2] <= opacity
            else { return false }
            index += 4
        }
        return true
    }
}
