import FeedModel
import FeedParsing
import Testing

/// Dates that templates write instead of none.
@Suite struct PlaceholderDateTests {
    @Test(arguments: [
        ("0001-01-01T00:00:00Z", true), ("Mon, 01 Jan 0001 00:00:00 +0000", true),
        ("0001-01-01T00:00:00+02:00", true), ("1970-01-01T00:00:00Z", true),
        ("1970-01-01T00:00:00-05:00", true), ("1970-01-01T00:00:01Z", false),
        ("1969-12-31T23:00:00Z", false), ("2026-11-22T00:00:00Z", false),
    ])
    func `Reports placeholder dates, but keeps them`(text: String, isPlaceholder: Bool) throws {
        for document in [
            "<rss><channel><item><pubDate>\(text)</pubDate></item></channel></rss>",
            """
            {"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","content_text":"x",
            "date_published":"\(text)"}]}
            """,
        ] where !document.hasPrefix("{") || text.hasSuffix("Z") || text.contains("T") {
            let feed = try feed(document)
            let item = try #require(feed.items.first)
            #expect(item.published?.isPlaceholder == isPlaceholder)
            #expect((item.date == nil) == isPlaceholder)
            #expect(feed.problems.contains { $0.code == "placeholder-date" } == isPlaceholder)
        }
    }

    @Test func `Prefers an item's other date over a placeholder`() {
        let changed = FeedDate(secondsSince1970: 1_700_000_000)
        let item = FeedItem(
            id: "1", published: FeedDate(secondsSince1970: 0), updated: changed)
        #expect(item.date == changed)
    }
}
