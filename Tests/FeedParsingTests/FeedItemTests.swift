import FeedModel
import Testing

/// Items are values, though what they say is held once for all copies.
struct FeedItemTests {
    private static let date = FeedDate(secondsSince1970: 1_234_567, utcOffsetMinutes: -330)

    /// All that an item says.
    private func said(by item: FeedItem) -> [String?] {
        [
            item.id, item.url, item.title, item.published.map { "\($0)" },
            item.updated.map { "\($0)" }, item.content?.html, item.content?.plainText,
            item.summary?.html, item.summary?.plainText, item.summary.map { "\($0.isMarkup)" },
        ]
    }

    @Test
    func `changing a copy leaves the item as it was`() {
        let changes: [(inout FeedItem) -> Void] = [
            { $0.id = "other" }, { $0.url = nil }, { $0.title = "Other" },
            { $0.published = nil }, { $0.updated = Self.date },
            { $0.content = FeedContent(plainText: "other") }, { $0.summary = nil },
        ]
        let item = FeedItem(
            id: "i", url: "http://example.org/", title: "T", published: Self.date,
            content: FeedContent(html: "<p>a</p>", plainText: "a"),
            summary: FeedContent(plainText: "s"))
        let before = said(by: item)
        for change in changes {
            var copy = item
            change(&copy)
            #expect(said(by: item) == before)
            #expect(said(by: copy) != before)
            // Once it is its own, nothing is copied, and nothing else is lost.
            copy.sharesID = true
            change(&copy)
            #expect(zip(said(by: copy), before).count { $0 != $1 } <= 3)
        }
    }

    @Test
    func `content and summary may be of different sources, and each can be taken away`() {
        var item = FeedItem(id: "i", summary: FeedContent(plainText: "s"))
        #expect(item.content == nil)
        item.content = FeedContent(html: "<p>a</p>", plainText: "a")
        #expect(item.content?.html == "<p>a</p>")
        #expect(item.summary?.html == nil)
        #expect(item.summary?.plainText == "s")
        #expect(item.summary?.sentences(upTo: 10).text == "s")
        #expect(item.content?.firstImage(onPage: nil) == nil)
        item.summary = FeedContent(html: "<b>t</b>", plainText: "t")
        #expect(item.content?.plainText == "a")
        #expect(item.summary?.html == "<b>t</b>")
        item.content = nil
        #expect(item.content == nil)
        #expect(item.summary?.plainText == "t")
        item.summary = nil
        #expect(item.summary == nil)
    }

    @Test
    func `dates keep their offsets, and none is none`() {
        for offset in [Int16.max, 1_440, 0, -1_440] {
            let date = FeedDate(secondsSince1970: .min, utcOffsetMinutes: offset)
            let item = FeedItem(id: "i", updated: date)
            #expect(item.updated == date)
            #expect(item.published == nil)
        }
    }
}
