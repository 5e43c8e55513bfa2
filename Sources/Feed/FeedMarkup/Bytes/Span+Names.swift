extension Span<UInt8> {
    /// Returns true if `range` begins with `text`, in lower-case ASCII, ignoring case.
    func begins(_ range: Range<Int>, with text: StaticString) -> Bool {
        hasCaseInsensitivePrefix(text, at: range.lowerBound, before: range.upperBound)
    }

    /// Returns true if `range` contains `word`, in lower-case ASCII, ignoring case. O(n).
    package func containsIgnoringCase(_ word: StaticString, in range: Range<Int>) -> Bool {
        ReadingMeter.add(range.count)
        return range.contains {
            hasCaseInsensitivePrefix(word, at: $0, before: range.upperBound)
        }
    }

    /// Calls `body` with each run of ASCII letters and digits in `range` until it returns true;
    /// returns whether it did.
    func anyName(in range: Range<Int>, _ body: (Range<Int>) -> Bool) -> Bool {
        ReadingMeter.add(range.count)
        return anyRun(in: range, of: { $0.isASCIIAlphanumeric }, body)
    }

    /// Calls `body` with each of the tokens in `range`, which white space separates, until it returns
    /// true; returns whether it did.
    @discardableResult
    package func anyToken(in range: Range<Int>, _ body: (Range<Int>) -> Bool) -> Bool {
        anyRun(in: range, of: { !$0.isHTMLWhiteSpace }, body)
    }

    @inline(__always)
    private func anyRun(
        in range: Range<Int>, of isPart: (UInt8) -> Bool, _ body: (Range<Int>) -> Bool
    ) -> Bool {
        var start = range.lowerBound
        while start < range.upperBound {
            while start < range.upperBound, !isPart(self[start]) { start &+= 1 }
            var end = start
            while end < range.upperBound, isPart(self[end]) { end &+= 1 }
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
