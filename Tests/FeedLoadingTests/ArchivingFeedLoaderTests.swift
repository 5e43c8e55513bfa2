import FeedModel
import FeedParsing
import Testing

@testable import FeedLoading

/// Archived items are added to the feeds that they have left.
@Suite struct ArchivingFeedLoaderTests {
    private final class Archive: FeedItemArchive {
        var feeds: [String: (source: FeedSource, items: [ArchivedItem])] = [:]
        var events: [String] = []
        var now = Int64.max
        var error: FeedItemArchiveError?

        func feed(_ identity: String) throws(FeedItemArchiveError) -> FeedSource? {
            feeds[identity]?.source
        }

        func items(
            of identity: String, unless isPresent: (String, String, Int64) -> Bool
        ) throws(FeedItemArchiveError) -> [ArchivedItem] {
            if let error { throw error }
            events.append("read")
            return feeds[identity]?.items.filter {
                !isPresent($0.id, $0.distinctID, $0.firstSeen ?? .max)
            } ?? []
        }

        func keep(
            _ feeds: [(source: FeedSource, items: [ArchivedItem])]
        ) throws(FeedItemArchiveError) {
            events.append("keep")
            for (source, items) in feeds {
                guard let identity = source.identity else { continue }
                let known = self.feeds[identity]?.items ?? []
                let items = items.map { item in
                    var item = item
                    item.firstSeen =
                        known.first { $0.distinctID == item.distinctID }?.firstSeen ?? now
                    return item
                }
                let ids = Set(items.map(\.distinctID))
                self.feeds[identity] = (
                    source, known.filter { !ids.contains($0.distinctID) } + items
                )
            }
        }
    }

    private let archive = Archive()

    private func item(_ id: String, _ seconds: Int64, title: String? = nil) -> FeedItem {
        FeedItem(
            id: id, url: "https://a.example/\(id)", title: title ?? "Title \(id)",
            published: FeedDate(secondsSince1970: seconds),
            content: FeedContent(html: "<p>Text &amp; \(id)</p>", plainText: "Text & \(id)"))
    }

    private func feed(_ sources: [(String, [FeedItem])]) -> Feed {
        var feed = Feed(format: .merged)
        for (index, (identity, items)) in sources.enumerated() {
            feed.sources.append(FeedSource(identity: identity, title: identity))
            for var item in items {
                item.sourceIndex = Int32(index)
                feed.items.append(item)
            }
        }
        return feed
    }

    private func load(
        _ feed: Feed,
        didFail: @escaping (FeedItemArchiveError) -> Void = { _ in Issue.record("it fails") }
    ) throws -> Feed {
        var loaded: Result<Feed, any Error>?
        _ = ArchivingFeedLoader(
            FakeFeedLoader(feed), archive: archive, order: nil,
            clock: { FeedClock(now: archive.now) },
            missing: { nil },
            didFail: didFail
        ).load(
            progress: { _ in },
            completion: {
                archive.events.append("shown")
                loaded = $0
            })
        return try #require(loaded).get()
    }

    @Test func `Keeps items that left their feed, and archives none before they are shown`()
        throws
    {
        let first = try load(feed([("web:a", [item("1", 1), item("2", 2)])]))
        #expect(first.items.map(\.id) == ["1", "2"])
        #expect(archive.events == ["read", "shown", "keep"])
        let second = try load(feed([("web:a", [item("2", 2), item("3", 3)])]))
        #expect(second.items.map(\.id) == ["3", "2", "1"])
        let left = second.items[2]
        #expect(left.title == "Title 1")
        #expect(left.url == "https://a.example/1")
        #expect(left.content?.html == "<p>Text &amp; 1</p>")
        #expect(left.published == FeedDate(secondsSince1970: 1))
        #expect(second.key(of: left) == FeedItemKey(feed: "web:a", item: "1"))
    }

    @Test func `Replaces the archived form of a changed item`() throws {
        _ = try load(feed([("web:a", [item("1", 1)])]))
        let changed = try load(feed([("web:a", [item("1", 5, title: "New")])]))
        #expect(changed.items.map(\.title) == ["New"])
    }

    @Test func `Counts a date of publication no later than when the item was first seen`() throws {
        archive.now = 10
        let feed = feed([("web:a", [item("f", 90), item("1", 9)])])
        #expect(try load(feed).items.map(\.id) == ["f", "1"])
        archive.now = 20
        let later = self.feed([("web:a", [item("2", 19), item("f", 90), item("1", 9)])])
        let second = try load(later)
        #expect(second.items.map(\.id) == ["2", "f", "1"])
        #expect(second.items.map(\.firstSeen) == [nil, 10, nil])
        // Its date has come, and it leaves its feed.
        archive.now = 100
        #expect(try load(later).items.map(\.id) == ["2", "f", "1"])
        let left = try load(self.feed([("web:a", [item("3", 95)])]))
        #expect(left.items.map(\.id) == ["3", "2", "f", "1"])
    }

    @Test func `Counts an item with only a date of change as new after each change`() throws {
        func firstSeen(changed seconds: Int64) throws -> Int64? {
            let item = FeedItem(id: "c", title: "C", updated: FeedDate(secondsSince1970: seconds))
            return try load(feed([("web:a", [item])])).items[0].firstSeen
        }
        archive.now = 20
        #expect(try firstSeen(changed: 5) == nil)
        archive.now = 30
        #expect(try firstSeen(changed: 25) == nil)
        // Except for a change in the future.
        #expect(try firstSeen(changed: 90) == 20)
    }

    @Test func `Distinguishes items that share an identifier`() throws {
        _ = try load(
            feed([("web:a", [item("x", 1, title: "A"), item("x", 2, title: "B")])]))
        let second = try load(
            feed([("web:a", [item("x", 2, title: "B"), item("x", 3, title: "C")])]))
        #expect(second.items.map(\.title) == ["C", "B", "A"])
        let left = second.items[2]
        #expect(second.key(of: left).item.utf8.elementsEqual(left.distinctID.utf8))
    }

    @Test func `Returns an item once if another feed still has it`() throws {
        let id = "tag:a.example,2026:1"
        _ = try load(feed([("web:a", [item(id, 1)]), ("web:b", [])]))
        let second = try load(feed([("web:a", []), ("web:b", [item(id, 1)])]))
        #expect(second.items.map(\.id) == [id])
    }

    @Test func `Returns archived items of a feed that could not be loaded`() throws {
        _ = try load(feed([("web:a.example/", [item("1", 1)])]))
        var feed = feed([("web:b", [item("2", 2)]), ("web:a.example/", []), ("web:c", [])])
        let failure = DescribedFailure("a.example is away")
        feed.sources[1] = FeedSource(
            identity: "web:a.example/", feedURL: "http://a.example/", folder: "News",
            failure: failure)
        let second = try load(feed)
        #expect(second.items.map(\.id) == ["2", "1"])
        #expect(second.items[1].sourceIndex == 1)
        #expect(
            second.sources[1]
                == FeedSource(
                    identity: "web:a.example/", title: "web:a.example/",
                    feedURL: "http://a.example/", folder: "News", failure: failure))
    }

    @Test(arguments: ["", "{", "{}}", "\"2\""])
    func `Leaves out only the archived item whose document is damaged`(document: String) throws {
        _ = try load(feed([("web:a", [item("1", 1), item("2", 2), item("3", 3)])]))
        archive.feeds["web:a"]?.items[1].document = Array(document.utf8)
        let loaded = try load(feed([("web:a", [])]))
        #expect(loaded.items.map(\.id) == ["3", "1"])
    }

    @Test func `Adds the archived items of a feed with two addresses once`() throws {
        _ = try load(feed([("web:a", [item("1", 1), item("2", 2)])]))
        let loaded = try load(feed([("web:a", []), ("web:a", [item("2", 2)])]))
        #expect(loaded.items.map(\.id) == ["2", "1"])
        #expect(loaded.items.map(\.sourceIndex) == [1, 1])
        let missing = try load(feed([("web:a", []), ("web:a", [])]))
        #expect(missing.items.map(\.sourceIndex) == [0, 0])
    }

    @Test func `Archives nothing of a feed without items`() throws {
        _ = try load(feed([("web:a", [item("1", 1)])]))
        var missing = feed([("web:a", [])])
        missing.sources[0].title = nil
        _ = try load(missing)
        #expect(try archive.feed("web:a")?.title == "web:a")
    }

    @Test(arguments: [true, false])
    func `Returns archived items with the error if nothing could be loaded`(isKept: Bool)
        throws
    {
        struct Away: Error {}
        if isKept { _ = try load(feed([("web:a.example/", [item("1", 1)])])) }
        archive.events = []
        let loader = FakeFeedLoader(Feed(format: .merged))
        loader.result = .failure(Away())
        var errors: [any Error] = []
        var loaded: Result<Feed, any Error>?
        _ = ArchivingFeedLoader(
            loader, archive: archive, order: nil,
            clock: { FeedClock(now: .max) },
            missing: {
                FeedCollectionPart(
                    feeds: [], missing: [FeedSource(identity: "web:a.example/")], title: "Mine",
                    searches: [FeedSearch(name: "Moon", query: "moon")], isWhole: true)
            },
            didFail: { _ in Issue.record("it fails") }, didStandIn: { errors.append($0) }
        ).load(progress: { _ in }, completion: { loaded = $0 })
        let result = try #require(loaded)
        if isKept {
            let feed = try result.get()
            #expect(feed.items.map(\.id) == ["1"])
            #expect(feed.title == "Mine" && feed.searches.map(\.name) == ["Moon"])
            #expect(errors.first is Away)
            #expect(archive.events == ["read"])
        } else {
            #expect(throws: Away.self) { try result.get() }
            #expect(errors.isEmpty)
        }
    }

    @Test func `Archives visible items when idle, and the rest before the end`() throws {
        var work: [() -> Void] = []
        let loader = ArchivingFeedLoader(
            FakeFeedLoader(feed([("web:a", [item("1", 1)])])), archive: archive, order: nil,
            clock: { FeedClock(now: .max) }, missing: { nil }, keep: { work.append($0) },
            didFail: { _ in })
        _ = loader.load(progress: { _ in }, completion: { _ in })
        #expect(archive.events == ["read"])
        for item in work { item() }
        #expect(archive.feeds["web:a"]?.items.map(\.id) == ["1"])
        loader.keep(feed([("web:a", [item("2", 2)])]))
        #expect(archive.feeds["web:a"]?.items.map(\.id) == ["1", "2"])
    }

    @Test func `Delivers the last feed again, with what another program has archived`() throws {
        let inner = FakeFeedLoader(feed([("web:a", [item("2", 2)])]))
        let loader = ArchivingFeedLoader(
            inner, archive: archive, order: nil, clock: { FeedClock(now: .max) },
            missing: { nil }, didFail: { _ in Issue.record("it fails") })
        func loaded() throws -> [String] {
            var loaded: Result<Feed, any Error>?
            _ = loader.load(progress: { _ in }, completion: { loaded = $0 })
            return try #require(loaded).get().items.map(\.id)
        }
        #expect(!loader.repeatLast(), "nothing is loaded yet")
        #expect(try loaded() == ["2"])
        _ = try load(feed([("web:a", [item("1", 1)])]))
        inner.result = .success(feed([("web:a", [item("3", 3)])]))
        archive.events = []
        #expect(loader.repeatLast())
        #expect(try loaded() == ["2", "1"])
        #expect(archive.events == ["read"])
        #expect(try loaded() == ["3", "2", "1"])
    }

    @Test func `Gives the page what the program adds to a feed`() throws {
        archive.now = 10
        let old = [item("x", 1, title: "A"), item("x", 2, title: "B"), item("f", 90), item("1", 3)]
        _ = try load(feed([("web:a", old)]))
        archive.now = 20
        let new = [item("x", 2, title: "B"), item("x", 5, title: "C"), item("f", 90)]
        var current = feed([("web:a", new)])
        let expected = try load(current)
        current.noteSharedIDs()
        let additions = try ArchiveAdditions(to: current, from: archive, at: FeedClock(now: 20))
        let lines = ArchivedItemLines.read(
            additions.lines(for: "u", since: nil, articles: [], hidden: []))
        var whole = try #require(lines.first).added(to: current)
        FeedMerger.sort(&whole.items, by: .newest, at: FeedClock(now: 20))
        #expect(whole.items.map(\.title) == expected.items.map(\.title))
        #expect(whole.items.map(\.firstSeen) == expected.items.map(\.firstSeen))
        #expect(whole.itemKeys == expected.itemKeys)
        // Only what was archived since.
        #expect(additions.lines(for: "u", since: 11, articles: [], hidden: []).isEmpty)
        let since = ArchivedItemLines.read(
            additions.lines(for: "u", since: 10, articles: [], hidden: []))
        #expect(since.map(\.areAll) == [false] && since[0].items.count == 2)
        // The first item of the feed and the first that left it are hidden, and another one has its article.
        let complete = current.items[2].withContent(
            FeedContent(html: "<p>All of it</p>", plainText: "All of it"))
        let chosen = ArchivedItemLines.read(
            additions.lines(for: "u", since: nil, articles: [complete], hidden: [0, 3]))
        let left = try #require(chosen.first)
        #expect(
            left.added(to: current).items.map(\.title).prefix(2) == ["C", current.items[2].title])
        #expect(left.items.count == lines[0].items.count - 1)
        #expect(left.articles.map(\.id) == ["f"])
        #expect(left.articles.first?.content?.plainText == "All of it")
    }

    @Test func `Returns the feed and reports the error if the archive is unreadable`()
        throws
    {
        archive.error = FeedItemArchiveError(path: "/x", reason: "y")
        var errors: [FeedItemArchiveError] = []
        let loaded = try load(feed([("web:a", [item("1", 1)])])) { errors.append($0) }
        #expect(loaded.items.map(\.id) == ["1"])
        #expect(errors == [FeedItemArchiveError(path: "/x", reason: "y")])
    }

    @Test(arguments: [
        (0, 0, "1970-01-01T00:00:00+00:00"), (-1, 0, "1969-12-31T23:59:59+00:00"),
        (951_782_400, -330, "2000-02-28T18:30:00-05:30"),
        (4_102_444_799, 0, "2099-12-31T23:59:59+00:00"),
        (1_709_164_800, 60, "2024-02-29T01:00:00+01:00"),
    ])
    func `Round-trips dates`(seconds: Int64, minutes: Int16, written: String) throws {
        let date = FeedDate(secondsSince1970: seconds, utcOffsetMinutes: minutes)
        let bytes = ArchivedItemDocument.bytes(
            of: FeedItem(id: "1", updated: date), language: nil)
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "{\"id\":\"1\",\"date_modified\":\"\(written)\"}")
        #expect(ArchivedItemLines.items(of: [bytes]).first?.updated == date)
    }

    @Test func `Round-trips all members of JSON Feed`() throws {
        var details = FeedItemDetails()
        details.externalURL = "https://b.example/"
        details.image = FeedImage(url: "https://b.example/i.png")
        details.authors = [FeedAuthor(name: "A \"q\" \\ \u{1F600}", url: "https://c.example/")]
        details.tags = ["x", "y"]
        details.language = "de"
        details.location = "Kiel"
        details.attachments = [
            FeedAttachment(
                url: "https://b.example/a.mp3", mimeType: "audio/mpeg", title: "T",
                sizeInBytes: 5, durationInSeconds: 2.5)
        ]
        let item = FeedItem(
            id: "i", url: "https://a.example/", title: "T\u{7F}\u{0A}",
            content: FeedContent(plainText: "Line 1\nLine 2\t\""),
            summary: FeedContent(plainText: "S"), details: details)
        let bytes = ArchivedItemDocument.bytes(of: item, language: "en")
        let read = try #require(ArchivedItemLines.items(of: [bytes, bytes]).last)
        #expect(read.id == "i")
        #expect(
            read.content?.plainText == "Line 1\nLine 2 \""
                || read.content?.plainText == "Line 1\nLine 2\t\"")
        #expect(read.content?.isMarkup == false)
        #expect(read.summary?.plainText == "S")
        #expect(read.details.externalURL == details.externalURL)
        #expect(read.details.image == details.image)
        #expect(read.details.authors == details.authors)
        #expect(read.details.tags == details.tags)
        #expect(read.details.language == "de")
        #expect(read.details.location == "Kiel")
        #expect(read.details.attachments == details.attachments)
    }
}
