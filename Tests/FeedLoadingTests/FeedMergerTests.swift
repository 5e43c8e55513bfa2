import FeedModel
import Testing

/// Merging of feeds, and detection of items they share.
@Suite struct FeedMergerTests {
    /// 20 days after 1970, in a zone two hours ahead.
    private static let clock = FeedClock(now: 20 * 86_400) { _ in 7_200 }

    private func item(
        _ title: String, id: String = "https://a.example/page", url: String? = nil,
        hour: Int64 = 1, content: FeedContent? = nil, summary: FeedContent? = nil,
        details: FeedItemDetails? = nil
    ) -> FeedItem {
        FeedItem(
            id: id, url: url ?? id, title: title,
            published: FeedDate(secondsSince1970: hour * 3_600), content: content,
            summary: summary, details: details)
    }

    private func titles(_ feeds: [FeedItem]...) -> [String] {
        FeedMerger.merge(
            feeds.map { Feed(format: .rss20, title: "F", items: $0) }, order: .source,
            at: Self.clock
        ).items.map { $0.title ?? "" }
    }

    @Test func `Keeps all items of one feed`() {
        let tides = [item("High"), item("Low", hour: 2), item("High", hour: 3), item("High")]
        #expect(titles(tides, []) == ["High", "Low", "High", "High"])
        #expect(titles([], tides) == ["High", "Low", "High", "High"])
    }

    @Test func `Merges items with the same title or date in different feeds`() {
        let first = [item("One"), item("Two", id: "urn:x:2", url: "https://a.example/2")]
        #expect(titles(first, first) == ["One", "Two"])
        #expect(titles(first, [item("One", hour: 9)]) == ["One", "Two"])
        #expect(titles(first, [item("A. Author: One")]) == ["One", "Two"])
        #expect(titles(first, first, first) == ["One", "Two"])
    }

    @Test func `Keeps items of two feeds about the same page`() {
        #expect(titles([item("A on it")], [item("B on it", hour: 2)]) == ["A on it", "B on it"])
        #expect(
            titles([item("A", id: "1", url: nil)], [item("A", id: "1", url: "https://b.example/")])
                == ["A", "A"])
    }

    private func saying(
        _ text: String?, in feed: String, summary: String? = nil, file: String? = nil
    ) -> Feed {
        var details = FeedItemDetails()
        if let file { details.attachments = [FeedAttachment(url: file)] }
        let common = item(
            "One",
            content: text.map { FeedContent(html: "<p>\($0)</p>", plainText: $0) },
            summary: summary.map { FeedContent(plainText: $0) }, details: details)
        var feed = Feed(format: .rss20, title: feed, items: [common, item("Two", id: "urn:x:2")])
        feed.sources = [FeedSource(identity: "web:\(feed.title ?? "")")]
        return feed
    }

    @Test func `Keeps items with different content`() {
        func count(_ feeds: Feed...) -> Int { FeedMerger.merge(feeds, at: Self.clock).items.count }
        #expect(count(saying("as it was", in: "a"), saying("as it was", in: "b")) == 2)
        #expect(count(saying("forged", in: "a"), saying("as it was", in: "b")) == 3)
        #expect(count(saying("caf\u{E9}", in: "a"), saying("cafe\u{301}", in: "b")) == 3)
        #expect(
            count(
                saying("forged", in: "a"), saying("as it was", in: "b"),
                saying("as it was", in: "c")) == 3)
        let file = "https://a.example/1.mp3"
        #expect(count(saying("x", in: "a", file: file), saying("x", in: "b", file: file)) == 2)
        #expect(count(saying("x", in: "a", file: file), saying("x", in: "b")) == 2)
        #expect(count(saying("x", in: "a"), saying("x", in: "b", file: file)) == 3)
        #expect(
            count(saying("x", in: "a", file: file + "?forged"), saying("x", in: "b", file: file))
                == 3)
    }

    @Test func `Compares links in markup`() {
        func feed(_ link: String) -> Feed {
            let common = item(
                "One", content: FeedContent(html: "<a href=\"\(link)\">x</a>", plainText: "x"))
            return Feed(format: .rss20, items: [common])
        }
        #expect(
            FeedMerger.merge(
                [feed("https://evil.example/"), feed("https://a.example/")], at: Self.clock
            ).items
                .count == 2)
    }

    @Test func `Drops a copy that has less content`() {
        let full = saying("all of it", in: "a", summary: "some of it")
        let short = saying(nil, in: "b", summary: "some of it")
        #expect(FeedMerger.merge([full, short], at: Self.clock).items.count == 2)
        #expect(FeedMerger.merge([short, full], at: Self.clock).items.count == 3)
    }

    @Test func `Keeps the keys that an item has in other feeds`() {
        var second = saying("x", in: "b")
        // Two items share an identifier there, so that their keys contain their titles, even if
        // another feed has one of them.
        second.items.append(item("Another", hour: 7))
        let merged = FeedMerger.merge(
            [saying("x", in: "a"), second, saying("x", in: "c")], at: Self.clock)
        #expect(merged.items.map(\.title) == ["Another", "One", "Two"])
        var alone = second
        alone.noteSharedIDs()
        let first = FeedItemKey(feed: "web:a", item: "https://a.example/page")
        #expect(merged.key(of: merged.items[1]) == first)
        #expect(merged.key(of: merged.items[0]) == alone.key(of: alone.items[2]))
        #expect(
            merged.copies[first] == [
                alone.key(of: alone.items[0]),
                FeedItemKey(feed: "web:c", item: "https://a.example/page"),
            ])
        #expect(merged.itemKeys.count == 7)
    }

    @Test func `Keeps the keys of a feed that is there twice`() {
        var feed = Feed(format: .rss20, items: [item("One"), item("Two", id: "2")])
        feed.sources = [FeedSource(identity: "web:a")]
        var merged = FeedMerger.merge([feed, feed], at: Self.clock)
        merged.noteSharedIDs()
        #expect(merged.copies.isEmpty)
        #expect(Set(merged.itemKeys) == Set(feed.itemKeys))
    }

    @Test func `Compares keys by bytes`() {
        #expect(FeedItemKey(feed: "a", item: "\u{E9}") != FeedItemKey(feed: "a", item: "e\u{301}"))
        #expect(FeedItemKey(feed: "\u{E9}", item: "a") != FeedItemKey(feed: "e\u{301}", item: "a"))
        #expect(
            titles([item("A", id: "urn:\u{E9}")], [item("A", id: "urn:e\u{301}")]) == ["A", "A"])
    }

    @Test func `Lists feeds as sources of items`() {
        var first = Feed(
            format: .rss20, title: "A", homePageURL: "https://a.example/",
            items: [item("One", hour: 1)])
        first.sources = [FeedSource(of: first, identity: "web:a", folder: "x")]
        let second = Feed(
            format: .rss20, title: "B", items: [item("Two", id: "https://b.example/2", hour: 2)])
        let merged = FeedMerger.merge([first, second], at: Self.clock)
        #expect(merged.title == nil)
        #expect(
            merged.sources == [
                FeedSource(
                    identity: "web:a", title: "A", homePageURL: "https://a.example/", folder: "x"),
                FeedSource(identity: "document:B", title: "B"),
            ])
        #expect(merged.items.map(\.sourceIndex) == [1, 0])
        #expect(merged.items.map(\.source) == [nil, nil])
    }

    @Test func `Merges by a short identifier without an address where nothing differs`() {
        func plain(
            _ title: String? = "Seventeen", at second: Int64? = 5, _ text: String? = nil
        ) -> FeedItem {
            FeedItem(
                id: "17", title: title,
                published: second.map { FeedDate(secondsSince1970: $0) },
                content: text.map { FeedContent(plainText: $0) })
        }
        func count(_ first: FeedItem, _ second: FeedItem) -> Int { titles([first], [second]).count }
        #expect(count(plain(), plain()) == 1)
        #expect(count(plain(at: nil, "x"), plain(at: nil, "x")) == 1)
        #expect(count(plain(nil, at: 5, "x"), plain(nil, at: 5, "x")) == 1)
        #expect(count(plain(at: 5, "x"), plain(at: 5, "y")) == 2)
        #expect(count(plain(), plain("Eighteen")) == 2)
        #expect(count(plain(nil, at: 5, "x"), plain(at: 5, "x")) == 2)
        #expect(count(plain(at: 5, "x"), plain(at: 6, "x")) == 2)
        #expect(count(plain(at: nil), plain(at: nil)) == 2)
        #expect(count(plain(nil), plain(nil)) == 2)
        #expect(count(plain(nil, at: nil, "x"), plain(nil, at: nil, "x")) == 2)
    }

    @Test func `Merges many items that share an address in linear time`() {
        let many = (0..<20_000).map { item("\($0)", hour: Int64($0)) }
        let others = (0..<20_000).map { item("other \($0)", hour: Int64(50_000 + $0)) }
        #expect(titles(many, others).count == 40_000)
    }

    @Test func `Merges an item of many feeds`() {
        let feeds = (0..<100).map { _ in
            Feed(format: .rss20, items: [item("One", content: FeedContent(plainText: "text"))])
        }
        #expect(FeedMerger.merge(feeds, at: Self.clock).items.count == 1)
    }

    @Test func `Reads an item few times, however many short copies of it there are`() {
        final class CountingSource: FeedContentSource, @unchecked Sendable {
            var count = 0
            func html(at index: Int, onPage page: String?) -> String {
                count += 1
                return "<p>all of it</p>"
            }
            func plainText(at index: Int) -> String { "all of it" }
            func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
                FeedTextBeginning(text: "all of it", isWhole: true)
            }
            func firstImage(at index: Int, onPage page: String?) -> FeedImage? { nil }
        }
        let source = CountingSource()
        let full = item("One", content: FeedContent(source: source, index: 0, isMarkup: true))
        let copies = (0..<1_000).map { item("One", content: FeedContent(plainText: "\($0)")) }
        #expect(titles([full], copies).count == 1_001)
        #expect(1..<100 ~= source.count)
    }

    // MARK: Order

    /// Makes a feed of items that have the days after 1970 as titles.
    private func days(_ days: Int64?..., precision: FeedDatePrecision = .instant) -> Feed {
        Feed(
            format: .rss20,
            items: days.map { day in
                FeedItem(
                    id: "\(day ?? -1)", title: "\(day ?? -1)",
                    published: day.map {
                        FeedDate(secondsSince1970: $0 * 86_400, precision: precision)
                    })
            })
    }

    private func order(_ order: FeedItemOrder, _ feeds: Feed...) -> [String] {
        FeedMerger.merge(feeds, order: order, at: Self.clock).items.map { $0.title ?? "" }
    }

    @Test func `Counts future dates as a little older than the newest of their feed`() {
        let (first, second) = (days(400, 18, 401, 15), days(19, 17))
        #expect(order(.newest, first, second) == ["19", "18", "401", "400", "17", "15"])
        #expect(order(.oldest, first, second) == ["15", "17", "400", "401", "18", "19"])
        #expect(order(.source, first, second) == ["400", "18", "401", "15", "19", "17"])
    }

    @Test func `Counts future dates of a feed without others as now, in their order`() {
        #expect(
            order(.newest, days(nil, 400, 402, 401), days(19)) == ["402", "401", "400", "19", "-1"])
        #expect(
            order(.oldest, days(nil, 400, 402, 401), days(19)) == ["19", "400", "401", "402", "-1"])
    }

    @Test func `Keeps the dates that are shown`() {
        let merged = FeedMerger.merge([days(400, 18)], at: Self.clock).items
        let (shown, counted) = (merged[1].date, merged[1].countedDate)
        #expect(shown == FeedDate(secondsSince1970: 400 * 86_400))
        #expect(counted == FeedDate(secondsSince1970: 18 * 86_400 - 1))
    }

    @Test func `Begins days without a time at midnight by the reader's clock`() {
        // Day 18 begins two hours before it does in UTC, before 23:00 of day 17.
        var hour = days(17)
        hour.items = [
            FeedItem(
                id: "h", title: "23:00",
                published: FeedDate(secondsSince1970: 18 * 86_400 - 3_600))
        ]
        #expect(order(.newest, days(18, precision: .day), hour) == ["23:00", "18"])
        #expect(order(.newest, days(18), hour) == ["18", "23:00"])
    }

    @Test func `Does not take today for the future where it is tomorrow in UTC`() {
        let evening = FeedClock(now: 20 * 86_400 - 3_600) { _ in 7_200 }
        let merged = FeedMerger.merge([days(20, 19, precision: .day)], at: evening)
        #expect(merged.items.map(\.firstSeen) == [nil, nil])
    }
}
