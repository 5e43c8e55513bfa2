import FeedListing
import FeedModel
import FeedViews
import Testing

struct ItemListTests {
    private let feed = FeedViewModel(
        title: "All", isMerged: true, format: "rss-2.0",
        sources: FeedSourceViewModels([
            FeedSourceViewModel(title: "Bees", folder: "Science/Insects", unreadCount: 1),
            FeedSourceViewModel(
                title: "Rivers", folder: "Science", unreadCount: 1, failure: "away"),
            FeedSourceViewModel(title: "Loose", unreadCount: 1, starredCount: 1),
        ]),
        items: FeedItemViewModels([
            ReadyFeedItem(FeedItemViewModel(identifier: "0", title: "Honey", sourceIndex: 0)),
            ReadyFeedItem(
                FeedItemViewModel(identifier: "1", title: "Wax", states: .read, sourceIndex: 0)),
            ReadyFeedItem(FeedItemViewModel(identifier: "2", title: "ÉLBE", sourceIndex: 1)),
            ReadyFeedItem(
                FeedItemViewModel(identifier: "3", title: "Odd", states: .starred, sourceIndex: 2)),
        ]))

    @Test(arguments: [
        (ItemFilter.all, [0, 1, 2, 3]), (.unread, [0, 2, 3]), (.starred, [3]),
        (.folder("Science"), [0, 1, 2]), (.folder("Science/Insects"), [0, 1]),
        (.source(2), [3]), (.source(9), []),
    ])
    func `Lists the items of a filter`(filter: ItemFilter, indices: [Int]) {
        #expect(Array(ItemList(feed, filter: filter).indices) == indices)
    }

    @Test
    func `Searches regardless of case`() {
        #expect(Array(ItemList(feed, search: "élb").indices) == [2])
        #expect(ItemList(feed, search: "nowhere").indices.isEmpty)
    }

    @Test
    func `Ignores spaces around the search text`() {
        #expect(Array(ItemList(feed, search: " wax  ").indices) == [1])
        #expect(ItemList(feed, search: "  ").indices.count == 4)
    }

    @Test
    func `Keeps the open item only in the unread list, without a search`() {
        #expect(Array(ItemList(feed, filter: .unread, keeping: 1).indices) == [0, 1, 2, 3])
        #expect(Array(ItemList(feed, filter: .starred, keeping: 1).indices) == [3])
        #expect(ItemList(feed, filter: .source(2), keeping: 1).indices.count == 1)
        #expect(ItemList(feed, filter: .unread, search: "honey", keeping: 1).indices.count == 1)
    }

    @Test
    func `Marks listed items, and undoes it`() throws {
        let marking = try #require(ItemList(feed, filter: .folder("Science")).marking(after: nil))
        #expect(marking.isSet && marking.states == .read && marking.items == .list([0, 2]))
        let read = ItemList(feed, search: "wax")
        #expect(read.marking(after: nil) == nil)
        let undoing = try #require(read.marking(after: marking))
        #expect(!undoing.isSet && undoing.items == marking.items)
    }

    @Test
    func `Restores filter and selection in the next feed`() {
        let next = FeedViewModel(
            title: "All", isMerged: true, format: "rss-2.0",
            sources: FeedSourceViewModels([
                FeedSourceViewModel(title: "Loose"), FeedSourceViewModel(title: "Bees"),
            ]),
            items: FeedItemViewModels([
                ReadyFeedItem(FeedItemViewModel(identifier: "1", title: "Other", sourceIndex: 0)),
                ReadyFeedItem(FeedItemViewModel(identifier: "1", title: "Wax", sourceIndex: 1)),
            ]))
        #expect(next.filter(following: .source(0), of: feed) == .source(1))
        #expect(next.filter(following: .source(1), of: feed) == .all)
        #expect(next.filter(following: .folder("Science"), of: feed) == .all)
        #expect(next.filter(following: .unread, of: feed) == .unread)
        #expect(next.index(following: 1, of: feed) == 1)
        #expect(next.index(following: 3, of: feed) == nil)
    }

    @Test
    func `Finds the row of a listed item`() {
        let list = ItemList(feed, filter: .unread)
        #expect(list.row(ofItem: 2) == 1)
        #expect(list.row(ofItem: 1) == nil)
    }

    @Test
    func `Finds the next unread row, wrapping around`() {
        let list = ItemList(feed)
        #expect(list.unreadRow(after: nil) == 0)
        #expect(list.unreadRow(after: 0) == 2)
        #expect(list.unreadRow(after: 3) == 0)
        #expect(ItemList(feed, filter: .source(9)).unreadRow(after: nil) == nil)
    }

    @Test
    func `Lists sources in folders with unread counts`() {
        let list = SourceList(feed, words: FeedWords { Phrase(before: $0.rawValue) })
        #expect(
            list.entries.map { $0.title } == [
                "reader.all", "reader.unread", "reader.starred", "Loose", "Insects", "Bees",
                "Science", "Rivers",
            ])
        #expect(list.entries.filter { $0.failure == "away" }.map(\.title) == ["Rivers"])
        #expect(list.entries.map { list.count(of: $0) } == [3, 3, 1, 1, 1, 1, 2, 1])
    }
}
