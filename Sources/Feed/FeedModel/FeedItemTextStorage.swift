/// Holds what an item says outside the item.
///
/// `@unchecked Sendable`: it is changed only by the item that alone has it.
final class FeedItemTextStorage: @unchecked Sendable {
    var id: String
    var url: String?
    var title: String?
    var dates: FeedItemDates
    var contents: FeedItemContents

    init(
        id: String, url: String?, title: String?, dates: FeedItemDates, contents: FeedItemContents
    ) {
        self.id = id
        self.url = url
        self.title = title
        self.dates = dates
        self.contents = contents
    }

    func copy() -> FeedItemTextStorage {
        FeedItemTextStorage(id: id, url: url, title: title, dates: dates, contents: contents)
    }
}
