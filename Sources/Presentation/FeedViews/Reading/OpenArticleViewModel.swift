public import FeedModel

/// The selected item, to show as an article.
public struct OpenArticleViewModel: Sendable {
    /// The revision of the feed that ``items`` are of: an earlier one if the item is gone.
    public var revision: UInt64
    /// Grows with each change.
    public var version: UInt64
    /// The items that ``index`` is in.
    public var items: FeedItemViewModels
    /// The index of the item in ``items``; `nil` if nothing is selected.
    public var index: Int?
    /// True if the displayed feed no longer has the item: it stays to be read, and has no
    /// states.
    public var isGone: Bool
    /// True if the user is in the article: otherwise it is that of the selected row, which views with
    /// room for it show beside the list.
    public var isOpen: Bool
    /// The states of the item.
    public var states: FeedItemStates
    /// The text that was searched for, to be found in the article; empty without one.
    public var search: String

    /// Creates a view model.
    public init(
        revision: UInt64 = 0, version: UInt64 = 0, items: FeedItemViewModels = FeedItemViewModels(),
        index: Int? = nil, isGone: Bool = false, isOpen: Bool = false, states: FeedItemStates = [],
        search: String = ""
    ) {
        self.revision = revision
        self.version = version
        self.items = items
        self.index = index
        self.isGone = isGone
        self.isOpen = isOpen
        self.states = states
        self.search = search
    }

    /// Returns the pane that the user is in.
    public func pane(beside lists: SourceListViewModel) -> ReaderPane {
        isOpen ? .article : lists.isActive ? .feeds : .items
    }

    /// The article, made on request; `nil` if nothing is selected.
    public var article: FeedArticleViewModel? { index.map { items.article(at: $0) } }
}
