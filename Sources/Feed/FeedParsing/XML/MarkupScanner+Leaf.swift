internal import FeedMarkup

/// Finding the end of an element that holds no others.
extension MarkupScanner {
    /// What a leaf holds.
    struct Leaf {
        var value: XMLValue
        /// There may be references in it.
        var hasReferences: Bool
    }

    /// The inside of the element that `token` has just opened where that is what most are: text, or one CDATA
    /// section, up to the end tag. Otherwise `nil`, and nothing is consumed.
    @inline(__always)
    mutating func leaf(of token: MarkupToken, in bytes: Span<UInt8>) -> Leaf? {
        let start = token.range.upperBound
        guard position == start, let first = bytes.firstAmpersandOrMark(from: start, to: end)
        else { return nil }
        let hasReferences = bytes[first] == UInt8(ascii: "&")
        guard let mark = hasReferences ? bytes.firstMark(from: first, to: end) : first else {
            return nil
        }
        if let end = bytes.endOfEndTag(at: mark, of: token.name, before: end) {
            move(to: end)
            return Leaf(value: XMLValue(range: start..<mark), hasReferences: hasReferences)
        }
        guard !hasReferences, let section = section(from: mark, of: token, in: bytes) else {
            return nil
        }
        return Leaf(value: XMLValue(range: section, form: .literal), hasReferences: false)
    }

    /// The inside of the CDATA section at `mark`, if only white space stands between that and the tags of the
    /// element that `token` opens.
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
    /// The end of the end tag at `mark`, a `<`, if it is that of the name at `name`, as it is written there.
    @inline(__always)
    func endOfEndTag(at mark: Int, of name: Range<Int>, before limit: Int) -> Int? {
        let end = mark &+ 2 &+ name.count
        guard end < limit, self[mark &+ 1] == UInt8(ascii: "/"), self[end] == UInt8(ascii: ">"),
            equals(mark &+ 2..<end, name)
        else { return nil }
        return end &+ 1
    }
}
