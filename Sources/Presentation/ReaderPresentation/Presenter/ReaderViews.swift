/// The views of a reader; they may be one object.
public struct ReaderViews {
    /// Shows the lists.
    public var sources: any SourceListView
    /// Shows the items of the chosen list.
    public var items: any ItemListView
    /// Shows the selected item.
    public var article: any ArticleView
    /// Shows the outcome of actions.
    public var notice: any NoticeView

    /// Creates views; those that a reader lacks show nothing.
    public init(
        sources: any SourceListView = NullReaderView(), items: any ItemListView = NullReaderView(),
        article: any ArticleView = NullReaderView(), notice: any NoticeView = NullReaderView()
    ) {
        self.sources = sources
        self.items = items
        self.article = article
        self.notice = notice
    }
}
