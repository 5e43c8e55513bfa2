internal import FeedMarkup

/// Searches that are made for each element, and mostly are short: they are part of what calls them.
extension Span<UInt8> {
    /// The place of the first `<` from `start` on and before `end`.
    @inline(__always)
    func firstMark(from start: Int, to end: Int) -> Int? {
        first(UInt8(ascii: "<"), from: start, to: end)
    }

    /// The place of the first quotation mark from `start` on and before `end`.
    @inline(__always)
    func firstQuote(from start: Int, to end: Int) -> Int? {
        first(UInt8(ascii: "\""), from: start, to: end)
    }

    /// An `&` stands in `range`.
    @inline(__always)
    func hasAmpersand(_ range: Range<Int>) -> Bool {
        first(UInt8(ascii: "&"), from: range.lowerBound, to: range.upperBound) != nil
    }

    /// The place of the first `&` or `<` from `start` on and before `end`.
    @inline(__always)
    func firstAmpersandOrMark(from start: Int, to end: Int) -> Int? {
        var index = start
        let safeEnd = Swift.min(end, count)
        while index < safeEnd, index &+ 16 <= count {
            if let found = vector(at: index).firstAmpersandOrMark {
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

    /// No character in `range` stands for itself that may not, and each reference is to one of the characters that
    /// XML itself names: nothing is to be noted of it.
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

    /// The address in `range` can be used as it is written, but for ampersands that are escaped.
    func isOrdinaryAddress(_ range: Range<Int>) -> Bool {
        guard URLReference.isPlain(extracting(range)) else { return false }
        var search = range.lowerBound
        while let mark = firstIndex(of: UInt8(ascii: "&"), in: search..<range.upperBound) {
            guard hasPrefix("&amp;", at: mark, before: range.upperBound) else { return false }
            search = mark + 5
        }
        return true
    }

    @inline(__always)
    private func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
        var index = start
        let safeEnd = Swift.min(end, count)
        // What stands behind the end does not matter.
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
    /// Not zero where one of the eight bytes is `byte`; the lowest bit that is set then belongs to the first.
    @inline(__always)
    func lowestOf(_ byte: UInt8) -> UInt64 {
        let difference = self ^ 0x0101_0101_0101_0101 &* UInt64(byte)
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }

    /// How many of the eight bytes, from the first on, are letters of ASCII.
    @inline(__always)
    var leadingLetters: Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits = ones &* 0x80
        // Of what is less than 0x80 the highest bit is set where it is `a` or more, or beyond `z`.
        let lowerCase = (self | ones &* 0x20) & ~highBits
        let isLetter = (lowerCase &+ ones &* 0x1F) & ~(lowerCase &+ ones &* 0x05) & ~self
        return (~isLetter & highBits).trailingZeroBitCount >> 3
    }
}
