import FeedModel
import JSONRendering
import ReaderPresentation

/// Sends view models to the page as JSON.
final class PageView: FeedView, FeedLoadingView, FeedErrorView, FeedImageView, SourceListView,
    ItemListView, ArticleView, NoticeView
{
    /// Decides what is shown of a feed.
    var reader: ReaderPresenter?
    private(set) var items = ItemListViewModel()
    private(set) var article = OpenArticleViewModel()
    /// The language of the feed.
    private(set) var language: String?

    func display(_ viewModel: FeedViewModel) {
        language = viewModel.language
        reader?.display(viewModel)
    }

    func display(_ viewModel: SourceListViewModel) {
        Document.show(BROWSER_SHOWS_SOURCES) {
            $0.member("version", Int64(clamping: viewModel.version))
            $0.member("selected", viewModel.selectedRow)
            $0.member("isActive", ifTrue: viewModel.isActive)
            $0.array("rows", isRequired: true) { writer in
                for row in viewModel.rows {
                    writer.object {
                        $0.member("title", row.title)
                        $0.member("count", row.count)
                        $0.member("depth", row.depth)
                        $0.member("failure", row.failure)
                        $0.member("kind", Self.name(of: row.kind))
                    }
                }
            }
        }
    }

    private static func name(of kind: SourceRowViewModel.Kind) -> String {
        switch kind {
        case .all: "all"
        case .unread: "unread"
        case .starred: "starred"
        case .folder: "folder"
        case .feed: "feed"
        case .search: "search"
        }
    }

    func display(_ viewModel: ItemListViewModel) {
        let isOther = items.revision != viewModel.revision
        items = viewModel
        Document.show(BROWSER_SHOWS_ITEMS) {
            $0.member("version", Int64(clamping: viewModel.version))
            $0.member("title", viewModel.title)
            $0.member("conditions", viewModel.conditionWords)
            $0.member("filter", viewModel.filter)
            $0.member("count", viewModel.indices.count)
            $0.member("selected", viewModel.selectedRow)
            $0.member("failure", viewModel.failure)
            $0.member("nothing", viewModel.emptyWords)
            $0.member("isOther", ifTrue: isOther)
            $0.member("hasNewRows", ifTrue: viewModel.change.hasNewRows)
            $0.member("firstChanged", viewModel.change.changedRows.lowerBound)
            $0.member("changedCount", viewModel.change.changedRows.count)
        }
    }

    func display(_ viewModel: OpenArticleViewModel) {
        article = viewModel
        Document.show(BROWSER_SHOWS_ARTICLE) {
            $0.member("index", viewModel.index)
            $0.member("states", Int64(viewModel.states.rawValue))
            $0.member("search", viewModel.search)
            $0.member("isOpen", ifTrue: viewModel.isOpen)
            $0.member("isGone", ifTrue: viewModel.isGone)
        }
    }

    func display(_ viewModel: NoticeViewModel) {
        Document.show(BROWSER_SHOWS_NOTICE) {
            $0.member("words", viewModel.words)
            guard viewModel.kind == .question else { return }
            $0.member("action", viewModel.action?.rawValue)
            $0.member("text", viewModel.text)
        }
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        Document.show(BROWSER_SHOWS_LOADING) {
            $0.member("isLoading", ifTrue: viewModel.isLoading)
            $0.member("message", viewModel.message)
            $0.member("amount", viewModel.amount)
            $0.member("completed", viewModel.completedSources)
            $0.member("total", viewModel.totalSources)
        }
    }

    func display(_ viewModel: FeedErrorViewModel) {
        Document.show(BROWSER_SHOWS_ERROR) {
            $0.member("message", viewModel.message)
            $0.member("remedy", viewModel.remedy)
            $0.member("retry", viewModel.canRetry ? viewModel.retryLabel : nil)
            $0.member("isNone", ifTrue: viewModel.message == nil)
        }
        reader?.display(viewModel)
    }

    func display(_ viewModel: FeedImageViewModel<UInt64>) {
        guard let index = viewModel.request.index else { return }
        Document.show(BROWSER_SHOWS_PICTURE) {
            $0.member("index", index)
            $0.member("picture", viewModel.image.map { Int64(clamping: $0) })
            $0.member("isLoading", ifTrue: viewModel.isLoading)
            $0.member("shouldRetry", ifTrue: viewModel.shouldRetry)
            $0.member("description", viewModel.description)
            $0.member("words", viewModel.words)
        }
    }
}
