internal import FeedMarkup

/// The attributes of an `outline` element of a list. Of those that stand twice, the first one
/// counts.
struct OutlineAttributes {
    /// The feed's address, or, where ``isLocal``, what the list says; `nil` where it lists no feed.
    var feedURL: String?
    /// A file is named.
    var isLocal = false
    /// The site's page.
    var homePageURL: String?
    /// The list's name for it; `nil` where that is nothing but the address again, which other
    /// programs write where they know no name.
    var name: String?
    /// What stands where its feed's address should, and is none; empty where nothing does. `nil` where it has an
    /// address, or lists no feed.
    var unusableAddress: String?
    /// It is commented out, and so is what lies in it (OPML 2.0, common attributes).
    var isComment = false

    /// Reads the attributes of `token`; `base` is what relative addresses are resolved against.
    init(
        _ token: MarkupToken, base: URLBase?, limits: ParsingLimits, in bytes: Span<UInt8>
    ) {
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        var title: String?
        var text: String?
        var address: String?
        var other: XMLValue?
        var namesFeed = false
        var count = 0
        while let attribute = attributes.next(in: bytes), count < limits.attributes {
            count += 1
            let value = XMLValue(range: attribute.value)
            guard value.range.count <= limits.tokenLength else { continue }
            if bytes.equalsIgnoringCase(attribute.name, "xmlurl") {
                if feedURL == nil { setFeed(value, base: base, in: bytes) }
                address = address ?? TextLine.make(value, as: .plain, in: bytes)
            } else if bytes.equalsIgnoringCase(attribute.name, "url") {
                other = other ?? value
            } else if bytes.equalsIgnoringCase(attribute.name, "type") {
                namesFeed = Self.feedTypes.contains { bytes.equalsIgnoringCase(value.range, $0) }
            } else if bytes.equalsIgnoringCase(attribute.name, "iscomment") {
                isComment = bytes.equalsIgnoringCase(value.range, "true")
            } else if bytes.equalsIgnoringCase(attribute.name, "htmlurl") {
                homePageURL = homePageURL ?? Self.url(value, base: base, for: .link, in: bytes)
            } else if bytes.equalsIgnoringCase(attribute.name, "title") {
                title = title ?? TextLine.make(value, as: .unknown, in: bytes)
            } else if bytes.equalsIgnoringCase(attribute.name, "text") {
                text = text ?? TextLine.make(value, as: .unknown, in: bytes)
            }
        }
        if feedURL == nil, namesFeed, let other {
            setFeed(other, base: base, in: bytes)
            address = TextLine.make(other, as: .plain, in: bytes)
        }
        // A folder may have an empty address, too.
        if feedURL == nil, namesFeed || address.map({ token.isSelfClosing || !$0.isEmpty }) ?? false
        {
            unusableAddress = address ?? ""
        }
        name = [title, text].compactMap { $0 }.first {
            !$0.isEmpty && $0 != feedURL && $0 != address
        }
    }

    /// The types of an outline whose `url` is a feed, as old lists have it, or another list (OPML 2.0, inclusion).
    private static let feedTypes: [StaticString] = ["rss", "atom", "include"]

    private mutating func setFeed(_ value: XMLValue, base: URLBase?, in bytes: Span<UInt8>) {
        let file = Self.file(value, base: base, in: bytes)
        isLocal = file != nil
        feedURL = file ?? Self.url(value, base: base, for: .feed, in: bytes)
    }

    /// Its name where it is a folder: it has a name, and lists no feed. A long one is cut, since it
    /// is told of every feed in it.
    var folderName: String? {
        feedURL == nil ? name.map { String($0.prefix(Self.folderNameLength)) } : nil
    }

    private static let folderNameLength = 100

    private static func url(
        _ value: XMLValue, base: URLBase?, for purpose: URLPurpose, in bytes: Span<UInt8>
    ) -> String? {
        let text = value.text(in: bytes)
        return URLReference.resolved(text.span, against: base, for: purpose)
    }

    /// The file that `value` names. Where there is something to resolve it against, a path was that.
    private static func file(
        _ value: XMLValue, base: URLBase?, in bytes: Span<UInt8>
    ) -> String? {
        let text = value.text(in: bytes)
        guard let file = FileReference.text(text.span) else { return nil }
        return base == nil || file.prefix(5).lowercased() == "file:" ? file : nil
    }
}
