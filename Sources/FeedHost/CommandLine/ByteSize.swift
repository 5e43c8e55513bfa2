/// A number of bytes as people write it.
enum ByteSize {
    /// The accepted forms.
    static let expected = "a number of bytes such as 500000, 500K, 10M or 1G"

    private static let largest = 1 << 40

    /// Parses a number of bytes, optionally with K, M or G (also in lower case) for powers of 1,024.
    static func bytes(_ text: String) -> Int? {
        let shifts = ["K": 10, "M": 20, "G": 30]
        let shift = text.last.flatMap { shifts[$0.uppercased()] }
        return Int(shift == nil ? text[...] : text.dropLast()).flatMap {
            $0 > 0 && $0 <= largest >> (shift ?? 0) ? $0 << (shift ?? 0) : nil
        }
    }
}
