internal import FeedMarkup
internal import FeedModel

/// RSS 2.0 in JSON: an element is a member, its text a string or the member `#value` of an object
/// whose other members are attributes; repeated elements are an array.
extension JSONFeedParser {
    /// Reads the object `rss`; returns false if it has no channel.
    mutating func readRSS(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> Bool {
        feed.format = .rssInJSON
        var hasChannel = false
        try cursor.enter(in: bytes)
        while let name = try cursor.nextMember(in: bytes) {
            if name.equals("channel", in: bytes), try cursor.peek(in: bytes) == .object {
                hasChannel = true
                try readChannel(&cursor, in: bytes)
            } else {
                try cursor.skip(in: bytes)
            }
        }
        return hasChannel
    }

    private mutating func readChannel(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        var items: Int?
        var schedule = UpdateSchedule()
        try cursor.enter(in: bytes)
        while let name = try cursor.nextMember(in: bytes) {
            switch name.name(in: bytes) {
            case "title": feed.title = try richLine(&cursor, in: bytes)
            case "description": feed.summary = try richLine(&cursor, in: bytes)
            case "link": feed.homePageURL = try address(&cursor, for: .link, in: bytes)
            case "language": feed.language = try line(&cursor, in: bytes)
            case "copyright": feed.rights = try richLine(&cursor, in: bytes)
            case "generator": feed.generator = try line(&cursor, in: bytes)
            case "managingEditor", "author":
                let person = try line(&cursor, in: bytes).flatMap(FeedAuthor.init(text:))
                feed.authors.add(person, upTo: limits.valuesPerItem)
            case "pubDate": feed.published = try date(&cursor, in: bytes)
            case "lastBuildDate": feed.updated = try date(&cursor, in: bytes)
            case "category": feed.categories = try strings(&cursor, in: bytes)
            case "ttl", "sy:updatePeriod", "sy:updateFrequency":
                try readSchedule(name, &cursor, into: &schedule, in: bytes)
            case "image":
                feed.icon = try attributes(&cursor, in: bytes)["url"].flatMap {
                    address($0, for: .resource, at: $0.range.lowerBound, in: bytes)
                }
            case "item", "items":
                _ = try cursor.peek(in: bytes)
                items = cursor.position
                try cursor.skip(in: bytes)
            default: try cursor.skip(in: bytes)
            }
        }
        feed.updateIntervalInSeconds = schedule.intervalInSeconds
        base = base ?? feed.homePageURL.flatMap { URLBase($0) }
        guard let items else { return }
        let end = cursor
        cursor.move(to: items)
        try cursor.forEachElement(in: bytes) { cursor throws(FeedParsingError) in
            guard try cursor.peek(in: bytes) == .object else { return try cursor.skip(in: bytes) }
            try readRSSItem(&cursor, in: bytes)
        }
        cursor = end
    }

    private mutating func readRSSItem(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        let offset = cursor.position
        var item = JSONItem()
        var permalink: String?
        try cursor.enter(in: bytes)
        while let name = try cursor.nextMember(in: bytes) {
            switch name.name(in: bytes) {
            case "title": item.title = try richLine(&cursor, in: bytes)
            case "link": item.url = try address(&cursor, for: .link, in: bytes)
            case "description": item.description = try value(&cursor, in: bytes)
            case "content:encoded", "encoded": item.html = try value(&cursor, in: bytes)
            case "guid":
                let parts = try attributes(&cursor, in: bytes)
                item.id = parts["#value"]?.line(in: bytes, limit: limits.tokenLength)
                let isPermalink = !(parts["isPermaLink"]?.equals("false", in: bytes) ?? false)
                if isPermalink, let id = item.id, id.hasPrefix("http") { permalink = id }
            case "pubDate": item.published = try date(&cursor, in: bytes)
            case "author":
                let person = try line(&cursor, in: bytes).flatMap(FeedAuthor.init(text:))
                item.details.authors.add(person, upTo: limits.valuesPerItem)
            case "category": item.details.tags = try strings(&cursor, in: bytes)
            case "comments": item.details.comments = try address(&cursor, for: .link, in: bytes)
            case "slash:comments", "thr:total", "wfw:commentRss", "wfw:commentRSS":
                try readDiscussion(name, of: &item.details, &cursor, in: bytes)
            case "slash:section": item.details.section = try richLine(&cursor, in: bytes)
            case "slash:department": item.details.department = try richLine(&cursor, in: bytes)
            case "enclosure": item.details.attachments = try enclosures(&cursor, in: bytes)
            default: try cursor.skip(in: bytes)
            }
        }
        item.url = item.url ?? permalink
        dropBlankTexts(of: &item, in: bytes)
        // The description is the content if it is the only one, else the summary; both are markup.
        if item.html == nil { swap(&item.html, &item.description) }
        swap(&item.summary, &item.description)
        _ = add(item, at: offset, in: bytes)
    }

    private mutating func enclosures(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> [FeedAttachment] {
        var found: [FeedAttachment] = []
        try cursor.forEachElement(in: bytes) { cursor throws(FeedParsingError) in
            let parts = try attributes(&cursor, in: bytes)
            guard found.count < limits.valuesPerItem,
                let text = parts["url"] ?? parts["#value"],
                let url = address(text, for: .resource, at: text.range.lowerBound, in: bytes)
            else { return }
            let length = parts["length"]?.line(in: bytes, limit: 32)
            let size = length.flatMap { Int64($0) } ?? -1
            if let text = parts["length"], length != nil, size < 0 {
                check(.number(text.range, of: "length"), in: bytes)
            }
            found.append(
                FeedAttachment(
                    url: url, mimeType: parts["type"]?.line(in: bytes, limit: 256),
                    sizeInBytes: size > 0 ? size : nil))
        }
        return found
    }

    // MARK: - Values

    /// The text of an element.
    mutating func value(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> JSONText? {
        try attributes(&cursor, in: bytes)["#value"]
    }

    /// The text and the attributes of an element, the first one if it is repeated.
    private mutating func attributes(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> [String: JSONText] {
        var parts: [String: JSONText] = [:]
        var isRead = false
        try cursor.forEachElement(in: bytes) { cursor throws(FeedParsingError) in
            guard !isRead else { return try cursor.skip(in: bytes) }
            isRead = true
            guard try cursor.peek(in: bytes) == .object else {
                parts["#value"] = try cursor.text(in: bytes)
                return
            }
            try cursor.forEachMember(in: bytes) { name, cursor throws(FeedParsingError) in
                let start = cursor.position
                if try cursor.peek(in: bytes) == .boolean {
                    try cursor.literal(in: bytes)
                    let range = bytes.trimmingWhiteSpace(start..<cursor.position)
                    parts[name.name(in: bytes)] = JSONText(range: range, hasEscapes: false)
                } else if parts.count < 16, let text = try cursor.text(in: bytes) {
                    parts[name.name(in: bytes)] = text
                } else if parts.count >= 16 {
                    try cursor.skip(in: bytes)
                }
            }
        }
        return parts
    }

    private mutating func line(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> String? {
        try value(&cursor, in: bytes)?.line(in: bytes, limit: limits.tokenLength)
    }

    /// Reads a line that may be HTML, as plain text.
    private mutating func richLine(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> String? {
        guard let text = try value(&cursor, in: bytes), text.range.count <= limits.tokenLength
        else { return nil }
        let line = HTMLText.line(text.decoded(in: bytes).span)
        return line.isEmpty ? nil : line
    }
}
