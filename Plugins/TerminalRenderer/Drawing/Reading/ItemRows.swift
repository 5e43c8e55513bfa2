import FeedViews

/// The listed items that were drawn, kept since making one takes longer than drawing it.
struct ItemRows {
    /// The number of items kept.
    private static let kept = 2_000
    /// The bytes of a text that are drawn: more than a row shows, since each drawing lays out all of them.
    private static let longest = 8_000

    private var revision: UInt64 = 0
    private var items = FeedItemViewModels()
    private var known: [Int: FeedItemViewModel] = [:]
    /// The addresses of items' own pictures; empty for none.
    private var pictures: [Int: String] = [:]

    /// Takes another version of the list.
    mutating func replace(by list: ItemListViewModel) {
        if list.revision != revision || list.revision == 0 { pictures = [:] }
        // As of another feed.
        if list.change.hasNewRows || !list.change.changedRows.isEmpty { known = [:] }
        revision = list.revision
        items = list.items
    }

    /// Returns the item at an index of the feed.
    mutating func item(at index: Int) -> FeedItemViewModel {
        if let item = known[index] { return item }
        if known.count >= Self.kept { known = [:] }
        var item = items[index]
        item.$title = Self.beginning(of: item.$title)
        item.$location = item.$location.map(Self.beginning)
        item.$byline = item.$byline.map(Self.beginning)
        let source = item.source?.$title
        item.source?.$title = source.map(Self.beginning)
        known[index] = item
        return item
    }

    private static func beginning(of text: FeedText) -> FeedText {
        text[0..<min(text.count, longest)]
    }

    /// Returns the address of an item's own picture.
    mutating func pictureURL(at index: Int) -> String? {
        if let url = pictures[index] { return url.isEmpty ? nil : url }
        if pictures.count >= Self.kept { pictures = [:] }
        let url = items.detail(at: index, parts: .files).image?.url
        pictures[index] = url ?? ""
        return url
    }
}
