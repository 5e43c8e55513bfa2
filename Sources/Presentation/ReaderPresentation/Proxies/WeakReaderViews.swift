#if !hasFeature(Embedded)
    import FeedViews

    extension ReaderViews {
        /// The same views, held weakly: for views that keep the presenter.
        public var heldWeakly: ReaderViews {
            let views = WeakReaderViews(self)
            return ReaderViews(sources: views, items: views, article: views, notice: views)
        }
    }

    /// Passes view models on to views that it does not hold.
    private final class WeakReaderViews: SourceListView, ItemListView, ArticleView, NoticeView {
        private weak let sources: (any SourceListView)?
        private weak let items: (any ItemListView)?
        private weak let article: (any ArticleView)?
        private weak let notice: (any NoticeView)?

        init(_ views: ReaderViews) {
            sources = views.sources
            items = views.items
            article = views.article
            notice = views.notice
        }

        func display(_ viewModel: SourceListViewModel) { sources?.display(viewModel) }
        func display(_ viewModel: ItemListViewModel) { items?.display(viewModel) }
        func display(_ viewModel: OpenArticleViewModel) { article?.display(viewModel) }
        func display(_ viewModel: NoticeViewModel) { notice?.display(viewModel) }
    }
#endif
