extension Span<UInt8> {
    /// The bytes in `range` as a string; invalid UTF-8 is repaired.
    // It is called in many places, and would be large code in each.
    @inline(never)
    func string(_ range: Range<Int>) -> String {
        unsafe extracting(range).withUnsafeBufferPointer {
            unsafe String(decoding: $0, as: UTF8.self)
        }
    }

    /// The bytes as a string; invalid UTF-8 is repaired.
    var string: String { string(0..<count) }

    /// Returns true for a line that needs no conversion: no markup, references or control
    /// characters, and only single spaces within.
    func isPlainLine(_ range: Range<Int>) -> Bool {
        var previous = UInt8(ascii: " ")
        for index in range {
            let byte = self[index]
            switch byte {
            // Most bytes.
            case UInt8(ascii: "=")...UInt8(ascii: "~"): previous = byte
            case UInt8(ascii: " ") where previous == UInt8(ascii: " "): return false
            // Includes the first bytes of characters that TextCleaning may remove.
            case 0..<UInt8(ascii: " "), UInt8(ascii: "&"), UInt8(ascii: "<"), 0x7F, 0xC2, 0xE2,
                0xEF:
                return false
            default: previous = byte
            }
        }
        return range.isEmpty || previous != UInt8(ascii: " ")
    }
}
