import FeedModel
import FeedPluginKit

/// @TITLE@: a reader in a window. The host keeps what is selected, filtered and open.
final class Renderer: InteractiveFeedRenderer {
    typealias Image = FeedImagePixels

    private let host: RendererHost
    /// Made with the first thing to show: before that, there may be no display.
    private lazy var window = Window(host: host)
    private var picture: FeedImageRequest?

    var feedView: (any FeedView)? { self }
    var loadingView: (any FeedLoadingView)? { self }
    var errorView: (any FeedErrorView)? { self }
    var imageView: (any FeedImageView<FeedImagePixels>)? { self }
    var sourceListView: (any SourceListView)? { self }
    var itemListView: (any ItemListView)? { self }
    var articleView: (any ArticleView)? { self }
    var noticeView: (any NoticeView)? { self }

    init(host: RendererHost, options: RendererOptions) { self.host = host }

    func makeImage(from pixels: FeedImagePixels) -> FeedImagePixels { pixels }

    func run() throws(RendererError) {
        guard let window else { throw RendererError("there is no display to open a window on") }
        window.run(descriptor: host.eventDescriptor ?? -1)
    }
}

// What the host shows.
extension Renderer: FeedView, FeedLoadingView, FeedErrorView, FeedImageView, SourceListView,
    ItemListView, ArticleView, NoticeView
{
    func display(_ feed: FeedViewModel) { window?.set("window", feed.title) }
    func display(_ loading: FeedLoadingViewModel) { window?.set("status", loading.message) }
    func display(_ error: FeedErrorViewModel) { window?.set("status", error.words) }
    func display(_ notice: NoticeViewModel) { window?.set("status", notice.words) }

    func display(_ list: SourceListViewModel) {
        guard let window else { return }
        let rows = list.rows.map { row in
            String(repeating: "    ", count: row.depth) + (row.failure == nil ? "" : "⚠ ")
                + "\(row.title)  \(row.count)"
        }
        window.show(
            rows, at: 0..<Int.max, in: window.sources, version: list.version,
            selected: list.selectedRow)
    }

    func display(_ list: ItemListViewModel) {
        guard let window else { return }
        let changed = list.change.changedRows
        let rows = changed.map { row in
            let item = list.items[list.indices[row]]
            return (item.states.contains(.read) ? "" : "● ")
                + (item.states.contains(.starred) ? "★ " : "") + item.title
        }
        window.show(
            rows, at: list.change.hasNewRows ? 0..<Int.max : changed, in: window.items,
            version: list.version, selected: list.selectedRow)
    }

    func display(_ open: OpenArticleViewModel) {
        if let picture { host.cancelImage(picture) }
        picture = nil
        window?.show(nil)
        let article = open.article
        window?.set("title", article?.showsTitle == true ? article?.title : nil)
        window?.set("facts", article?.factsLine)
        window?.set("text", article?.bodyHTML.flatMap(host.plainText) ?? article?.bodyText)
        guard article?.pictureAboveBody != nil, let index = open.index else { return }
        let request = FeedImageRequest(
            revision: open.revision, index: index,
            form: .pixels(maximumWidth: 640, maximumHeight: 400))
        picture = request
        host.requestImage(request)
    }

    func display(_ model: FeedImageViewModel<FeedImagePixels>) {
        if model.request == picture { window?.show(model.image) }
    }
}
