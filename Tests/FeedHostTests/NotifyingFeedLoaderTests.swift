import FeedModel
import FeedTesting
import Testing

@testable import FeedHost

@Suite struct NotifyingFeedLoaderTests {
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
        let loader = LoaderSpy()
        var told: [[String]] = []
        let notifying = NotifyingFeedLoader(
            loader, isWhole: { true }, notify: { told.append($0.map(\.title)) })
        for (index, next) in [feed("a"), duplicated, duplicated, replaced].enumerated() {
            _ = notifying.load(progress: { _ in }, completion: { _ in })
            loader.complete(index, with: .success(next))
        }
        #expect(told == [["Title b", "Title c"], ["Title e"]])
    }
}
