import FeedPluginKit
import FeedViews

/// A view of the host's reader that performs actions, one after another.
final class ReadingRenderer: InteractiveFeedRenderer, FeedView, SourceListView, ItemListView,
    ArticleView, NoticeView
{
    /// Gives a test access to the renderer that the factory makes.
    @TaskLocal static var box = Box()

    /// Used by one test at a time.
    final class Box: @unchecked Sendable {
        var actions: [ReaderActionRequest] = []
        weak var renderer: ReadingRenderer?
    }

    private let host: RendererHost
    private let actions: [ReaderActionRequest]
    private(set) var outcomes: [FeedRequestOutcome] = []
    private(set) var sources: [SourceListViewModel] = []
    private(set) var items: [ItemListViewModel] = []
    /// The titles of the listed items, read when they were displayed.
    private(set) var titles: [[String]] = []
    private(set) var articles: [OpenArticleViewModel] = []
    private(set) var bodies: [String] = []
    private(set) var notices: [NoticeViewModel] = []

    init(host: RendererHost, options: RendererOptions) {
        self.host = host
        actions = Self.box.actions
        Self.box.renderer = self
    }

    var feedView: (any FeedView)? { self }
    var sourceListView: (any SourceListView)? { self }
    var itemListView: (any ItemListView)? { self }
    var articleView: (any ArticleView)? { self }
    var noticeView: (any NoticeView)? { self }
    var keys: ReaderKeys { host.readerKeys }

    func display(_ viewModel: FeedViewModel) {}
    func display(_ viewModel: SourceListViewModel) { sources.append(viewModel) }

    func display(_ viewModel: ItemListViewModel) {
        items.append(viewModel)
        titles.append(viewModel.indices.map { viewModel.items[$0].title })
    }

    func display(_ viewModel: OpenArticleViewModel) {
        articles.append(viewModel)
        bodies.append(viewModel.article?.title ?? "")
    }

    func display(_ viewModel: NoticeViewModel) { notices.append(viewModel) }

    func run() {
        for action in actions {
            outcomes.append(host.reader?.didRequestAction(action) ?? .failed)
            _ = host.dispatch()
            // What is queued in one is performed in the next.
            _ = host.dispatch()
        }
    }
}
