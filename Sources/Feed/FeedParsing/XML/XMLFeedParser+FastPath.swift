internal import FeedMarkup
internal import FeedModel

/// Fast path for elements as most are written: a short name, attributes in double quotes, and an
/// end tag spelled like the start tag.
///
/// Replaces only the scanning of tags; values are read by the same functions. Leaves everything
/// else to ``MarkupScanner``.
extension XMLFeedParser {
    /// Reads elements on the fast path, up to the first that is not eligible or begins at or after
    /// `limit`.
    @inline(__always)
    mutating func readFastPath(upTo limit: Int, in bytes: Span<UInt8>) {
        guard state.overflow == 0, state.root.isMet else { return }
        var position = state.scanner.position
        while !state.open.isEmpty, state.open.count < limits.depth {
            position = bytes.skippingWhiteSpace(from: position, to: state.scanner.end)
            guard position &+ 1 < limit, bytes[position] == UInt8(ascii: "<"),
                let end = bytes[position &+ 1] == UInt8(ascii: "/")
                    ? readFastPathEndTag(at: position, in: bytes)
                    : readFastPathElement(at: position, in: bytes)
            else { break }
            position = end
        }
        state.scanner.move(to: position)
    }

    /// Closes the innermost element if its end tag is at `mark`, and returns the tag's end.
    private mutating func readFastPathEndTag(at mark: Int, in bytes: Span<UInt8>) -> Int? {
        guard
            let end = bytes.endOfEndTag(
                at: mark, of: state.open.innermostName, before: state.scanner.end)
        else { return nil }
        close(downTo: state.open.count - 1, at: mark, in: bytes)
        return end
    }

    /// Reads or opens the element at `start` and returns the next position; `nil` if it is not
    /// eligible.
    private mutating func readFastPathElement(at start: Int, in bytes: Span<UInt8>) -> Int? {
        guard let spelling = TagName(at: start &+ 1, in: bytes), spelling.count > 0 else {
            return nil
        }
        let name = start &+ 1..<start &+ 1 &+ spelling.count
        guard name.upperBound < state.scanner.end, find(spelling, at: name, in: bytes),
            // An undeclared prefix is reported; a channel and a nested item need more handling.
            !element.name.isUndeclared, !element.name.isCore(.channel),
            !(state.isInItem && element.name.isItem),
            let tag = attributes.readFastPath(
                from: name.upperBound, to: state.scanner.end, maximumCount: limits.attributes,
                in: bytes)
        else { return nil }
        token = MarkupToken(
            kind: .startTag, range: start..<tag.inside, name: name,
            content: name.upperBound..<tag.inside &- (tag.isEmpty ? 2 : 1))
        token.isSelfClosing = tag.isEmpty
        state.scanner.move(to: tag.inside)
        frame = ParserFrame(
            name: name, key: element.key, within: state.open,
            namespaceCount: state.namespaces.count)
        // Throws for root elements only, and the root is known.
        do { try readElement(in: bytes) } catch { return nil }
        return state.scanner.position
    }

    /// Sets `element` for the name in `range`; returns false if the name is not eligible.
    @inline(__always)
    private mutating func find(
        _ spelling: TagName, at range: Range<Int>, in bytes: Span<UInt8>
    ) -> Bool {
        if let known = elementCache.element(spelling, version: state.namespaces.version) {
            element = known
            return true
        }
        // Leaves names with other characters to the scanner.
        guard bytes[range.lowerBound].isASCIILetter,
            range.allSatisfy({ bytes[$0].isASCIIAlphanumeric || bytes[$0] == UInt8(ascii: ":") })
        else { return false }
        let name = state.namespaces.element(range, in: bytes)
        element = ResolvedElement(name: name, key: NameKey(range, in: bytes), rule: table[name])
        elementCache.store(spelling, element, version: state.namespaces.version)
        return true
    }
}
