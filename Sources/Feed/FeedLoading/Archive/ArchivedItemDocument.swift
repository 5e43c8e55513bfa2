import FeedModel
import FeedParsing

/// Encodes items as JSON objects of JSON Feed 1.1, and decodes them.
///
/// Data without a JSON Feed member, such as media descriptions, is lost.
enum ArchivedItemDocument {
    /// Encodes `item`.
    ///
    /// - Parameter language: the feed's language, for an item without one.
    static func bytes(of item: FeedItem, language: String?) -> [UInt8] {
        var writer = JSONObjectWriter()
        let details = item.details
        writer.add("id", item.id)
        writer.add("url", item.url)
        writer.add("external_url", details.externalURL)
        writer.add("title", item.title)
        if let content = item.content ?? item.summary {
            if let html = content.html(onPage: item.url) {
                writer.add("content_html", html)
            } else {
                writer.add("content_text", content.plainText)
            }
            if item.content != nil, let summary = item.summary {
                writer.add("summary", summary.plainText)
            }
        }
        writer.add("image", details.image?.url)
        writer.add("banner_image", details.banner)
        writer.add("location", details.location)
        writer.add("date_published", item.published.flatMap(timestamp))
        writer.add("date_modified", item.updated.flatMap(timestamp))
        writer.add("language", details.language ?? language)
        writer.add("tags", details.tags)
        writer.add(
            "authors",
            details.authors.map { author in
                var writer = JSONObjectWriter()
                writer.add("name", author.name ?? author.email)
                writer.add("url", author.url)
                writer.add("avatar", author.avatar)
                return writer
            })
        writer.add(
            "attachments",
            details.attachments.map { attachment in
                var writer = JSONObjectWriter()
                writer.add("url", attachment.url)
                writer.add("mime_type", attachment.mimeType)
                writer.add("title", attachment.title)
                writer.add("size_in_bytes", number: attachment.sizeInBytes.map { "\($0)" })
                writer.add(
                    "duration_in_seconds", number: attachment.durationInSeconds.map { "\($0)" })
                return writer
            })
        return writer.bytes
    }

    /// Decodes the results of ``bytes(of:language:)``, in order.
    static func items(of documents: [[UInt8]]) -> [FeedItem] {
        var document = Array(#"{"version":"https://jsonfeed.org/version/1.1","items":["#.utf8)
        document.reserveCapacity(documents.reduce(64) { $0 + $1.count + 1 })
        for (index, bytes) in documents.enumerated() {
            if index > 0 { document.append(UInt8(ascii: ",")) }
            document += bytes
        }
        document += "]}".utf8
        var limits = ParsingLimits.default
        limits.bytes = ParsingLimits.bytesAtMost
        let parser = FeedParser(limits: limits, executor: .processors)
        guard case .feed(let feed)? = try? parser.parse(document) else { return [] }
        return feed.items
    }

    /// Formats a date as in RFC 3339; `nil` if the year is out of range.
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
        return "\(padded(day.year, 4))-\(padded(Int64(day.month)))-\(padded(Int64(day.day)))"
            + "T\(clock.joined(separator: ":"))"
            + (offset < 0 ? "-" : "+") + "\(padded(abs(offset) / 60)):\(padded(abs(offset) % 60))"
    }
}
