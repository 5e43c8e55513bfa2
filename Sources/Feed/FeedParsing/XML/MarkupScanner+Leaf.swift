internal import FeedMarkup

/// Fast path for elements without children.
extension MarkupScanner {
    /// Consumes a leaf element, of text or one CDATA section, after its start tag `token`. Returns
    /// its content, and whether that is text that may contain references; returns `nil` and
    /// consumes nothing for any other element.
    @inline(__always)
    mutating func leaf(
        of token: MarkupToken, in bytes: Span<UInt8>
    ) -> (value: XMLValue, hasReferences: Bool)? {
        let start = token.range.upperBound
        guard position == start,
            let first = bytes.firstIndex(
                of: UInt8(ascii: "&"), or: UInt8(ascii: "<"), in: start..<end),
            let mark = bytes.firstIndex(of: UInt8(ascii: "<"), in: first..<end)
        else { return nil }
        let hasReferences = mark > first
        if let end = bytes.endOfEndTag(at: mark, of: token.name, before: end) {
            move(to: end)
            return (value: XMLValue(range: start..<mark), hasReferences: hasReferences)
        }
        guard !hasReferences, let section = section(from: mark, of: token, in: bytes) else {
            return nil
        }
        return (value: XMLValue(range: section, form: .literal), hasReferences: false)
    }

    /// The CDATA section at `mark`, if only white space is between it and the element's tags.
    private mutating func section(
        from mark: Int, of token: MarkupToken, in bytes: Span<UInt8>
    ) -> Range<Int>? {
        let start = token.range.upperBound
        guard mark &+ 1 < end, bytes[mark &+ 1] == UInt8(ascii: "!"),
            bytes.skippingWhiteSpace(from: start, to: mark) == mark
        else { return nil }
        move(to: mark)
        if let section = next(in: bytes), section.kind == .rawText, section.isTerminated {
            let close = bytes.skippingWhiteSpace(from: section.range.upperBound, to: end)
            if close < end, bytes[close] == UInt8(ascii: "<"),
                let end = bytes.endOfEndTag(at: close, of: token.name, before: end)
            {
                move(to: end)
                return section.content
            }
        }
        move(to: start)
        return nil
    }
}

extension Span<UInt8> {
    /// The end of the end tag at `mark`, a `<`, if its name is written exactly as at `name`.
    @inline(__always)
    func endOfEndTag(at mark: Int, of name: Range<Int>, before limit: Int) -> Int? {
        let end = mark &+ 2 &+ name.count
        guard end < limit, self[mark &+ 1] == UInt8(ascii: "/"), self[end] == UInt8(ascii: ">"),
            equals(mark &+ 2..<end, name)
        else { return nil }
        return end &+ 1
    }
}
