public import FeedViews

/// Shows nothing, in place of a view that a reader lacks.
public final class NullReaderView: SourceListView, ItemListView, ArticleView, NoticeView {
    /// Creates a view.
    public init() {}

    public func display(_ viewModel: SourceListViewModel) {}
    public func display(_ viewModel: ItemListViewModel) {}
    public func display(_ viewModel: OpenArticleViewModel) {}
    public func display(_ viewModel: NoticeViewModel) {}
}
