internal import FeedMarkup
internal import FeedModel

/// Links of RSS and Atom.
extension XMLFeedParser {
    /// The relation of a link's target to the feed or the item.
    private enum Relation {
        case alternate, own, enclosure, replies, license, other
    }

    private mutating func relation(in bytes: Span<UInt8>) -> Relation {
        guard let value = attributes[.rel] else { return .alternate }
        var range = bytes.trimmingWhiteSpace(value)
        // As in HTML: `alternate noopener`.
        range = range.prefix { !bytes[$0].isHTMLWhiteSpace }
        // A registered relation may be written as an IRI (RFC 4287, section 4.2.7.2).
        if bytes.hasCaseInsensitivePrefix(
            "http://www.iana.org/assignments/relation/", at: range.lowerBound,
            before: range.upperBound)
        {
            range = range.dropFirst(41)
        }
        if range.isEmpty || bytes.equalsIgnoringCase(range, "alternate") { return .alternate }
        if bytes.equalsIgnoringCase(range, "self") { return .own }
        if bytes.equalsIgnoringCase(range, "enclosure") { return .enclosure }
        if bytes.equalsIgnoringCase(range, "replies") { return .replies }
        if bytes.equalsIgnoringCase(range, "license") { return .license }
        return .other
    }

    /// Returns false for a link to what is no page, such as another feed.
    mutating func mayBePage(in bytes: Span<UInt8>) -> Bool {
        let type = attributes[.type].map { bytes.mediaType($0) } ?? 0..<0
        return type.isEmpty || bytes.equalsIgnoringCase(type, "text/html")
            || bytes.equalsIgnoringCase(type, "application/xhtml+xml")
    }

    /// The text of a link, or the address after an empty one: programs for HTML, where a link has no
    /// end tag, write `<link/>https://…`.
    private mutating func linkValue(in bytes: Span<UInt8>) -> XMLValue {
        var value = captureValue(in: bytes)
        if token.isSelfClosing {
            let rest = token.range.upperBound..<state.scanner.end
            let end = bytes.firstIndex(of: UInt8(ascii: "<"), in: rest) ?? rest.upperBound
            let text = bytes.trimmingWhiteSpace(rest.lowerBound..<end)
            if bytes.equalsIgnoringCase(text.prefix(4), "http") { value.range = text }
        }
        check(.link(value), in: bytes)
        return value
    }

    mutating func readFeedLink(in bytes: Span<UInt8>) -> ParserFrame.Container {
        guard attributes[.href] != nil else {
            let value = linkValue(in: bytes)
            let page = url(value, in: bytes)
            state.candidates.homePage.offer(page, rank: 1)
            recordFallbackBase(page, isOwn: false)
            return .ignored
        }
        let link = url(.href, in: bytes)
        switch relation(in: bytes) {
        case .alternate:
            state.candidates.homePage.offer(link, rank: mayBePage(in: bytes) ? 2 : 3)
            recordFallbackBase(link, isOwn: false)
        case .own:
            if state.feed.feedURL == nil { state.feed.feedURL = link }
            recordFallbackBase(link, isOwn: true)
        case .license:
            if state.feed.rights == nil { state.feed.rights = link }
        case .enclosure, .replies, .other: break
        }
        // The end tag of a link with attributes may be missing; it is treated as closed.
        return state.open.container
    }

    /// Sets the base for a document without an address: the feed's own, or else its home page.
    mutating func recordFallbackBase(_ url: String?, isOwn: Bool) {
        guard let url, isOwn || state.bases.fallback == nil, let base = URLBase(url) else {
            return
        }
        state.bases.fallback = base
        state.fallbackCount += 1
    }

    mutating func readItemLink(in bytes: Span<UInt8>) -> ParserFrame.Container {
        guard attributes[.href] != nil else {
            let resource = urlRange(.resource, in: bytes)
            let value = linkValue(in: bytes)
            item.url.offer(urlRange(value, in: bytes) ?? resource, rank: 1)
            return .ignored
        }
        switch relation(in: bytes) {
        case .alternate:
            item.url.offer(urlRange(.href, in: bytes), rank: mayBePage(in: bytes) ? 2 : 3)
        case .enclosure:
            check(.numbers([.length]), in: bytes)
            addAttachment(fileURL(.href, in: bytes), in: bytes)
        case .replies:
            readReplies(in: bytes)
        case .license:
            setRights(url(.href, in: bytes))
        case .own, .other: break
        }
        // The end tag of a link with attributes may be missing; it is treated as closed.
        return state.open.container
    }
}
