internal import FeedMarkup
internal import FeedModel

/// Members of JSON Feed and the image feed.
extension JSONFeedParser {
    /// Reads the feed's own members.
    mutating func readFeed(_ range: Range<Int>, in bytes: Span<UInt8>) throws(FeedParsingError) {
        var cursor = JSONCursor(range, depthLimit: limits.depth)
        var favicon: String?
        let limit = limits.tokenLength
        try cursor.enter(in: bytes)
        while let name = try cursor.nextMember(in: bytes) {
            switch name.name(in: bytes) {
            case "title": feed.title = try cursor.line(in: bytes, limit: limit)
            case "description": feed.summary = try cursor.line(in: bytes, limit: limit)
            case "language": feed.language = try cursor.line(in: bytes, limit: 64)
            case "home_page_url":
                feed.homePageURL = try address(&cursor, for: .link, in: bytes)
            case "feed_url":
                feed.feedURL = try address(&cursor, for: .resource, in: bytes) ?? feed.feedURL
            case "icon": feed.icon = try address(&cursor, for: .resource, in: bytes)
            case "favicon": favicon = try address(&cursor, for: .resource, in: bytes)
            case "next_url": feed.nextPageURL = try address(&cursor, for: .resource, in: bytes)
            case "expired": feed.isExpired = try cursor.isTrue(in: bytes)
            case "hubs": feed.hubs = try hubs(&cursor, in: bytes)
            case "author", "authors":
                for person in try people(&cursor, in: bytes) { feed.authors.addPerson(person) }
            default: try cursor.skip(in: bytes)
            }
        }
        feed.icon = feed.icon ?? favicon
        feed.favicon = favicon
        base = base ?? (feed.feedURL ?? feed.homePageURL).flatMap { URLBase($0) }
    }

    /// Reads the items.
    ///
    /// - Parameter showsImageFeed: Set to false by a member that only JSON Feed has.
    mutating func readItems(
        _ cursor: inout JSONCursor, _ showsImageFeed: inout Bool, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        try cursor.enter(in: bytes)
        while try cursor.nextElement(in: bytes) {
            guard try cursor.peek(in: bytes) == .object else {
                check(.item(nil, at: cursor.position), in: bytes)
                try cursor.skip(in: bytes)
                continue
            }
            guard try readItem(&cursor, &showsImageFeed, in: bytes) else { return }
        }
    }

    /// Reads an item; returns false beyond the limit.
    private mutating func readItem(
        _ cursor: inout JSONCursor, _ showsImageFeed: inout Bool, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> Bool {
        let offset = cursor.position
        var item = JSONItem()
        try cursor.enter(in: bytes)
        while let name = try cursor.nextMember(in: bytes) {
            try readMember(name, of: &item, &cursor, &showsImageFeed, in: bytes)
        }
        check(.item(item, at: offset), in: bytes)
        item.details.image = item.image.map { FeedImage(url: $0) }
        dropBlankTexts(of: &item, in: bytes)
        return add(item, at: offset, in: bytes)
    }

    /// Removes a blank text if there is another one to show.
    func dropBlankTexts(of item: inout JSONItem, in bytes: Span<UInt8>) {
        func shown(_ text: JSONText?, isMarkup: Bool) -> JSONText? {
            let isBlank = ContentRecord(text, isMarkup: isMarkup)?.isBlank(in: bytes) ?? true
            return isBlank ? nil : text
        }
        let hasOther = item.description != nil || item.summary != nil
        if item.text != nil || hasOther { item.html = shown(item.html, isMarkup: true) }
        if hasOther { item.text = shown(item.text, isMarkup: false) }
    }

    private mutating func readMember(
        _ name: JSONText, of item: inout JSONItem, _ cursor: inout JSONCursor,
        _ showsImageFeed: inout Bool, in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        let limit = limits.tokenLength
        switch name.name(in: bytes) {
        case "id": item.id = try cursor.line(in: bytes, limit: limit)
        case "url": item.url = try address(&cursor, for: .link, in: bytes)
        case "external_url":
            item.details.externalURL = try address(&cursor, for: .link, in: bytes)
        case "title": item.title = try cursor.line(in: bytes, limit: limit)
        case "content_html":
            showsImageFeed = false
            item.html = try cursor.text(in: bytes)
        case "content_text":
            showsImageFeed = false
            item.text = try cursor.text(in: bytes)
        case "summary": item.summary = try cursor.text(in: bytes)
        case "description": item.description = try cursor.text(in: bytes)
        case "location": item.details.location = try cursor.line(in: bytes, limit: limit)
        case "image":
            item.image = try address(&cursor, for: .inlineImage, in: bytes) ?? item.image
        case "banner_image":
            let banner = try address(&cursor, for: .resource, in: bytes)
            item.image = item.image ?? banner
            item.details.banner = banner
        case "date_published": item.published = try date(&cursor, in: bytes)
        case "date_modified": item.updated = try date(&cursor, in: bytes)
        case "author", "authors":
            for person in try people(&cursor, in: bytes) { item.details.authors.addPerson(person) }
        case "tags": item.details.tags = try strings(&cursor, in: bytes)
        case "language": item.details.language = try cursor.line(in: bytes, limit: 64)
        case "attachments": item.details.attachments = try attachments(&cursor, in: bytes)
        default: try cursor.skip(in: bytes)
        }
    }

    /// Reads one author or an array of authors.
    private mutating func people(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> [FeedAuthor] {
        var people: [FeedAuthor] = []
        try cursor.forEachElement(in: bytes) { cursor throws(FeedParsingError) in
            guard people.count < limits.valuesPerItem else { return try cursor.skip(in: bytes) }
            if try cursor.peek(in: bytes) == .object {
                if let person = try person(&cursor, in: bytes) { people.append(person) }
            } else if let text = try cursor.line(in: bytes, limit: limits.tokenLength),
                let person = FeedAuthor(text: text)
            {
                people.append(person)
            }
        }
        return people
    }

    private mutating func person(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> FeedAuthor? {
        var person = FeedAuthor()
        try cursor.enter(in: bytes)
        while let name = try cursor.nextMember(in: bytes) {
            switch name.name(in: bytes) {
            case "name": person.name = try cursor.line(in: bytes, limit: limits.tokenLength)
            case "email":
                person.email = try cursor.line(in: bytes, limit: limits.tokenLength)
                    .flatMap(FeedAuthor.address(in:))
            case "avatar": person.avatar = try address(&cursor, for: .resource, in: bytes)
            case "url":
                let url = try address(&cursor, for: .link, in: bytes)
                if let url, url.hasPrefix("mailto:") {
                    person.email = person.email ?? FeedAuthor.address(in: url)
                } else {
                    person.url = url
                }
            default: try cursor.skip(in: bytes)
            }
        }
        person.splitName()
        return person == FeedAuthor() ? nil : person
    }

    /// Reads a non-negative number; `nil` for any other value.
    private mutating func number(
        _ name: JSONText, _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> Double? {
        let isMissing = try cursor.peek(in: bytes) == .null
        let offset = cursor.position
        if let number = try cursor.double(in: bytes), number >= 0 { return number }
        if !isMissing {
            check(.number(offset..<cursor.position, of: name.string(in: bytes)), in: bytes)
        }
        return nil
    }

    private mutating func hubs(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> [FeedHub] {
        var hubs: [FeedHub] = []
        try cursor.forEachElement(in: bytes) { cursor throws(FeedParsingError) in
            guard hubs.count < limits.valuesPerItem else { return try cursor.skip(in: bytes) }
            var hub = FeedHub(protocol: "", url: "")
            try cursor.forEachMember(in: bytes) { member, cursor throws(FeedParsingError) in
                switch member.name(in: bytes) {
                case "type": hub.protocol = try cursor.line(in: bytes, limit: 64) ?? ""
                case "url": hub.url = try address(&cursor, for: .resource, in: bytes) ?? ""
                default: try cursor.skip(in: bytes)
                }
            }
            if !hub.protocol.isEmpty, !hub.url.isEmpty { hubs.append(hub) }
        }
        return hubs
    }

    private mutating func attachments(
        _ cursor: inout JSONCursor, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> [FeedAttachment] {
        var attachments: [FeedAttachment] = []
        try cursor.forEachElement(in: bytes) { cursor throws(FeedParsingError) in
            guard attachments.count < limits.valuesPerItem,
                try cursor.peek(in: bytes) == .object
            else { return try cursor.skip(in: bytes) }
            var attachment = FeedAttachment(url: "")
            let offset = cursor.position
            try cursor.enter(in: bytes)
            while let name = try cursor.nextMember(in: bytes) {
                let limit = limits.tokenLength
                switch name.name(in: bytes) {
                case "url":
                    attachment.url = try address(&cursor, for: .resource, in: bytes) ?? ""
                case "mime_type": attachment.mimeType = try cursor.line(in: bytes, limit: limit)
                case "title": attachment.title = try cursor.line(in: bytes, limit: limit)
                case "size_in_bytes":
                    let number = try number(name, &cursor, in: bytes)
                    attachment.sizeInBytes = number.flatMap { Int64(exactly: $0.rounded()) }
                case "duration_in_seconds":
                    attachment.durationInSeconds = try number(name, &cursor, in: bytes)
                default: try cursor.skip(in: bytes)
                }
            }
            check(.attachment(attachment, at: offset), in: bytes)
            if !attachment.url.isEmpty { attachments.append(attachment) }
        }
        return attachments
    }
}
