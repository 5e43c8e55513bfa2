internal import FeedMarkup

/// Fast path for elements as most are written: a short name, attributes in double quotes, and an
/// end tag spelled like the start tag.
///
/// Replaces only the scanning of tags; values are read by the same functions. Leaves everything
/// else to ``MarkupScanner``.
extension XMLFeedParser {
    /// Reads elements on the fast path, up to the first that is not eligible or begins at or after
    /// `limit`.
    ///
    /// Disabled for eager parsing, which tests compare this with.
    @inline(__always)
    mutating func readFastPath(upTo limit: Int, in bytes: Span<UInt8>) {
        guard state.defersDetails || detailPass.mode != .none, state.overflow == 0,
            state.root.isMet
        else { return }
        var position = state.scanner.position
        while !state.open.isEmpty, state.open.count < limits.depth, !detailPass.isRead {
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
        state.scanner.move(to: end)
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
        if state.isInItem, frame.container.isOfItem, skip(in: bytes) {
            return state.scanner.position
        }
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

// MARK: - Skipping

extension XMLFeedParser {
    /// Skips the current element if this pass does not need it: up to its end, or to its content if
    /// that may have elements.
    ///
    /// An item with a skipped element that its details need is partial, and is parsed again on
    /// demand. An element is skipped only if parsing it would end at the same position and report
    /// no problem.
    @inline(__always)
    private mutating func skip(in bytes: Span<UInt8>) -> Bool {
        let rule = element.rule
        if case .nothing = rule.inItem {
            return token.isSelfClosing || skipValue(isRead: false, in: bytes)
        }
        switch detailPass.mode {
        case .none:
            return state.defersDetails && deferToDetails(in: bytes)
        case .all: return false
        case .rest, .files:
            let isLeftOut =
                detailPass.mode == .files && !rule.uses.contains(.files)
                && !rule.uses.isDisjoint(with: [.details, .deferrable])
                || rule.uses.contains(.list) && frame.container == .item
            // Attributes of these may name files.
            guard isLeftOut, !token.isSelfClosing, attributes[.src] == nil,
                element.name.local != .link || token.content.isEmpty
            else { return false }
            return skipValue(isRead: true, in: bytes)
        }
    }

    /// Defers the current element to the second pass, if it may be.
    private mutating func deferToDetails(in bytes: Span<UInt8>) -> Bool {
        let uses = element.rule.uses
        let ofMedium = frame.container == .mediaContent && element.name.namespace == .media
        guard uses.contains(.deferrable) || item.isPartial && (uses.contains(.details) || ofMedium),
            isPlainAddress(.url, in: bytes), isPlainAddress(.href, in: bytes)
        else { return false }
        var isRead = true
        switch element.rule.inItem {
        case .media:
            item.isPartial = true
            if !token.isSelfClosing {
                frame.container = .mediaContent
                push(frame, at: token)
            }
            return true
        case .enclosure, .thumbnail, .player, .attributeCategory, .transcript, .chapters:
            isRead = false
        case .artwork:
            if attributes[.url] == nil, attributes[.href] == nil { return false }
        case .credit:
            // May turn out to be the author.
            if attribute(.role, is: "author", in: bytes) { return false }
        case .mediaLocation: return false
        default: break
        }
        guard token.isSelfClosing || skipValue(isRead: isRead, in: bytes) else { return false }
        item.isPartial = true
        return true
    }

    /// Skips the rest of the current element if it is a leaf.
    ///
    /// - Parameter isRead: Whether to report faults of the text, as when reading it.
    private mutating func skipValue(isRead: Bool, in bytes: Span<UInt8>) -> Bool {
        guard let leaf = state.scanner.leaf(of: token, in: bytes) else { return false }
        if isRead, leaf.hasReferences { check(leaf.value.range, in: bytes) }
        return true
    }

    /// Returns true if the attribute is missing or its address can be used as written.
    private mutating func isPlainAddress(_ name: AttributeName, in bytes: Span<UInt8>) -> Bool {
        attributes[name].map { bytes.isOrdinaryAddress($0) } ?? true
    }
}
