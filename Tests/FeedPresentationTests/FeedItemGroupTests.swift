import FeedPresentation
import PresentationTestSupport
import Testing

/// Items that stand together since their feeds lie in one folder.
@Suite struct FeedItemGroupTests {
    private func feed(_ folders: [String?], items: [Int?]) -> FeedViewModel {
        FeedViewModel(
            title: "T", format: "merged",
            sources: FeedSourceViewModels(
                folders.map { FeedSourceViewModel(title: "S", folder: $0) }),
            items: FeedItemViewModels(
                items.map { source in
                    (
                        FeedItemViewModel(id: "1", title: "I", sourceIndex: source),
                        ItemPage()
                    )
                }))
    }

    @Test func `without folders all are one group, and no item is made`() {
        var feed = feed([nil, nil], items: [])
        feed.items = FeedItemViewModels(
            count: 3,
            item: { _ in
                Issue.record("an item is made")
                return FeedItemViewModel(id: "", title: "")
            }, page: { _ in ItemPage() })
        #expect(feed.itemGroups.map { Array($0.indices) } == [[0, 1, 2]])
        #expect(feed.itemGroups.map(\.folder) == [nil])
    }

    @Test func `folders keep their order, and items theirs within`() {
        let feed = feed(["b", "a", nil, "b", "empty"], items: [1, nil, 0, 1, 2, 3])
        #expect(feed.folders == ["b", "a", "empty"])
        let groups = feed.itemGroups
        #expect(groups.map(\.folder) == [nil, "b", "a"])
        #expect(groups.map { Array($0.indices) } == [[1, 4], [2, 5], [0, 3]])
    }

    @Test func `an order of dates that was asked for is that of all items, in folders, too`() {
        var feed = feed(["b", "a"], items: [1, 0, 1])
        feed.isByDate = true
        #expect(feed.itemGroups.map(\.folder) == [nil])
        #expect(feed.itemGroups.map { Array($0.indices) } == [[0, 1, 2]])
    }
}
