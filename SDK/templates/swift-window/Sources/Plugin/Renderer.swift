import CGTK
import FeedModel
import FeedPluginKit

/// @TITLE@: a reader in a window.
final class Renderer: InteractiveFeedRenderer, FeedView, FeedLoadingView, FeedErrorView,
    FeedImageView
{
    typealias Image = Texture

    private let host: RendererHost
    /// Made with the first thing to show: before that, there may be no display.
    private var window: Window?
    /// Its items are lent until the next has been displayed.
    private var feed: FeedViewModel?
    private var selected = 0
    /// The UTF-8 of the id of the item that is selected; empty where none was.
    private var selectedID: [UInt8]
    private var request: FeedImageRequest?

    var feedView: (any FeedView)? { self }
    var loadingView: (any FeedLoadingView)? { self }
    var errorView: (any FeedErrorView)? { self }
    var imageView: (any FeedImageView<Texture>)? { self }

    init(host: RendererHost, options: RendererOptions) {
        self.host = host
        selectedID = host.recall()
    }

    // MARK: What the host shows

    func display(_ feed: FeedViewModel) {
        guard let window = shownWindow() else { return }
        // Keeps the selected item, whose index may have changed.
        let found = feed.items.indices.first { feed.items[$0].identifier.utf8.elementsEqual(selectedID) }
        selected = found ?? (selected < feed.items.count ? selected : 0)
        self.feed = nil
        request = nil
        window.show(titles: feed.items.lazy.map(\.title), of: feed.title, selected: selected)
        self.feed = feed
        showArticle()
    }

    func display(_ loading: FeedLoadingViewModel) {
        shownWindow()?.show(status: loading.message)
    }

    func display(_ error: FeedErrorViewModel) {
        shownWindow()?.show(status: error.words, canRetry: error.canRetry)
    }

    func display(_ picture: FeedImageViewModel<Texture>) {
        guard let image = picture.image, picture.request == request else { return }
        window?.show(picture: image)
    }

    func makeImage(from pixels: FeedImagePixels) -> Texture {
        Texture(pixels)
    }

    // MARK: The main loop

    func run() throws(RendererError) {
        guard let window = shownWindow() else {
            throw RendererError("there is no display to open a window on")
        }
        window.run(watching: host.eventDescriptor ?? -1) { [host] in host.dispatch() }
        // Where another file takes this plugin's place, the one after it begins at the same item.
        _ = host.keep(selectedID)
    }

    /// The window, made where there is none; `nil` where there is no display.
    private func shownWindow() -> Window? {
        if window == nil {
            window = Window(
                title: "@TITLE@", refresh: host.words[.readerRefresh], retry: host.words[.retry],
                open: host.words[.readerOpenPage])
            window?.select = { [unowned self] in select($0) }
            window?.open = { [unowned self] in openPage() }
            window?.refresh = { [host] in host.delegate.didRequestFeedRefresh() }
        }
        return window
    }

    // MARK: User actions

    private func select(_ index: Int) {
        guard let feed, feed.items.indices.contains(index) else { return }
        selected = index
        showArticle()
        _ = host.delegate.didRequestStates(
            FeedItemStateChange(
                revision: feed.revision, states: .read, isSet: true,
                items: .range(index..<index + 1)))
    }

    private func openPage() {
        guard let feed, selected < feed.items.count, let url = feed.items[selected].openURL else {
            return
        }
        _ = host.delegate.didRequestOpening(of: url, from: selected, in: feed.revision)
    }

    private func showArticle() {
        guard let feed, let window else { return }
        if let request { host.cancelImage(request) }
        request = nil
        guard selected < feed.items.count else {
            selectedID = []
            window.show(article: host.words[.noItems], facts: "", text: "", canOpen: false)
            return
        }
        let item = feed.items[selected]
        selectedID = Array(item.identifier.utf8)
        let html = feed.items.text(.contentHTML, at: selected)?.string
        let text =
            html.flatMap(host.plainText) ?? feed.items.text(.contentText, at: selected)?.string
            ?? feed.items.text(.excerpt, at: selected)?.string ?? ""
        let facts = [item.byline, item.date?.words].compactMap { $0 }.joined(separator: " · ")
        window.show(
            article: item.title, facts: facts, text: text, canOpen: item.openURL != nil)
        let wish = FeedImageRequest(
            revision: feed.revision, index: selected,
            form: .pixels(maximumWidth: 640, maximumHeight: 400))
        request = wish
        host.requestImage(wish)
    }
}
