internal import FeedMarkup

/// Finds the feeds that a web page announces (`<link rel="alternate" type="application/rss+xml">`),
/// else the page that it leads on to (`<meta http-equiv="refresh">`), which may be one.
public enum FeedAutodiscovery {
    /// The maximum number of feeds reported for a page.
    private static let limit = 64
    private static let mediaTypes = [
        "application/rss+xml", "application/atom+xml", "application/feed+json",
        "application/rdf+xml", "application/json", "text/xml", "application/xml",
        "application/rss", "application/x-rss+xml", "application/x.atom+xml", "text/rss",
        "text/rss+xml",
    ]

    /// Returns the feeds announced in `page`, in document order, with addresses resolved against
    /// its `<base>` or else `pageURL`. Without either, files may be among them.
    ///
    /// `page` must be in UTF-16, UTF-32 or a superset of ASCII whose other characters have no byte
    /// below 0x80. O(n).
    public static func links(in page: [UInt8], pageURL: String?) -> [FeedLink] {
        let detection = EncodingDetection(page.span, nil)
        if (detection.marked ?? detection.shaped)?.isWide ?? false,
            case .converted(let text) = DocumentDecoder.decode(page).text
        {
            return links(in: text, pageURL: pageURL)
        }
        let bytes = page.span
        var base = pageURL.flatMap { URLBase($0) }
        var scanner = MarkupScanner(0..<bytes.count, syntax: .html)
        var links: [FeedLink] = []
        var refresh: FeedLink?
        var hasBase = false
        // The content of a template is not part of the page.
        var templates = 0
        while links.count < limit, let token = scanner.next(in: bytes) {
            if [.startTag, .endTag].contains(token.kind),
                bytes.equalsIgnoringCase(token.name, "template")
            {
                templates = max(0, templates + (token.kind == .startTag ? 1 : -1))
            }
            guard token.kind == .startTag, templates == 0 else { continue }
            if !hasBase, bytes.equalsIgnoringCase(token.name, "base"),
                let href = token.decodedValue(of: "href", in: bytes)
            {
                hasBase = true
                base = URLBase(href.span, within: base) ?? base
            } else if bytes.equalsIgnoringCase(token.name, "link")
                || bytes.equalsIgnoringCase(token.name, "a"),
                let link = link(token, base: base, in: bytes), !links.contains(link)
            {
                links.append(link)
            } else if bytes.equalsIgnoringCase(token.name, "meta"), refresh == nil {
                refresh = self.refresh(token, base: base, in: bytes)
            }
        }
        return links.isEmpty ? refresh.map { [$0] } ?? [] : links
    }

    /// The other page in `content="0; url='feed.xml'"` (HTML, “shared declarative refresh steps”).
    private static func refresh(
        _ token: MarkupToken, base: URLBase?, in bytes: Span<UInt8>
    ) -> FeedLink? {
        guard let header = token.decodedValue(of: "http-equiv", in: bytes),
            header.span.equalsIgnoringCase(0..<header.count, "refresh"),
            let content = token.decodedValue(of: "content", in: bytes),
            let semicolon = content.firstIndex(of: UInt8(ascii: ";"))
        else { return nil }
        let space = UInt8(ascii: " ")
        let rest = content[(semicolon + 1)...].drop { $0 == space }
        let name = rest.prefix(3).map { $0.asciiLowercased }
        let value = rest.dropFirst(3).drop { $0 == space }
        guard name.elementsEqual("url".utf8), value.first == UInt8(ascii: "=") else { return nil }
        var address = value.dropFirst().drop { $0 == space }
        if let mark = address.first, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(mark) {
            address = address.dropFirst().prefix { $0 != mark }
        }
        guard let url = URLReference.resolved(Array(address).span, against: base, for: .feed),
            !isOfPage(anchor: url, base)
        else { return nil }
        return FeedLink(url: url, mimeType: "")
    }

    private static func link(
        _ token: MarkupToken, base: URLBase?, in bytes: Span<UInt8>
    ) -> FeedLink? {
        func line(_ name: StaticString) -> String? {
            token.decodedValue(of: name, in: bytes).map { TextCleaning.collapsed($0.span) }
        }
        let relations = line("rel")?.lowercased().split(separator: " ").map(String.init) ?? []
        let type = token.decodedValue(of: "type", in: bytes).map { value in
            let essence = value.prefix { $0 != UInt8(ascii: ";") }.map { $0.asciiLowercased }
            return TextCleaning.collapsed(essence.span)
        }
        guard isFeed(type: type, relations: relations),
            let href = token.decodedValue(of: "href", in: bytes)
        else { return nil }
        let file = base == nil ? FileReference.text(href.span) : nil
        let url = file ?? URLReference.resolved(href.span, against: base, for: .feed)
        let title = line("title").flatMap { $0.isEmpty ? nil : $0 }
        return url.map {
            FeedLink(url: $0, isLocal: file != nil, title: title, mimeType: type ?? "")
        }
    }

    /// Returns true for a link with a feed's media type, or with the relation `feed` and no type.
    private static func isFeed(type: String?, relations: [String]) -> Bool {
        if relations.contains("stylesheet") { return false }
        guard let type, !type.isEmpty else { return relations.contains("feed") }
        return mediaTypes.contains(type)
            && (relations.contains("alternate") || relations.contains("feed"))
    }

    /// Returns the feeds that `Link` fields of a response announce (RFC 8288), with addresses
    /// resolved against `pageURL`. Several fields are joined by commas. Ignores links of another
    /// page (`anchor`). O(n).
    public static func links(inFields fields: String, pageURL: String?) -> [FeedLink] {
        let base = pageURL.flatMap { URLBase($0) }
        var links: [FeedLink] = []
        var fields = LinkFields(fields)
        while links.count < limit, let field = fields.next() {
            let relations = field["rel"]?.split(separator: " ").map { $0.lowercased() } ?? []
            let type = field["type"].map { String($0.prefix { $0 != ";" }).lowercased() }
            guard isFeed(type: type, relations: relations),
                isOfPage(anchor: field["anchor"] ?? "", base),
                let url = URLReference.resolved(field.target.span, against: base, for: .feed)
            else { continue }
            let title = field["title"].flatMap { $0.isEmpty ? nil : $0 }
            let link = FeedLink(url: url, title: title, mimeType: type ?? "")
            if !links.contains(link) { links.append(link) }
        }
        return links
    }

    /// Returns true if the anchor of a link is the page itself, or a part of it.
    private static func isOfPage(anchor: String, _ base: URLBase?) -> Bool {
        if anchor.isEmpty || anchor.utf8.first == UInt8(ascii: "#") { return true }
        guard let base,
            let url = URLReference.resolved(Array(anchor.utf8).span, against: base, for: .feed)
        else { return false }
        let hash = UInt8(ascii: "#")
        return url.utf8.prefix { $0 != hash }.elementsEqual(base.string.utf8.prefix { $0 != hash })
    }
}
