import FeedPresentation
import PresentationTestSupport
import Testing

/// Groups of items by the folder of their source.
@Suite struct FeedItemGroupTests {
    private func feed(_ folders: [String?], items: [Int?]) -> FeedViewModel {
        FeedViewModel(
            title: "T", grouping: .folder, format: "merged",
            sources: FeedSourceViewModels(
                folders.map { FeedSourceViewModel(title: "S", folder: $0) }),
            items: FeedItemViewModels(
                items.map { source in
                    (
                        FeedItemViewModel(identifier: "1", title: "I", sourceIndex: source),
                        ItemPage()
                    )
                }))
    }

    @Test func `Returns one group without making items if there are no folders`() {
        var feed = feed([nil, nil], items: [])
        feed.items = FeedItemViewModels(
            count: 3,
            item: { _ in
                Issue.record("an item is made")
                return FeedItemViewModel(identifier: "", title: "")
            }, page: { _ in ItemPage() })
        #expect(feed.itemGroups.map { Array($0.indices) } == [[0, 1, 2]])
        #expect(feed.itemGroups.map(\.folder) == [nil])
    }

    @Test func `Keeps the order of folders, and of items within them`() {
        let feed = feed(["b", "a", nil, "b", "empty"], items: [1, nil, 0, 1, 2, 3])
        #expect(feed.folders == ["b", "a", "empty"])
        let groups = feed.itemGroups
        #expect(groups.map(\.folder) == [nil, "b", "a"])
        #expect(groups.map { Array($0.indices) } == [[1, 4], [2, 5], [0, 3]])
    }

    @Test func `Returns one group if items are grouped otherwise`() {
        var feed = feed(["b", "a"], items: [1, 0, 1])
        feed.grouping = .day
        #expect(feed.itemGroups.map(\.folder) == [nil])
        #expect(feed.itemGroups.map { Array($0.indices) } == [[0, 1, 2]])
    }
}
