import FeedModel
import FeedViews
import Testing

@testable import WindowRendering

struct ItemListTests {
    private let feed = FeedViewModel(
        title: "All", isMerged: true, format: "rss-2.0",
        sources: FeedSourceViewModels([
            FeedSourceViewModel(title: "Bees", folder: "Science/Insects", unreadCount: 1),
            FeedSourceViewModel(title: "Rivers", folder: "Science", unreadCount: 1),
            FeedSourceViewModel(title: "Loose", unreadCount: 1, starredCount: 1),
        ]),
        items: FeedItemViewModels([
            ReadyFeedItem(FeedItemViewModel(id: "0", title: "Honey", sourceIndex: 0)),
            ReadyFeedItem(
                FeedItemViewModel(id: "1", title: "Wax", states: .read, sourceIndex: 0)),
            ReadyFeedItem(FeedItemViewModel(id: "2", title: "ÉLBE", sourceIndex: 1)),
            ReadyFeedItem(
                FeedItemViewModel(id: "3", title: "Odd", states: .starred, sourceIndex: 2)),
        ]))

    @Test(arguments: [
        (ItemFilter.all, [0, 1, 2, 3]), (.unread, [0, 2, 3]), (.starred, [3]),
        (.folder("Science"), [0, 1, 2]), (.folder("Science/Insects"), [0, 1]),
        (.source(2), [3]), (.source(9), []),
    ])
    func `a choice lists what is in it`(filter: ItemFilter, places: [Int]) {
        #expect(Array(ItemList(feed, filter: filter).places) == places)
    }

    @Test
    func `words are searched for whatever their case`() {
        #expect(Array(ItemList(feed, search: "élb").places) == [2])
        #expect(ItemList(feed, search: "nowhere").places.isEmpty)
    }

    @Test
    func `a place is found where it is listed`() {
        let list = ItemList(feed, filter: .unread)
        #expect(list.row(ofPlace: 2) == 1)
        #expect(list.row(ofPlace: 1) == nil)
    }

    @Test
    func `the next unread item is found from the beginning on, too`() {
        let list = ItemList(feed)
        #expect(list.unreadRow(after: nil) == 0)
        #expect(list.unreadRow(after: 0) == 2)
        #expect(list.unreadRow(after: 3) == 0)
        #expect(ItemList(feed, filter: .source(9)).unreadRow(after: nil) == nil)
    }

    @Test
    func `sources stand in their folders, with what is unread in them`() {
        let list = SourceList(feed, words: FeedWords { Phrase(before: $0.rawValue) })
        #expect(
            list.entries.map { $0.title } == [
                "reader.all", "reader.unread", "reader.starred", "Loose", "Insects", "Bees",
                "Science", "Rivers",
            ])
        #expect(list.entries.map { list.count(of: $0) } == [3, 3, 1, 1, 1, 1, 2, 1])
    }
}
