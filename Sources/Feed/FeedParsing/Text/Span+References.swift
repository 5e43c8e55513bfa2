internal import FeedMarkup

extension Span<UInt8> {
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

    /// Returns true if the address can be used as written, apart from escaped ampersands.
    func isOrdinaryAddress(_ range: Range<Int>) -> Bool {
        URLReference.isPlain(extracting(range))
            && !anyIndex(of: UInt8(ascii: "&"), in: range) { mark in
                !hasPrefix("&amp;", at: mark, before: range.upperBound)
            }
    }
}
