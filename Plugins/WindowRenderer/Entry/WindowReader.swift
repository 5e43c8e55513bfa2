import FeedListing
import FeedModel
import FeedPluginKit
import FeedViews
import WindowRendering
import WindowWidgets

/// The reader in its window. Shows view models and passes user actions to the host.
///
/// One type in several files, because each key may change any of its state.
final class WindowReader {
    /// The numbers of cached pictures out of view, in the list and in articles.
    private static let keptThumbnails = 300
    private static let keptPictures = 20

    let host: RendererHost
    let words: FeedWords
    let frame: ReaderFrame
    private(set) lazy var sources = makeSources()
    private(set) lazy var items = makeItems()
    private(set) lazy var article = makeArticle()
    /// Sources and items.
    private(set) lazy var inner = Leaflet(
        sources.widget, items.widget, widths: SourcesPane.widths
    ) { [unowned self] in
        showFolds()
    }
    /// Sources and items on one side, the article on the other.
    private(set) lazy var outer = Leaflet(inner, article.widget) { [unowned self] in
        showFolds()
    }
    private(set) lazy var toasts = ToastArea(outer)
    private let loop = MainLoop()
    private let rowHeight = RowHeight()

    var list: ItemList?
    /// The index in the feed of the selected item.
    var selected: Int?
    /// The item that was selected in the previous window; empty if none.
    var awaited: [UInt8]
    /// The last marking of items as read, if it can be undone.
    var lastMarking: FeedItemStateChange?
    var thumbnails = PictureTracker<FeedImageRequest, Texture>(capacity: keptThumbnails)
    var pictures = PictureTracker<FeedImageRequest, Texture>(capacity: keptPictures)
    var isUpdateDue = false
    /// True if the user has moved the focus with the tabulator since the last action.
    var hasTabbed = false
    var help: ReaderFrame?

    init(_ host: RendererHost) {
        self.host = host
        words = host.words
        awaited = host.recall()
        var close: () -> Void = {}
        frame = ReaderFrame(width: 1_180, height: 760) { close() }
        close = { [unowned self] in leave() }
        frame.addStyles(StyleSheet.text)
        frame.title = "FeedHost"
        inner.expand(across: false, down: true)
        inner.showsSecond = true
        frame.show(toasts)
        frame.onKey { [unowned self] in handle($0) }
        items.area.onScroll { [unowned self] in updatePictures() }
        article.area.onScroll { [unowned self] in updatePictures() }
        showFolds()
        frame.present()
        frame.onFrame { [weak self] in self?.updatePicturesNow() }
    }

    private func makeSources() -> SourcesPane {
        SourcesPane(
            words: words,
            select: { [unowned self] in choose($0.filter) },
            open: { [unowned self] in showItems() })
    }

    private func makeItems() -> ItemsPane {
        let list = RecyclingList<ItemRow>(
            make: { [rowHeight] in ItemRow(height: rowHeight) },
            fill: { [unowned self] in fill($0, at: $1) },
            clear: { [unowned self] row in
                row.clear()
                updatePictures()
            },
            select: { [unowned self] in select(row: $0) },
            open: { [unowned self] in openRow($0) })
        return ItemsPane(
            list, words: words,
            ItemsPane.Actions(
                back: { [unowned self] in inner.showsSecond = false },
                refresh: { [unowned self] in perform(.refresh) },
                markAllRead: { [unowned self] in perform(.markAllRead) },
                retry: { [unowned self] in perform(.retry) },
                search: { [unowned self] in search($0) },
                endSearch: { [unowned self] in endSearch() }))
    }

    private func makeArticle() -> ArticlePane {
        ArticlePane(
            words: words,
            ArticlePane.Actions(
                back: { [unowned self] in perform(.back) },
                star: { [unowned self] in perform(.toggleStar) },
                read: { [unowned self] in perform(.toggleRead) },
                copy: { [unowned self] in perform(.copy) },
                open: { [unowned self] in perform(.open) },
                follow: { [unowned self] in follow($0) },
                retry: { [unowned self] in retry($0) }))
    }

    // MARK: Main loop

    func run(watching descriptor: Int32) {
        // Handle pending messages of the host before the first frame.
        guard host.dispatch() else { return }
        loop.run(watching: descriptor) { [host] in host.dispatch() }
    }

    func leave() { loop.quit() }

    /// Closes the window, which must not be used afterwards.
    func close() {
        sources.list.end()
        items.list.end()
        help?.destroy()
        frame.destroy()
    }

    /// The user's position, for the next window.
    var position: [UInt8] {
        guard let list, let selected, selected < list.feed.items.count else { return awaited }
        return Array(list.feed.items[selected].identifier.utf8)
    }

    /// Returns true if the article is visible, beside the list or instead of it.
    var seesArticle: Bool { !outer.isFolded || outer.showsSecond }

    /// Returns true if only the article is visible.
    var seesOnlyArticle: Bool { outer.isFolded && outer.showsSecond }

    /// Updates the buttons that lead to hidden panes, and the positions of the window's own buttons.
    func showFolds() {
        items.showBack(inner.isFolded)
        article.showBack(outer.isFolded)
        sources.header.showWindowButtons(start: true, end: outer.isFolded && inner.isFolded)
        items.header.showWindowButtons(start: inner.isFolded, end: outer.isFolded)
        article.header.showWindowButtons(start: outer.isFolded, end: true)
        updatePictures()
    }
}
