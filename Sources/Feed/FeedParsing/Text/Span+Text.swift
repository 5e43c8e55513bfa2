internal import FeedMarkup

extension Span<UInt8> {
    /// The bytes in `range` as a string; invalid UTF-8 is repaired.
    func string(_ range: Range<Int>) -> String {
        let part = extracting(range)
        // For long text, validation here is faster than the repairing initialiser.
        if range.count >= Self.longText,
            let wideCharacters = UnicodeValidation.wideCharacters(part, from: 0)
        {
            return unsafe String(
                copying: UTF8Span(unchecked: part, isKnownASCII: wideCharacters == 0))
        }
        return unsafe part.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// The minimum length, in bytes, at which that pays off.
    private static var longText: Int { 256 }

    /// The bytes as a string; invalid UTF-8 is repaired.
    var string: String { string(0..<count) }

    /// Returns true for a line that needs no conversion: no markup, references or control
    /// characters, and only single spaces within.
    func isPlainLine(_ range: Range<Int>) -> Bool {
        var previous = UInt8(ascii: " ")
        var start = range.lowerBound
        // The vector load before the line's start is harmless unless it begins with a space.
        if range.count >= 16, start > 0, self[start] != previous {
            let last = range.upperBound &- 16
            while start < last, vector(at: start).isPlainText(after: vector(at: start &- 1)) {
                start &+= 16
            }
            if start >= last, vector(at: last).isPlainText(after: vector(at: last &- 1)) {
                return self[range.upperBound &- 1] != UInt8(ascii: " ")
            }
            if start > range.lowerBound { previous = self[start &- 1] }
        }
        while start + 8 <= range.upperBound, isPlain(word(at: start), after: previous) {
            start += 8
            previous = self[start - 1]
        }
        let rest = range.upperBound - start
        if rest > 0, rest < 8, start + 8 <= count {
            // Fills the bytes beyond the end with letters.
            let isRest = (1 &<< UInt64(8 &* rest)) &- 1
            let word = word(at: start) & isRest | 0x6161_6161_6161_6161 & ~isRest
            if isPlain(word, after: previous) { return self[range.upperBound - 1] != 0x20 }
        }
        for index in start..<range.upperBound {
            let byte = self[index]
            switch byte {
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

    /// Returns true for eight ASCII bytes of such a line that follow `previous`.
    @inline(__always)
    private func isPlain(_ word: UInt64, after previous: UInt8) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits = ones &* 0x80
        guard word & highBits == 0 else { return false }
        // Setting the highest bit of each byte keeps subtraction from borrowing across bytes; the
        // bit is cleared by a match.
        let bytes = word | highBits
        let visible = bytes &- ones &* 0x20
        let noAmpersand = (bytes ^ (ones &* 0x26)) &- ones
        let noAngle = (bytes ^ (ones &* 0x3C)) &- ones
        let noDelete = (bytes ^ (ones &* 0x7F)) &- ones
        guard visible & noAmpersand & noAngle & noDelete & highBits == highBits else {
            return false
        }
        let spaces = ~((bytes ^ (ones &* 0x20)) &- ones) & highBits
        let spaceBefore: UInt64 = previous == UInt8(ascii: " ") ? 0x80 : 0
        return spaces & (spaces << 8 | spaceBefore) == 0
    }
}
