import FeedPresentation
import Testing

/// Items that stand together since their feeds lie in one folder.
@Suite struct FeedItemGroupTests {
    private func feed(_ folders: [String], items: [String?]) -> FeedViewModel {
        FeedViewModel(
            title: "T", format: "merged", folders: folders,
            items: FeedItemViewModels(
                items.map { folder in
                    (
                        FeedItemViewModel(
                            id: "1", title: "I",
                            source: folder.map { SourceViewModel(folder: $0) }),
                        FeedItemDetailViewModel()
                    )
                }))
    }

    @Test func `without folders all are one group, and no item is made`() {
        var feed = feed([], items: [])
        feed.items = FeedItemViewModels(
            count: 3,
            item: { _ in
                Issue.record("an item is made")
                return FeedItemViewModel(id: "", title: "")
            }, detail: { _ in FeedItemDetailViewModel() })
        #expect(feed.itemGroups.map { Array($0.places) } == [[0, 1, 2]])
        #expect(feed.itemGroups.map(\.folder) == [nil])
    }

    @Test func `folders keep their order, and items theirs within`() {
        let groups = feed(["b", "a", "empty"], items: ["a", nil, "b", "a", "unknown", "b"])
            .itemGroups
        #expect(groups.map(\.folder) == [nil, "b", "a"])
        #expect(groups.map { Array($0.places) } == [[1, 4], [2, 5], [0, 3]])
    }
}
