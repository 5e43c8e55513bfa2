internal import FeedMarkup
internal import FeedModel

/// The attributes of an `outline` element; of repeated ones the first counts.
struct OutlineAttributes {
    /// The feed's address, or the reference as written if ``isLocal``; `nil` if no feed is listed.
    var feedURL: String?
    /// The reference names a file.
    var isLocal = false
    /// The address of the site.
    var homePageURL: String?
    /// The list's name for it; `nil` if it is the address again, which some programs write for lack
    /// of a name.
    var name: String?
    /// The unusable value of the address, empty if it is missing; `nil` if it is usable, or if no
    /// feed is listed.
    var unusableAddress: String?
    /// The search it lists instead of a feed.
    var search: FeedSearch?
    /// It is commented out with everything in it (OPML 2.0, common attributes).
    var isComment = false

    /// Reads the attributes of `token`.
    ///
    /// - Parameter base: The base of relative addresses.
    init(_ token: MarkupToken, base: URLBase?, limits: ParsingLimits, in bytes: Span<UInt8>) {
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        var title: String?
        var text: String?
        var address: String?
        var other: XMLValue?
        var query: String?
        var namesFeed = false
        var namesSearch = false
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
                namesSearch = bytes.equalsIgnoringCase(value.range, "search")
            } else if bytes.equalsIgnoringCase(attribute.name, "query") {
                query = query ?? TextLine.make(value, as: .plain, in: bytes)
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
        // A folder may have an empty address.
        if feedURL == nil, namesFeed || address.map({ token.isSelfClosing || !$0.isEmpty }) ?? false
        {
            unusableAddress = address ?? ""
        }
        name = [title, text].compactMap { $0 }.first {
            !$0.isEmpty && $0 != feedURL && $0 != address
        }
        if namesSearch, feedURL == nil, let name, let query {
            search = FeedSearch(name: name, query: query)
        }
    }

    /// What the address of a program begins with, which the user's configuration has under a name.
    private static let program = "exec:"

    /// Types of outlines whose `url` is a feed, as in old lists, or another list (OPML 2.0,
    /// inclusion).
    private static let feedTypes: [StaticString] = ["rss", "atom", "include"]

    private mutating func setFeed(_ value: XMLValue, base: URLBase?, in bytes: Span<UInt8>) {
        let file = Self.file(value, base: base, in: bytes)
        isLocal = file != nil
        feedURL = file ?? Self.url(value, base: base, for: .feed, in: bytes)
        // Without a base, an address without a scheme stays relative.
        if !isLocal, let address = feedURL, !URLReference.hasScheme(address.utf8.span) {
            feedURL = nil
        }
    }

    /// The name of a folder, with `∕` for a slash, which separates names in a path; shortened, since it is
    /// repeated in every feed of it.
    var folderName: String? {
        guard feedURL == nil, search == nil else { return nil }
        return name.map { name in
            var folder = String.UnicodeScalarView()
            for scalar in name.unicodeScalars.prefix(Self.folderNameLength) {
                folder.append(scalar == "/" ? "∕" : scalar)
            }
            return String(folder)
        }
    }

    /// In Unicode scalars: a character may have any number of them, and a slash with an accent is another
    /// character than a slash.
    private static let folderNameLength = 100

    private static func url(
        _ value: XMLValue, base: URLBase?, for purpose: URLPurpose, in bytes: Span<UInt8>
    ) -> String? {
        URLReference.resolved(address(value, in: bytes).span, against: base, for: purpose)
    }

    /// The address in `value` without what surrounds it by mistake.
    private static func address(_ value: XMLValue, in bytes: Span<UInt8>) -> [UInt8] {
        var text = value.text(in: bytes)
        AddressRepair.unwrap(&text)
        return Array(text[InvisibleText.trimming(0..<text.count, in: text.span)])
    }

    /// The file or program named by `value`. With a base, a path is a relative address instead.
    private static func file(_ value: XMLValue, base: URLBase?, in bytes: Span<UInt8>) -> String? {
        let address = address(value, in: bytes)
        if base == nil, address.starts(with: Self.program.utf8),
            address.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") })
        {
            return String(decoding: address, as: UTF8.self)
        }
        guard let file = FileReference.text(address.span) else { return nil }
        return base == nil || file.prefix(5).lowercased() == "file:" ? file : nil
    }
}
