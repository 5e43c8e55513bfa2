import FeedModel
import Testing

@testable import FeedHost

@Suite struct NewItemsTests {
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
        var told: [[String]] = []
        let new = NewItems(isWhole: { true }, notify: { told.append($0.map(\.title)) })
        for next in [feed("a"), duplicated, duplicated, replaced] { new.note(next) }
        #expect(told == [["Title b", "Title c"], ["Title e"]])
    }
}
