import FeedModel
import Testing

@testable import FeedLoading

/// Selection of items.
@Suite struct FeedFilterTests {

    /// Content that must not be read.
    private final class UnreadableContent: FeedContentSource {
        func html(at index: Int, onPage page: String?) -> String { fail() }
        func plainText(at index: Int) -> String { fail() }
        func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
            FeedTextBeginning(text: fail(), isWhole: true)
        }
        func firstImage(at index: Int, onPage page: String?) -> FeedImage? {
            _ = fail()
            return nil
        }

        private func fail() -> String {
            Issue.record("content was made")
            return ""
        }
    }

    private func feed(_ dates: [Int64?] = [5, 4, nil, 3, 2, 1]) -> Feed {
        var feed = Feed(
            format: .rss20,
            items: dates.enumerated().map { index, seconds in
                FeedItem(
                    id: "\(index)", title: "Title \(index)",
                    published: seconds.map { FeedDate(secondsSince1970: $0) },
                    content: FeedContent(source: UnreadableContent(), index: index, isMarkup: true))
            })
        feed.sources = [FeedSource(identity: "web:a"), FeedSource(identity: "web:b")]
        for index in feed.items.indices { feed.items[index].sourceIndex = Int32(index % 2) }
        return feed
    }

    private func ids(
        _ feed: Feed, states: FakeStates? = nil, leftOut: ((Int) -> Void)? = nil,
        _ change: (inout FeedFilter) -> Void
    ) throws -> [String] {
        var choice = FeedFilter()
        change(&choice)
        return try choice.applied(to: feed, at: FeedClock(now: .max), in: states) { leftOut?($0) }
            .items.map(\.id)
    }

    @Test func `Returns all items without criteria`() throws {
        #expect(try ids(feed()) { _ in } == ["0", "1", "2", "3", "4", "5"])
    }

    @Test func `Omits old and undated items, and reports the count of the latter`() throws {
        var reported: Int?
        let report: (Int) -> Void = { reported = $0 }
        #expect(
            try ids(feed(), leftOut: report) {
                $0.query = ItemQuery(.since(.instant(3)))
                $0.countsUndated = true
            } == ["0", "1", "3"])
        #expect(reported == 1)
    }

    @Test func `Counts a date no later than when the item was first seen`() throws {
        var feed = feed([9, 9, 2])
        feed.items[1].firstSeen = 2
        #expect(try ids(feed) { $0.query = ItemQuery(.since(.instant(3))) } == ["0"])
    }

    @Test func `Limits items of each feed in order`() throws {
        #expect(try ids(feed()) { $0.perFeed = 2 } == ["0", "1", "2", "3"])
        #expect(
            try ids(feed()) {
                $0.perFeed = 2
                $0.limit = 3
            } == ["0", "1", "2"])
    }

    @Test func `Omits read items before applying limits`() throws {
        let states = FakeStates([
            FeedItemKey(feed: "web:a", item: "0"): .read,
            FeedItemKey(feed: "web:a", item: "1"): .read,
            FeedItemKey(feed: "web:b", item: "3"): .read,
        ])
        #expect(
            try ids(feed(), states: states) { $0.query = .not(ItemQuery(.read)) } == [
                "1", "2", "4", "5",
            ])
        #expect(
            try ids(feed(), states: states) {
                $0.query = .not(ItemQuery(.read))
                $0.perFeed = 1
            } == ["1", "2"])
    }

    @Test func `Omits an item that was read in another feed`() throws {
        var carried = feed()
        let copy = FeedItemKey(feed: "web:c", item: "4")
        carried.copies = [carried.key(of: carried.items[4]): [copy]]
        let states = FakeStates([copy: .read, FeedItemKey(feed: "web:a", item: "0"): .read])
        #expect(
            try ids(carried, states: states) { $0.query = .not(ItemQuery(.read)) } == [
                "1", "2", "3", "5",
            ])
    }

    @Test func `Fails if read states are unavailable`() {
        let states = FakeStates()
        let error = FeedItemStateError(step: .reading, path: "x", reason: "y")
        states.error = error
        #expect(throws: error) {
            try ids(feed(), states: states) { $0.query = .not(ItemQuery(.read)) }
        }
    }

    @Test func `Tracks items with the same identifier separately`() throws {
        var feed = Feed(
            format: .rss20,
            items: ["a", "b", "c"].map { (title: String) in
                FeedItem(id: "0", url: "https://x.example/\(title)", title: title)
            })
        feed.sources = [FeedSource(identity: "web:a")]
        let states = FakeStates()
        func unread() throws -> [FeedItem] {
            var choice = FeedFilter()
            choice.query = .not(ItemQuery(.read))
            return try choice.applied(to: feed, at: FeedClock(now: .max), in: states) { _ in }.items
        }
        let first = try unread()
        #expect(first.count == 3)
        try states.change(.read, of: [feed.key(of: first[1])], isSet: true)
        #expect(try unread().map(\.title) == ["a", "c"])
        try states.change(.read, of: [feed.key(of: unread()[0])], isSet: true)
        #expect(try unread().map(\.title) == ["c"])
        try states.change(.read, of: [feed.key(of: unread()[0])], isSet: true)
        #expect(try unread().isEmpty)
    }

    @Test(arguments: [
        ("ROPE", ["title", "summary", "content", "author", "tag"]), ("rope and", ["title"]),
        ("boat  rope", ["content"]), ("mailto", []), ("rop\u{E9}", ["accent"]),
        ("ROPE\u{301}", ["accent"]),
    ])
    func `Searches title, text, authors and tags`(
        text: String, expected: [String]
    ) throws {
        var byAuthor = FeedItemDetails()
        byAuthor.authors = [FeedAuthor(name: "Ada Rope")]
        var byTag = FeedItemDetails()
        byTag.tags = ["knots", "rope-work"]
        let feed = Feed(
            format: .rss20,
            items: [
                FeedItem(id: "title", title: "A Rope and a Bell"),
                FeedItem(id: "summary", summary: FeedContent(plainText: "…a rope…")),
                FeedItem(
                    id: "content",
                    content: FeedContent(html: "<a href='mailto:x'>", plainText: "The boat\n\nROPE")
                ),
                FeedItem(id: "author", details: byAuthor), FeedItem(id: "tag", details: byTag),
                FeedItem(id: "accent", title: "ropé"),
                FeedItem(id: "none", url: "https://rope.example/", title: "Something else"),
            ])
        let found = try ids(feed) { $0.query = ItemQuery(words: text) }
        #expect(found == (expected))
        let either = ItemQuery.any([ItemQuery(words: "nowhere"), ItemQuery(words: text)])
        #expect(try ids(feed) { $0.query = either } == found)
    }

    @Test func `Ignores credentials and insignificant differences in feed identities`() {
        let same = [
            "https://a.example/feed", "http://a.example/feed", "https://A.example:443/feed#x",
            "https://me:secret@a.example/feed",
        ].map {
            FeedLocation.remote(url: $0).identity
        }
        #expect(Set(same) == ["web:a.example/feed"])
        let others = [
            "https://a.example/feed?x=1", "https://a.example:8080/feed", "https://a.example/Feed",
        ].map {
            FeedLocation.remote(url: $0).identity
        }
        #expect(Set(others + same).count == 4)
    }
}
