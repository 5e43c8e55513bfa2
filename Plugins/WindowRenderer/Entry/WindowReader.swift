import FeedPluginKit
import WindowRendering
import WindowWidgets

/// The reader in its window. Shows view models and asks the host for what the user does.
///
/// One type in several files, because each key may concern any pane.
final class WindowReader: SourceListView, ItemListView, ArticleView, NoticeView {
    /// The bytes of cached pictures out of view: some hundred of the list, or about twenty of articles.
    private static let pictureBytes = 80 << 20

    let host: RendererHost
    let delegate: any ReaderDelegate
    let words: FeedWords
    let keys: WindowKeys
    let frame: ReaderFrame
    private(set) lazy var sources = SourcesPane(self)
    private(set) lazy var items = ItemsPane(self)
    private(set) lazy var article = ArticlePane(self)
    /// Sources and items.
    private(set) lazy var inner = Leaflet(
        sources.widget, items.widget, widths: SourcesPane.widths
    ) { [unowned self] in
        panesDidChange()
    }
    /// Sources and items on one side, the article on the other.
    private(set) lazy var outer = Leaflet(inner, article.widget) { [unowned self] in
        panesDidChange()
    }
    private(set) lazy var notices = NoticeArea(outer)
    private let loop = MainLoop()

    var lists = SourceListViewModel()
    /// `nil` before the first feed.
    var list: ItemListViewModel?
    var shown = OpenArticleViewModel()
    /// The item of the article, through reloads.
    var shownItem: FeedItemViewModel.ID?
    var pane = ReaderPane.items
    /// What the search field is for.
    var asking = ReaderAction.filter
    /// True until the words of a search in the open article are displayed: of a query, they are a part.
    var isFinding = false
    var feed: FeedViewModel?
    /// The progress of loading; empty if none.
    var loadingWords = ""
    /// The pictures of the list and of the article.
    var pictures = PictureTracker<FeedImageRequest, Texture>(
        capacity: pictureBytes, weigh: { $0.byteCount })
    var isUpdateDue = false
    /// True if the user has moved the focus with the tabulator since the last action.
    var hasTabbed = false
    var help: ReaderFrame?

    init(_ host: RendererHost, _ delegate: any ReaderDelegate, keys: ReaderKeys) {
        self.host = host
        self.delegate = delegate
        self.keys = WindowKeys(keys)
        words = host.words
        var close: () -> Void = {}
        frame = ReaderFrame(width: 1_180, height: 760) { close() }
        close = { [unowned self] in loop.quit() }
        frame.addStyles(StyleSheet.text)
        frame.title = "FeedHost"
        inner.expand(across: false, down: true)
        inner.showsSecond = true
        inner.hasFirst = false
        frame.show(notices)
        frame.onKey { [unowned self] in handle($0) }
        frame.onAnyPress { [unowned self] in items.search.letGo() }
        items.area.onScroll { [unowned self] in updatePictures() }
        article.area.onScroll { [unowned self] in updatePictures() }
        showFolds()
        frame.present()
        frame.onFrame { [weak self] in self?.updatePicturesNow() }
    }

    // MARK: Main loop

    func run(watching descriptor: Int32) {
        // Handle pending messages of the host before the first frame.
        guard host.dispatch() else { return }
        loop.run(watching: descriptor) { [host] in host.dispatch() }
    }

    /// Closes the window, which must not be used afterwards.
    func close() {
        sources.list.end()
        items.list.end()
        help?.destroy()
        frame.destroy()
    }

    // MARK: Panes

    /// Returns true if the article is visible, beside the list or instead of it.
    var seesArticle: Bool { !outer.isFolded || outer.showsSecond }

    /// Returns true if only the article is visible.
    var seesOnlyArticle: Bool { outer.isFolded && outer.showsSecond }

    /// Asks for the pane that the user has gone to by a gesture, and updates the buttons for it.
    private func panesDidChange() {
        let isInItems = inner.isFolded && inner.showsSecond
        switch pane {
        case .article where outer.isFolded && !outer.showsSecond,
            .feeds where isInItems:
            request(.toItems)
        case .items where inner.isFolded && !isInItems && inner.hasFirst: request(.toFeeds)
        default: break
        }
        showFolds()
    }

    /// Updates the buttons that lead to hidden panes, and the positions of the window's own buttons.
    func showFolds() {
        let isFirst = inner.isFolded || !inner.hasFirst
        items.back.isVisible = inner.isFolded && inner.hasFirst
        article.back.isVisible = outer.isFolded
        sources.header.showWindowButtons(start: true, end: outer.isFolded && inner.isFolded)
        items.header.showWindowButtons(start: isFirst, end: outer.isFolded)
        article.header.showWindowButtons(start: outer.isFolded, end: true)
        updatePictures()
    }
}
