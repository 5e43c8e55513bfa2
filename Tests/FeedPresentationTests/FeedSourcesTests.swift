import FeedPresentation
import Testing

/// The sources of items.
@Suite struct FeedSourcesTests {
    private func merged(_ sources: [FeedSource], items: [FeedItem] = []) -> Feed {
        var feed = Feed(format: .merged, items: items)
        feed.sources = sources
        return feed
    }

    private func item(from index: Int32, source: FeedSource? = nil) -> FeedItem {
        var details = FeedItemDetails()
        details.source = source
        var item = FeedItem(id: "\(index)", title: "t", details: details)
        item.sourceIndex = index
        return item
    }

    @Test func `Lists a single feed as its only source`() throws {
        let feed = try presented(
            Feed(
                format: .rss20, title: "T", homePageURL: "https://a.example/",
                feedURL: "https://a.example/feed", items: [FeedItem(id: "1"), FeedItem(id: "2")]))
        #expect(
            Array(feed.sources) == [
                FeedSourceViewModel(
                    identity: "document:https://a.example/feed", title: "T",
                    homePageURL: "https://a.example/", feedURL: "https://a.example/feed",
                    itemCount: 2, unreadCount: 2)
            ])
        #expect(feed.items.map(\.sourceIndex) == [0, 0])
        #expect(feed.items.map(\.source) == [nil, nil])
        // Of an empty list there is none, not the list itself.
        #expect(try Array(presented(merged([])).sources).isEmpty)
    }

    @Test func `Gives an item of a merged feed the language of its own feed`() throws {
        var own = FeedItemDetails()
        own.language = "de"
        var declared = FeedItem(id: "d", title: "t", details: own)
        declared.sourceIndex = 0
        var plain = FeedItem(id: "p", title: "t")
        plain.sourceIndex = 0
        let sources = [FeedSource(title: "A", language: "fa-IR"), FeedSource(title: "B")]
        let items = [item(from: 0), declared, plain, item(from: 1)]
        let feed = try presented(merged(sources, items: items))
        let languages = feed.items.indices.map { feed.items.detail(at: $0, parts: .rest).language }
        #expect(languages == ["fa-IR", "de", "fa-IR", nil])
        // The language of a feed alone is the feed's.
        let alone = try presented(
            Feed(format: .rss20, title: "T", language: "fa", items: [FeedItem(id: "1")]))
        #expect(alone.language == "fa")
        #expect(alone.items.detail(at: 0, parts: .rest).language == nil)
    }

    @Test func `Words the failures of sources in the user's language`() throws {
        let sources = [
            FeedSource(title: "A", failure: DescribedFailure("a.example\nis away", remedy: "wait")),
            FeedSource(title: "B", failure: DescribedFailure(.empty, in: "b.example")),
            FeedSource(title: "C"),
        ]
        let feed = try presented(merged(sources), GermanPhrases())
        #expect(
            feed.sources.map(\.failure)
                == [
                    "a.example is away; wait",
                    "b.example: das Dokument ist leer; bitte prüfen, was es hätte schreiben sollen",
                    nil,
                ])
        // Only feeds that are there are named.
        #expect(feed.title == "C")
    }

    @Test func `Lists sources of a merged feed in order, and assigns items to them`() throws {
        let sources = [
            FeedSource(
                title: "A", homePageURL: "https://a.example/", feedURL: "f:a", folder: "x/y"),
            FeedSource(feedURL: "https://b.example/feed"), FeedSource(),
        ]
        var list = merged(
            sources, items: [item(from: 1), item(from: 0), item(from: 0), item(from: 9)])
        list.title = "All"
        let feed = try presented(list)
        #expect(feed.sources.map(\.title) == ["A", "https://b.example/feed", "Untitled feed"])
        #expect(feed.sources.map(\.folder) == ["x/y", nil, nil])
        #expect(feed.folders == ["x/y"])
        #expect(feed.sources.map(\.itemCount) == [2, 1, 0])
        #expect(feed.items.map(\.sourceIndex) == [1, 0, 0, nil])
        // A source is linked to its site if known.
        #expect(
            feed.items.map(\.source) == [
                ItemSourceViewModel(url: "https://b.example/feed"),
                ItemSourceViewModel(title: "A", url: "https://a.example/"),
                ItemSourceViewModel(title: "A", url: "https://a.example/"), nil,
            ])
    }

    @Test func `Prefers the source that an item names itself`() throws {
        let named = FeedSource(
            title: "N", homePageURL: "https://n.example/", feedURL: "https://n.example/f")
        let feed = try presented(
            merged(
                [FeedSource(title: "A"), FeedSource(title: "B")],
                items: [item(from: 1, source: named)]))
        #expect(feed.items[0].source == ItemSourceViewModel(title: "N", url: "https://n.example/"))
        #expect(feed.items[0].sourceIndex == 1)
    }

    @Test func `Shortens what stands beside all items of a feed`() throws {
        let long = String(repeating: "a", count: 10_000)
        let sources = [
            FeedSource(title: long, homePageURL: "https://a.example/" + long),
            FeedSource(title: "B", homePageURL: "https://b.example/"),
        ]
        let feed = try presented(merged(sources, items: [item(from: 0), item(from: 1)]))
        #expect(
            feed.items.map(\.source) == [
                ItemSourceViewModel(title: String(long.prefix(300)) + "…", url: nil),
                ItemSourceViewModel(title: "B", url: "https://b.example/"),
            ])
        #expect(feed.sources.first?.title == long)
    }

    @Test func `Omits a source that equals the feed's title`() throws {
        var feed = Feed(
            format: .rss20, title: "A", items: [item(from: 0, source: FeedSource(title: "A"))])
        #expect(try presented(feed).items[0].source == nil)
        feed.items = [item(from: 0, source: FeedSource(title: "B"))]
        #expect(try presented(feed).items[0].source == ItemSourceViewModel(title: "B"))
        var list = merged(
            [FeedSource(title: "A"), FeedSource(title: "B")], items: [item(from: 0), item(from: 1)])
        list.title = "A"
        #expect(try presented(list).items.map(\.source) == [nil, ItemSourceViewModel(title: "B")])
    }

    @Test(arguments: [
        (FeedLanguage.english, "A, B and 1,234 more"), (.german, "A, B und 1.234 weitere"),
        (.french, "A, B et 1\u{202F}234 autres"), (.spanish, "A, B y 1234 más"),
        (.japanese, "A、B、ほか1,234件"),
    ])
    func `Titles a merged feed by its sources`(language: FeedLanguage, title: String) throws {
        let sources = ["A", "B"].map { FeedSource(title: $0) }
        let more = (0..<1_234).map { FeedSource(title: "\($0)") }
        let feed = try presented(merged(sources + more), language.phrases())
        #expect(feed.title == title)
        #expect(feed.titleOrigin == .own)
    }

    @Test func `Names up to three sources, unless the list has a title`() throws {
        var feed = merged(["A", "B", "C"].map { FeedSource(title: $0) })
        #expect(try presented(feed).title == "A, B, C")
        feed.title = "List"
        #expect(try presented(feed).title == "List")
        #expect(try presented(merged([FeedSource()])).titleOrigin == .placeholder)
    }
}
