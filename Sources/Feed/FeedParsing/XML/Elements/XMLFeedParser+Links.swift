internal import FeedMarkup
internal import FeedModel

/// Links, in RSS's spelling and in Atom's.
extension XMLFeedParser {
    /// The relation of a link's target to the feed or the item.
    private enum Relation {
        case alternate, own, enclosure, replies, license, other
    }

    private mutating func relation(in bytes: Span<UInt8>) -> Relation {
        guard let value = attributes[.rel] else { return .alternate }
        var range = bytes.trimmingWhiteSpace(value)
        // RFC 4287, 4.2.7.2: a registered name may be written as an address.
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

    /// How good an alternate is: a page to read is better than another feed.
    private mutating func alternateRank(in bytes: Span<UInt8>) -> Int {
        guard let type = attributes[.type] else { return 2 }
        let range = bytes.trimmingWhiteSpace(type)
        if range.isEmpty || bytes.equalsIgnoringCase(range, "text/html")
            || bytes.equalsIgnoringCase(range, "application/xhtml+xml")
        {
            return 2
        }
        return 3
    }

    mutating func readFeedLink(
        in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        guard attributes[.href] != nil else {
            let value = captureValue(in: bytes)
            if isThorough { checkIsWhole(value, base: frame.base, in: bytes) }
            let page = url(value, base: frame.base, in: bytes)
            standing.feed.homePage.offer(page, rank: 1)
            noteFallbackBase(page, isOwn: false)
            return .ignored
        }
        let link = url(.href, base: frame.base, in: bytes)
        switch relation(in: bytes) {
        case .alternate:
            standing.feed.homePage.offer(link, rank: alternateRank(in: bytes))
            noteFallbackBase(link, isOwn: false)
        case .own:
            if standing.feed.feedURL == nil { standing.feed.feedURL = link }
            noteFallbackBase(link, isOwn: true)
        case .license:
            if standing.feed.rights == nil { standing.feed.rights = link }
        case .enclosure, .replies, .other: break
        }
        // A link with attributes and nothing inside may lack its end; what follows is read as if it
        // were closed.
        return standing.open.container
    }

    /// Where the document's own address is not known, that of the feed, or else of its page,
    /// is what relative addresses are resolved against.
    mutating func noteFallbackBase(_ url: String?, isOwn: Bool) {
        guard let url, isOwn || standing.bases.fallback == nil, let base = URLBase(url) else {
            return
        }
        standing.bases.fallback = base
        standing.fallbackCount += 1
    }

    mutating func readItemLink(
        in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        guard attributes[.href] != nil else {
            let resource = urlPlace(.resource, base: frame.base, in: bytes)
            let value = captureValue(in: bytes)
            if isThorough, checkIsWhole(value, base: frame.base, in: bytes) {
                presence.inItem.hasRelativeLink = true
            }
            item.url.offer(urlPlace(value, base: frame.base, in: bytes) ?? resource, rank: 1)
            return .ignored
        }
        switch relation(in: bytes) {
        case .alternate:
            item.url.offer(
                urlPlace(.href, base: frame.base, in: bytes), rank: alternateRank(in: bytes))
        case .enclosure:
            if isThorough { checkNumbers([.length], in: bytes) }
            addAttachment(fileURL(.href, base: frame.base, in: bytes), in: bytes)
        case .replies:
            readReplies(in: bytes)
        case .license:
            setRights(url(.href, base: frame.base, in: bytes))
        case .own, .other: break
        }
        // A link with attributes and nothing inside may lack its end; what follows is read as if it
        // were closed.
        return standing.open.container
    }
}
