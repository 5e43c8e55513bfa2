internal import FeedMarkup

/// Inlined searches for delimiters, most of which end after a few bytes.
extension Span<UInt8> {
    /// The index of the first `<` in `start..<end`.
    @inline(__always)
    func firstLessThan(from start: Int, to end: Int) -> Int? {
        first(UInt8(ascii: "<"), from: start, to: end)
    }

    /// The index of the first `"` in `start..<end`.
    @inline(__always)
    func firstQuote(from start: Int, to end: Int) -> Int? {
        first(UInt8(ascii: "\""), from: start, to: end)
    }

    /// The index of the first `&` or `<` in `start..<end`.
    @inline(__always)
    func firstAmpersandOrLessThan(from start: Int, to end: Int) -> Int? {
        var index = start
        let safeEnd = Swift.min(end, count)
        while index < safeEnd, index &+ 16 <= count {
            if let found = vector(at: index).firstAmpersandOrLessThan {
                return index &+ found < safeEnd ? index &+ found : nil
            }
            index &+= 16
        }
        while index < safeEnd {
            if self[index] == UInt8(ascii: "&") || self[index] == UInt8(ascii: "<") { return index }
            index &+= 1
        }
        return nil
    }

    /// Returns true if the text has no bare `<` and only references to the five entities of XML, so
    /// that there is nothing to report.
    func hasOrdinaryReferences(_ range: Range<Int>) -> Bool {
        var search = range.lowerBound
        while let mark = firstIndex(
            of: UInt8(ascii: "&"), or: UInt8(ascii: "<"), in: search..<range.upperBound)
        {
            guard self[mark] == UInt8(ascii: "&"),
                let length = ordinaryReferenceLength(at: mark, before: range.upperBound)
            else { return false }
            search = mark + length
        }
        return true
    }

    private func ordinaryReferenceLength(at mark: Int, before end: Int) -> Int? {
        for name in ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"] as [StaticString]
        where hasPrefix(name, at: mark, before: end) {
            return name.utf8CodeUnitCount
        }
        return nil
    }

    @inline(__always)
    private func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
        var index = start
        let safeEnd = Swift.min(end, count)
        // Matches beyond the end are ignored.
        while index < safeEnd, index &+ 16 <= count {
            if let found = vector(at: index).first(byte) {
                return index &+ found < safeEnd ? index &+ found : nil
            }
            index &+= 16
        }
        while index < safeEnd {
            if self[index] == byte { return index }
            index &+= 1
        }
        return nil
    }
}

extension UInt64 {
    /// Non-zero if one of the eight bytes is `byte`; the lowest bit set belongs to the first match.
    @inline(__always)
    func lowestOf(_ byte: UInt8) -> UInt64 {
        let difference = self ^ 0x0101_0101_0101_0101 &* UInt64(byte)
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }

    /// The number of ASCII letters at the beginning of the eight bytes.
    @inline(__always)
    var leadingLetters: Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits = ones &* 0x80
        // Sets the highest bit of bytes below 0x80 that are at least `a`, or beyond `z`.
        let lowerCase = (self | ones &* 0x20) & ~highBits
        let isLetter = (lowerCase &+ ones &* 0x1F) & ~(lowerCase &+ ones &* 0x05) & ~self
        return (~isLetter & highBits).trailingZeroBitCount >> 3
    }
}
