extension Span<UInt8> {
    /// Returns true if `range` contains `word`, in lower-case ASCII, ignoring case. O(n).
    func containsIgnoringCase(_ word: StaticString, in range: Range<Int>) -> Bool {
        ReadingMeter.add(range.count)
        let count = word.utf8CodeUnitCount
        guard count > 0, range.count >= count else { return false }
        for index in range.lowerBound...(range.upperBound - count)
        where hasCaseInsensitivePrefix(word, at: index, before: range.upperBound) {
            return true
        }
        return false
    }

    /// Calls `body` with each run of ASCII letters and digits in `range` until it returns true;
    /// returns whether it did.
    func anyName(in range: Range<Int>, _ body: (Range<Int>) -> Bool) -> Bool {
        ReadingMeter.add(range.count)
        var start = range.lowerBound
        while start < range.upperBound {
            while start < range.upperBound, !self[start].isASCIIAlphanumeric { start &+= 1 }
            var end = start
            while end < range.upperBound, self[end].isASCIIAlphanumeric { end &+= 1 }
            if end > start, body(start..<end) { return true }
            start = end
        }
        return false
    }

    /// Calls `body` with each of the tokens in `range`, which white space separates, until it returns
    /// true; returns whether it did.
    @discardableResult
    package func anyToken(in range: Range<Int>, _ body: (Range<Int>) -> Bool) -> Bool {
        var start = range.lowerBound
        while start < range.upperBound {
            start = skippingWhiteSpace(from: start, to: range.upperBound)
            var end = start
            while end < range.upperBound, !self[end].isHTMLWhiteSpace { end += 1 }
            if end > start, body(start..<end) { return true }
            start = end
        }
        return false
    }

    /// Returns true if one of the runs of ASCII letters and digits in `range` is in `words`,
    /// ignoring case.
    func hasName(in range: Range<Int>, of words: [StaticString]) -> Bool {
        anyName(in: range) { name in words.contains { equalsIgnoringCase(name, $0) } }
    }
}
