import FeedModel
import Testing

/// Items are immutable values; copies share their storage.
struct FeedItemTests {
    @Test
    func `Takes content and summary from different sources`() {
        let summary = FeedContent(plainText: "s")
        let content = FeedContent(html: "<p>a</p>", plainText: "a")
        let item = FeedItem(id: "i", content: content, summary: summary)
        #expect(item.content?.html == "<p>a</p>")
        #expect(item.summary?.html == nil)
        #expect(item.summary?.plainText == "s")
        #expect(item.summary?.sentences(upTo: 10).text == "s")
        #expect(item.content?.firstImage(onPage: nil) == nil)
        let alone = FeedItem(id: "i", summary: summary)
        #expect(alone.content == nil)
        #expect(alone.summary?.plainText == "s")
    }

    @Test(arguments: [(nil, nil), ("u", nil), (nil, "t"), ("u", "t")] as [(String?, String?)])
    func `Lends the texts of an item without a document`(url: String?, title: String?) {
        let item = FeedItem(id: "id", url: url, title: title)
        var lengths: [Int] = []
        item.withTexts { id, url, title in lengths = [id.count, url.count, title.count] }
        #expect(lengths == [2, url == nil ? 0 : 1, title == nil ? 0 : 1])
        #expect(item.id == "id" && item.url == url && item.title == title)
        #expect(item.published == nil && !item.hasContent && !item.hasDetails)
    }

    /// Details of a large feed's item are parsed on each access, and some of them are cached.
    @Test
    func `Returns the same details on each access`() throws {
        let item = try rssItem(
            "<title>T</title><author>A</author><category>c</category><comments>http://example.org/c</comments>"
                + "<enclosure url='http://example.org/a.mp3' type='audio/mpeg' length='1'/>")
        let details = item.details
        #expect(details.attachments.count == 1 && details.authors.count == 1)
        #expect(item.hasDetails)
        #expect(item.details == details)
        #expect(item.authors == details.authors)
    }

    @Test
    func `Returns JSON texts both raw and cleaned for display`() throws {
        let items = try feed(
            """
            {"version": "https://jsonfeed.org/version/1.1", "items": [
              {"id" : "a", "url":  "https://example.org/a" ,"title": "As it is"},
              {"id": "\\u0062", "url": "https://EXAMPLE.org/b", "title": "  Of \\n two lines "},
              {"url": "https://example.org/c", "title": "", "id": 3},
              {"external_url": "https://example.org/d"},
              {"id": "e", "url": "", "id": "f"}]}
            """
        ).items
        #expect(items.map(\.id) == ["a", "b", "3", "https://example.org/d", "f"])
        #expect(
            items.map(\.url) == [
                "https://example.org/a", "https://EXAMPLE.org/b", "https://example.org/c",
                "https://example.org/d", nil,
            ])
        #expect(items.map(\.title) == ["As it is", "Of two lines", nil, nil, nil])
    }
}
