internal import FeedMarkup
internal import FeedModel

/// Finding elements that are written as nearly all are: a short name, attributes in double quotes, and an end tag that is
/// spelled as its start tag is.
///
/// Only their tags are found here; what they say is read by the same functions as of all others. Whatever is written
/// otherwise is left where it stands to the scanner of all markup.
extension XMLFeedParser {
    /// Reads elements that are written plainly, up to the first that is not, or that begins at `limit` or after.
    ///
    /// Not where a document is read whole: what finds all elements is what this is held against.
    @inline(__always)
    mutating func readPlain(upTo limit: Int, in bytes: Span<UInt8>) {
        guard standing.isOutline || second.mode != .none, standing.overflow == 0,
            standing.root.isMet
        else { return }
        var position = standing.scanner.position
        while !standing.open.isEmpty, standing.open.count < limits.depth, !second.isRead {
            position = bytes.skippingWhiteSpace(from: position, to: standing.scanner.end)
            guard position &+ 1 < limit, bytes[position] == UInt8(ascii: "<"),
                let end = bytes[position &+ 1] == UInt8(ascii: "/")
                    ? readPlainEnd(at: position, in: bytes)
                    : readPlainElement(at: position, in: bytes)
            else { break }
            position = end
        }
        standing.scanner.move(to: position)
    }

    /// Closes the innermost element if its end tag stands at `mark`, and says where that ends.
    private mutating func readPlainEnd(at mark: Int, in bytes: Span<UInt8>) -> Int? {
        guard
            let end = bytes.endOfEndTag(
                at: mark, of: standing.open.innermostName, before: standing.scanner.end)
        else { return nil }
        close(downTo: standing.open.count - 1, at: mark, in: bytes)
        return end
    }

    /// Reads the element that begins at `start`, or opens it, and says where to go on; `nil` where it is not
    /// written plainly.
    private mutating func readPlainElement(at start: Int, in bytes: Span<UInt8>) -> Int? {
        guard let spelling = TagName(at: start &+ 1, in: bytes), spelling.count > 0 else {
            return nil
        }
        let name = start &+ 1..<start &+ 1 &+ spelling.count
        guard name.upperBound < standing.scanner.end, find(spelling, at: name, in: bytes),
            // A prefix that is not declared is noted, and these two are more than what they hold.
            !element.name.isUndeclared, !element.name.isCore(.channel),
            !(standing.isInItem && element.name.isItem),
            let tag = attributes.readPlain(
                from: name.upperBound, to: standing.scanner.end, most: limits.attributes, in: bytes)
        else { return nil }
        token = MarkupToken(
            kind: .startTag, range: start..<tag.inside, name: name,
            content: name.upperBound..<tag.inside &- (tag.isEmpty ? 2 : 1))
        token.isSelfClosing = tag.isEmpty
        standing.scanner.move(to: tag.inside)
        frame = ParserFrame(
            name: name, key: element.key, within: standing.open,
            namespaceCount: standing.namespaces.count)
        if standing.isInItem, frame.container.isOfItem, skip(in: bytes) {
            return standing.scanner.position
        }
        // Only what a document begins with can be no feed.
        do { try readElement(in: bytes) } catch { return nil }
        return standing.scanner.position
    }

    /// Makes `element` what elements mean whose name is written as the one at `range`, and says whether it can.
    @inline(__always)
    private mutating func find(
        _ spelling: TagName, at range: Range<Int>, in bytes: Span<UInt8>
    ) -> Bool {
        if let known = knownElements.element(spelling, version: standing.namespaces.version) {
            element = known
            return true
        }
        // What else may stand in a name, or may end one, is for others.
        guard bytes[range.lowerBound].isASCIILetter,
            range.allSatisfy({ bytes[$0].isASCIIAlphanumeric || bytes[$0] == UInt8(ascii: ":") })
        else { return false }
        let name = standing.namespaces.element(range, in: bytes)
        element = KnownElement(name: name, key: NameKey(range, in: bytes), rule: table[name])
        knownElements.keep(spelling, element, version: standing.namespaces.version)
        return true
    }
}

// MARK: - Passing over

extension XMLFeedParser {
    /// Passes over the element whose start tag was read, if nothing of it is wanted in this
    /// reading: up to its end, or up to its inside where other elements may stand there.
    ///
    /// An item of which something was passed over is partial: whatever its details are made of is read when somebody
    /// asks for them, be it that it was read before. What is passed over is in order: its end is where reading it
    /// would have come to, and would have noted no problem.
    @inline(__always)
    private mutating func skip(in bytes: Span<UInt8>) -> Bool {
        let rule = element.rule
        if case .nothing = rule.inItem {
            return token.isSelfClosing || skipValue(isRead: false, in: bytes)
        }
        switch second.mode {
        case .none:
            return standing.isOutline && leaveForDetails(in: bytes)
        case .all: return false
        case .rest, .files:
            let isLeftOut =
                second.mode == .files && !rule.uses.contains(.files)
                && !rule.uses.isDisjoint(with: [.details, .waits])
                || rule.uses.contains(.list) && frame.container == .item
            // Attributes of these may name files.
            guard isLeftOut, !token.isSelfClosing, attributes[.src] == nil,
                element.name.local != .link || token.content.isEmpty
            else { return false }
            return skipValue(isRead: true, in: bytes)
        }
    }

    /// Lets the element wait until somebody asks for the item's details, if it may.
    private mutating func leaveForDetails(in bytes: Span<UInt8>) -> Bool {
        let uses = element.rule.uses
        let ofMedium = frame.container == .mediaContent && element.name.namespace == .media
        guard uses.contains(.waits) || item.isPartial && (uses.contains(.details) || ofMedium),
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
            // Who may turn out to be the author.
            if attribute(.role, is: "author", in: bytes) { return false }
        case .mediaLocation: return false
        default: break
        }
        guard token.isSelfClosing || skipValue(isRead: isRead, in: bytes) else { return false }
        item.isPartial = true
        return true
    }

    /// Goes to the end of the element whose start tag was read, if that holds text or one CDATA section.
    ///
    /// - Parameter isRead: whether to note the faults of the text, as when it is read.
    private mutating func skipValue(isRead: Bool, in bytes: Span<UInt8>) -> Bool {
        guard let leaf = standing.scanner.leaf(of: token, in: bytes) else { return false }
        if isRead, leaf.hasReferences { check(leaf.value.range, in: bytes) }
        return true
    }

    /// The address in an attribute, if there is one, can be used as it is written.
    private mutating func isPlainAddress(_ name: AttributeName, in bytes: Span<UInt8>) -> Bool {
        attributes[name].map { bytes.isOrdinaryAddress($0) } ?? true
    }
}
