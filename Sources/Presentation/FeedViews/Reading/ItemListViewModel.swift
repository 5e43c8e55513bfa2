/// The items of the chosen list, as rows.
///
/// Rows are indices of the feed's items, not copies: making one takes no longer for 10,000 rows.
public struct ItemListViewModel: Sendable {
    /// The revision of the feed.
    public var revision: UInt64
    /// Grows with each change. A request names the version that it was made for, since rows may have
    /// changed meanwhile.
    public var version: UInt64
    /// The version since which the rows are the same items in the same order.
    public var rowsVersion: UInt64
    /// What has changed since the last version.
    public var change: ItemListChange
    /// The title of the list.
    public var title: String
    /// The items of the feed; ``indices`` says which are listed.
    public var items: FeedItemViewModels
    /// The index in ``items`` of each row, from top to bottom.
    public var indices: FeedItemIndices
    /// The selected row; `nil` if there are no rows.
    public var selectedRow: Int?
    /// True if the user is in this list, rather than in feeds or an article.
    public var isActive: Bool
    /// True if only unread items are listed.
    public var isUnreadOnly: Bool
    /// The text that all listed items have; empty without one.
    public var filter: String
    /// The text that was searched for; empty without one.
    public var search: String
    /// The order of the rows.
    public var order: ItemOrder
    /// The order in words; empty for that of the feed.
    public var orderWords: String
    /// Why the list is shorter or ordered otherwise than the feed, in words, joined; may be empty.
    public var conditionWords: String
    /// The reason why the chosen feed could not be loaded, in words.
    public var failure: String?
    /// What to show instead of rows; empty if there are rows.
    public var emptyWords: String

    /// Creates a view model.
    public init(
        revision: UInt64 = 0, version: UInt64 = 0, rowsVersion: UInt64 = 0,
        change: ItemListChange = .all, title: String = "",
        items: FeedItemViewModels = FeedItemViewModels(),
        indices: FeedItemIndices = FeedItemIndices(upTo: 0), selectedRow: Int? = nil,
        isActive: Bool = false, isUnreadOnly: Bool = false, filter: String = "",
        search: String = "", order: ItemOrder = ItemOrder(), orderWords: String = "",
        conditionWords: String = "", failure: String? = nil, emptyWords: String = ""
    ) {
        self.revision = revision
        self.version = version
        self.rowsVersion = rowsVersion
        self.change = change
        self.title = title
        self.items = items
        self.indices = indices
        self.selectedRow = selectedRow
        self.isActive = isActive
        self.isUnreadOnly = isUnreadOnly
        self.filter = filter
        self.search = search
        self.order = order
        self.orderWords = orderWords
        self.conditionWords = conditionWords
        self.failure = failure
        self.emptyWords = emptyWords
    }
}
