import FeedModel

/// Encodes items as JSON objects of JSON Feed 1.1, which ``ArchivedItemLines`` decodes.
///
/// Data without a JSON Feed member, such as media descriptions, is lost.
enum ArchivedItemDocument {
    /// Encodes `item`.
    ///
    /// - Parameter language: the feed's language, for an item without one.
    static func bytes(of item: FeedItem, language: String?) -> [UInt8] {
        let details = item.details
        let content = item.content ?? item.summary
        let html = content?.html(onPage: item.url)
        let members: [(String, PrintedJSON?)] = [
            ("id", .text(item.id)),
            ("url", .text(item.url)),
            ("external_url", .text(details.externalURL)),
            ("title", .text(item.title)),
            ("content_html", .text(html)),
            ("content_text", html == nil ? .text(content?.plainText) : nil),
            ("summary", item.content == nil ? nil : .text(item.summary?.plainText)),
            ("image", .text(details.image?.url)),
            ("banner_image", .text(details.banner)),
            ("location", .text(details.location)),
            ("date_published", .text(item.published.flatMap(timestamp))),
            ("date_modified", .text(item.updated.flatMap(timestamp))),
            ("language", .text(details.language ?? language)),
            ("tags", list(details.tags.map { .string($0) })),
            ("authors", list(details.authors.map(author))),
            ("attachments", list(details.attachments.map(attachment))),
        ]
        return PrintedJSON.object(members).line
    }

    private static func author(_ author: FeedAuthor) -> PrintedJSON {
        .object([
            ("name", .text(author.name ?? author.email)), ("url", .text(author.url)),
            ("avatar", .text(author.avatar)),
        ])
    }

    private static func attachment(_ attachment: FeedAttachment) -> PrintedJSON {
        .object([
            ("url", .string(attachment.url)),
            ("mime_type", .text(attachment.mimeType)),
            ("title", .text(attachment.title)),
            ("size_in_bytes", attachment.sizeInBytes.map { .number($0) }),
            ("duration_in_seconds", attachment.durationInSeconds.map { .number($0) }),
        ])
    }

    private static func list(_ values: [PrintedJSON]) -> PrintedJSON? {
        values.isEmpty ? nil : .array(values)
    }

    /// Formats a date as in RFC 3339, a day, a month or a year as the beginning of it; `nil` if the
    /// year is out of range.
    private static func timestamp(_ date: FeedDate) -> String? {
        let offset = Int64(date.utcOffsetMinutes)
        let local = date.secondsSince1970 + offset * 60
        let days = CalendarDate.days(toSecond: local)
        let second = local - days * 86_400
        let day = CalendarDate(daysSince1970: days)
        guard (1...9999).contains(day.year) else { return nil }
        func padded(_ number: Int64, _ width: Int = 2) -> String {
            let digits = "\(number)"
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let clock = [second / 3_600, second / 60 % 60, second % 60].map { padded($0) }
        let text =
            "\(padded(day.year, 4))-\(padded(Int64(day.month)))-\(padded(Int64(day.day)))"
            + "T\(clock.joined(separator: ":"))"
            + (offset < 0 ? "-" : "+") + "\(padded(abs(offset) / 60)):\(padded(abs(offset) % 60))"
        let length =
            switch date.precision {
            case .instant: text.utf8.count
            case .day: 10
            case .month: 7
            case .year: 4
            }
        return String(text.prefix(length))
    }
}
