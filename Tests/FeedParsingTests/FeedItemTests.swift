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
}
