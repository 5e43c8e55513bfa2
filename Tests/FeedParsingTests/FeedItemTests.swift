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

    /// Of an item of a large feed the details are made anew each time, and some of them are kept with it.
    @Test(arguments: 0..<4)
    func `details that are made later stay when the rest is changed`(change: Int) throws {
        var item = try rssItem(
            "<title>T</title><author>A</author><category>c</category><comments>http://example.org/c</comments>"
                + "<enclosure url='http://example.org/a.mp3' type='audio/mpeg' length='1'/>")
        let details = item.details
        #expect(details.attachments.count == 1 && details.authors.count == 1)
        #expect(item.hasDetails)
        item.source = FeedSource(title: "S")
        switch change {
        case 0: item.title = "Other"
        case 1: item.id = "other"
        case 2: item.updated = Self.date
        default: item.sharesID = true
        }
        var expected = details
        expected.source = FeedSource(title: "S")
        #expect(item.details == expected)
        #expect(item.authors == details.authors)
        item.details.attachments = []
        #expect(item.details.attachments.isEmpty && item.details.comments == details.comments)
        item.details = FeedItemDetails()
        #expect(item.details == FeedItemDetails())
        #expect(!item.hasDetails)
    }

    @Test(arguments: ["xml", "json"])
    func `items of the same people and tags keep them once`(format: String) throws {
        let people = ["Ada", "Ben", "Ada"]
        let tags = ["x", "y", "y"]
        let items =
            format == "xml"
            ? try rss(
                zip(people, tags).map {
                    "<item><author>\($0)</author><category>\($1)</category></item>"
                }.joined()
            ).items
            : try feed(
                "{\"version\": \"https://jsonfeed.org/version/1.1\", \"items\": ["
                    + zip(people, tags).map {
                        "{\"authors\": [{\"name\": \"\($0)\"}], \"tags\": [\"\($1)\"]}"
                    }.joined(separator: ",") + "]}"
            ).items
        #expect(items.map { $0.authors.map(\.name) } == people.map { [$0] })
        #expect(items.map(\.details.tags) == tags.map { [$0] })
        func place<Element>(_ list: [Element]) -> UnsafePointer<Element>? {
            unsafe list.withUnsafeBufferPointer { $0.baseAddress }
        }
        #expect(unsafe place(items[0].authors) == place(items[2].authors))
        #expect(unsafe place(items[0].authors) != place(items[1].authors))
        #expect(unsafe place(items[1].details.tags) == place(items[2].details.tags))
        #expect(unsafe place(items[0].details.tags) != place(items[1].details.tags))
    }

    @Test
    func `texts of a JSON feed are as they stand there, or as they are to be shown`() throws {
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
