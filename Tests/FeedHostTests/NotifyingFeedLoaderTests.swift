import FeedModel
import Testing

@testable import FeedHost

@Suite struct NotifyingFeedLoaderTests {
    /// Loads one feed after the other, at once.
    private final class Loader: FeedLoader, FeedLoaderTask {
        private var feeds: ArraySlice<Feed>

        init(_ feeds: [Feed]) { self.feeds = feeds[...] }

        func load(
            progress: @escaping (FeedLoadingProgress) -> Void,
            completion: @escaping (Result<Feed, any Error>) -> Void
        ) -> any FeedLoaderTask {
            completion(.success(feeds.removeFirst()))
            return self
        }

        func cancel() {}
    }

    @Test func `Tells of new items, but not of those whose duplicates are known`() {
        func feed(_ ids: String...) -> Feed {
            Feed(
                format: .rss20, title: "A", feedURL: "https://a.example/",
                items: ids.map { FeedItem(id: $0, title: "Title \($0)") })
        }
        let other = { FeedItemKey(feed: "web:b.example", item: $0) }
        var duplicated = feed("a", "b", "c")
        // The feed has more keys than items.
        for (item, id) in zip(duplicated.items, ["x", "y", "z"]) {
            duplicated.copies[duplicated.key(of: item)] = [other(id)]
        }
        var replaced = feed("d", "e")
        replaced.copies[replaced.key(of: replaced.items[0])] = [other("z")]
        let loader = Loader([feed("a"), duplicated, duplicated, replaced])
        var told: [[String]] = []
        let notifying = NotifyingFeedLoader(
            loader, isWhole: { true }, notify: { told.append($0.map(\.title)) })
        for _ in 0..<4 { _ = notifying.load(progress: { _ in }, completion: { _ in }) }
        #expect(told == [["Title b", "Title c"], ["Title e"]])
    }
}
