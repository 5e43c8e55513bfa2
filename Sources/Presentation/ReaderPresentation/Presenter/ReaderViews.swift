/// The views of a reader; they may be one object, and each may be missing.
public struct ReaderViews {
    /// Shows the lists.
    public var sources: (any SourceListView)?
    /// Shows the items of the chosen list.
    public var items: (any ItemListView)?
    /// Shows the selected item.
    public var article: (any ArticleView)?
    /// Shows the outcome of actions.
    public var notice: (any NoticeView)?

    /// Creates views.
    public init(
        sources: (any SourceListView)? = nil, items: (any ItemListView)? = nil,
        article: (any ArticleView)? = nil, notice: (any NoticeView)? = nil
    ) {
        self.sources = sources
        self.items = items
        self.article = article
        self.notice = notice
    }
}
