internal import FeedMarkup

/// Finding the end of an element and with it its content.
extension XMLFeedParser {
    /// Returns the inside of the current element and consumes its end tag.
    ///
    /// Long because any kind of token may end the loop, whose state it shares.
    mutating func captureValue(in bytes: Span<UInt8>) -> XMLValue {
        let start = token.range.upperBound
        var value = XMLValue(range: start..<start)
        guard !token.isSelfClosing else { return value }
        if let leaf = state.scanner.leaf(of: token, in: bytes) {
            if leaf.hasReferences { check(leaf.value.range, in: bytes) }
            return leaf.value
        }
        let mayHoldItems = element.rule.holdsMarkup && isDocument(in: bytes)
        var depth = 0
        var inner = InnerElements(from: start, of: state.scanner)
        var literal: Range<Int>?
        var hasText = false
        var isMixed = false
        var end = state.scanner.end
        capture: while let next = state.scanner.next(in: bytes) {
            if next.isTagCutOff(at: state.scanner.end) {
                end = next.range.lowerBound
                break capture
            }
            switch next.kind {
            case .text:
                check(next.content, in: bytes)
                hasText = hasText || literal != nil || !isBlank(next.content, in: bytes)
            case .rawText:
                if literal != nil { isMixed = true }
                literal = next.content
                if !next.isTerminated {
                    literal = recover(next, of: token, in: bytes)
                    end = state.scanner.position
                    isMixed = isMixed || hasText
                    if let next = state.scanner.next(in: bytes) { end = next.range.lowerBound }
                    break capture
                }
            case .startTag:
                if endsValue(next, mayHoldItems: mayHoldItems, in: bytes),
                    !inner.areOpen(before: next.range.lowerBound, in: bytes)
                {
                    end = giveBack(next, of: token, in: bytes)
                    break capture
                }
                value.hasElements = true
                if !next.isSelfClosing, bytes.equalsIgnoringCase(next.name, token.name) {
                    depth += 1
                }
            case .endTag:
                if bytes.equalsIgnoringCase(next.name, token.name) {
                    if depth == 0 {
                        end = next.range.lowerBound
                        break capture
                    }
                    depth -= 1
                } else if endsOuter(next, in: bytes),
                    !inner.isOpen(next.name, before: next.range.lowerBound, in: bytes)
                {
                    end = giveBack(next, of: token, in: bytes)
                    break capture
                }
            case .comment, .processingInstruction, .declaration:
                isMixed = true
            }
        }
        value.range = start..<max(start, end)
        if let literal, !hasText || isBlankAround(literal, within: value.range, in: bytes),
            !isMixed, !value.hasElements
        {
            value.form = .literal
            value.range = literal
        } else if literal != nil || isMixed || value.hasElements {
            value.form = .mixed
        }
        return value
    }

    mutating func isBlank(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        bytes.skippingWhiteSpace(from: range.lowerBound, to: range.upperBound) == range.upperBound
    }

    /// Returns true if only white space surrounds a CDATA section.
    private mutating func isBlankAround(
        _ literal: Range<Int>, within range: Range<Int>, in bytes: Span<UInt8>
    ) -> Bool {
        let opening = literal.lowerBound - 9
        let closing = literal.upperBound + 3
        guard range.lowerBound <= opening else { return false }
        return isBlank(range.lowerBound..<opening, in: bytes)
            && (closing >= range.upperBound || isBlank(closing..<range.upperBound, in: bytes))
    }

    /// The inside of an unterminated CDATA section, which ends before the end tag of its element.
    private mutating func recover(
        _ section: MarkupToken, of token: MarkupToken, in bytes: Span<UInt8>
    ) -> Range<Int> {
        results.problems.add(
            .unterminatedCharacterData, at: section.range.lowerBound,
            "A CDATA section has no “]]>” at its end.")
        var search = section.content.lowerBound
        while let mark = bytes.firstIndex(
            of: UInt8(ascii: "<"), in: search..<section.content.upperBound)
        {
            let name = mark + 2..<mark + 2 + token.name.count
            if name.upperBound <= section.content.upperBound, bytes[mark + 1] == UInt8(ascii: "/"),
                bytes.equalsIgnoringCase(name, token.name)
            {
                state.scanner.move(to: mark)
                return section.content.lowerBound..<mark
            }
            search = mark + 1
        }
        return section.content
    }

    private mutating func giveBack(
        _ next: MarkupToken, of token: MarkupToken, in bytes: Span<UInt8>
    ) -> Int {
        results.problems.add(
            .missingEndTag, at: next.range.lowerBound,
            "<\(bytes.string(token.name.prefix(64)))> has no end tag.")
        state.scanner.move(to: next.range.lowerBound)
        return next.range.lowerBound
    }

    /// Returns true for a start tag that shows that the value's end tag is missing.
    private mutating func endsValue(
        _ next: MarkupToken, mayHoldItems: Bool, in bytes: Span<UInt8>
    ) -> Bool {
        switch LocalName(NamespaceScope.local(next.name, in: bytes), in: bytes) {
        case .item, .entry: !mayHoldItems
        case .title, .link, .description, .guid, .pubdate, .published, .updated, .summary,
            .content, .encoded, .creator, .enclosure, .comments, .category:
            !element.rule.holdsMarkup
        default: false
        }
    }

    /// Returns true if the element contains a document of its own (RFC 4287, section 4.1.3.3).
    private mutating func isDocument(in bytes: Span<UInt8>) -> Bool {
        guard let type = attributes[.type] else { return false }
        let name = bytes.trimmingWhiteSpace(type)
        return name.count > 4 && bytes.equalsIgnoringCase(name.suffix(4), "+xml")
            || name.count > 4 && bytes.equalsIgnoringCase(name.suffix(4), "/xml")
    }

    /// Returns true for the end tag of an enclosing element.
    private mutating func endsOuter(_ next: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        switch LocalName(NamespaceScope.local(next.name, in: bytes), in: bytes) {
        case .item, .entry, .channel, .feed, .rss, .rdf:
            state.open.index(of: next.name, in: bytes) != nil
        default: false
        }
    }
}

extension MarkupToken {
    /// Returns true for a tag cut off by the end of the document.
    fileprivate func isTagCutOff(at end: Int) -> Bool {
        !isTerminated && (kind == .startTag || kind == .endTag) && range.upperBound == end
    }
}
