import FeedPresentation
import Testing

/// Keys that are unique within a feed.
@Suite struct FeedItemKeyTests {
    private func items(_ feed: Feed) throws -> FeedItemViewModels {
        try presented(feed).items
    }

    private func feed(_ ids: [String], sources: [Int32] = []) -> Feed {
        var feed = Feed(
            format: .merged,
            items: ids.enumerated().map { index, id in
                var item = FeedItem(id: id, title: "t")
                if sources.indices.contains(index) { item.sourceIndex = sources[index] }
                return item
            })
        feed.sources = (0...(sources.max() ?? 0)).map { FeedSource(identity: "web:\($0)") }
        return feed
    }

    @Test func `Distinguishes items that share an identifier`() throws {
        let items = try items(feed(["a", "b", "a", "a", "b"], sources: [0, 0, 1, 0, 0]))
        #expect(Set(items.map(\.id)).count == 5)
        #expect(items.map(\.id.number) == [0, 0, 0, 1, 1])
        #expect(items.map(\.identifier) == ["a", "b", "a", "a", "b"])
    }

    @Test func `Keeps keys when a feed is reloaded with new items`() throws {
        let old = try items(feed(["a", "b", "b"])).map(\.id)
        let new = try items(feed(["z", "a", "b", "y", "b"])).map(\.id)
        #expect([new[1], new[2], new[4]] == old)
    }

    @Test func `Distinguishes canonically equivalent identifiers`() throws {
        let items = try items(feed(["caf\u{E9}", "cafe\u{301}"]))
        #expect(Set(items.map(\.id)).count == 2)
        #expect(items.map(\.id.number) == [0, 0])
    }

    @Test func `Keeps item view models at most 256 bytes large`() {
        #expect(MemoryLayout<FeedItemViewModel>.size <= 256)
    }

    @Test func `Assigns keys to ready items, which don't affect equality`() {
        let item = FeedItemViewModel(identifier: "a", title: "t")
        let items = FeedItemViewModels([ReadyFeedItem(item), ReadyFeedItem(item)])
        #expect(items.map(\.id) == [item.id, FeedItemViewModel.ID("a", number: 1)])
        #expect(items[1] == item)
    }
}
