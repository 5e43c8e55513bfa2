/// Invisible characters: blanks, fillers and format characters.
package enum InvisibleText {
    /// Returns true if the text in `range`, which is UTF-8, is entirely invisible. O(1) if it
    /// begins with an ASCII letter.
    package static func isAll(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        var index = range.lowerBound
        while let scalar = bytes.scalar(at: index, before: range.upperBound) {
            guard isInvisible(scalar.value) else { return false }
            index += scalar.length
        }
        return index >= range.upperBound
    }

    /// `range` without invisible characters at its ends.
    package static func trimming(_ range: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
        var start = range.lowerBound
        while let scalar = bytes.scalar(at: start, before: range.upperBound),
            isInvisible(scalar.value)
        {
            start += scalar.length
        }
        var end = range.upperBound
        while end > start {
            var first = end - 1
            while first > start, end - first < 4, UTF8.isContinuation(bytes[first]) { first -= 1 }
            guard let scalar = bytes.scalar(at: first, before: end), first + scalar.length == end,
                isInvisible(scalar.value)
            else { break }
            end = first
        }
        return start..<end
    }

    private static func isInvisible(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return scalar <= 0x20 || scalar == 0x7F }
        switch scalar {
        case 0x80...0xA0, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x1680, 0x17B4...0x17B5,
            0x180B...0x180F, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x2800, 0x3000,
            0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3,
            0x1D159, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            return true
        default: return false
        }
    }
}
