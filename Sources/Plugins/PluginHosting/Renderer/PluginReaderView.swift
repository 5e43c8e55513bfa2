package import FeedViews

/// A proxy for a plugin's views of a reader, here or in a worker. Holds the renderer.
package final class PluginReaderView: SourceListView, ItemListView, ArticleView, NoticeView {
    private let receiveSources: (SourceListViewModel) -> Void
    private let receiveItems: (ItemListViewModel) -> Void
    private let receiveArticle: (OpenArticleViewModel) -> Void
    private let receiveNotice: (NoticeViewModel) -> Void

    /// Creates views that pass view models on.
    package init(
        sources: @escaping (SourceListViewModel) -> Void,
        items: @escaping (ItemListViewModel) -> Void,
        article: @escaping (OpenArticleViewModel) -> Void,
        notice: @escaping (NoticeViewModel) -> Void
    ) {
        receiveSources = sources
        receiveItems = items
        receiveArticle = article
        receiveNotice = notice
    }

    package func display(_ viewModel: SourceListViewModel) { receiveSources(viewModel) }
    package func display(_ viewModel: ItemListViewModel) { receiveItems(viewModel) }
    package func display(_ viewModel: OpenArticleViewModel) { receiveArticle(viewModel) }
    package func display(_ viewModel: NoticeViewModel) { receiveNotice(viewModel) }
}
