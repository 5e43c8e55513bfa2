/// Detects animated GIFs by their blocks (GIF89a, appendix A).
enum GIFAnimation {
    /// Returns true if the file has more than one picture; false if it is damaged before the
    /// second. O(*n*), reading one byte in 256 at most.
    static func isIn(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count > 13 else { return false }
        var position = 13 + colorTableSize(bytes[10])
        var pictures = 0
        while position + 1 < bytes.count {
            switch bytes[position] {
            case 0x21:
                position += 2
            case 0x2C:
                pictures += 1
                if pictures == 2 { return true }
                guard position + 9 < bytes.count else { return false }
                // The descriptor and its colour table are followed by the minimum code size.
                position += 10 + colorTableSize(bytes[position + 9]) + 1
            default: return false
            }
            // Data sub-blocks, ended by an empty one.
            while position < bytes.count, bytes[position] > 0 {
                position += Int(bytes[position]) + 1
            }
            position += 1
        }
        return false
    }

    private static func colorTableSize(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }
}
