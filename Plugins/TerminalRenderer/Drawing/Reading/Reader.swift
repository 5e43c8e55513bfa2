import FeedModel
import FeedRendering
package import FeedViews

/// The reader: what is shown, what a person does to it, and what is told the host of it. It knows no
/// terminal; it draws on a ``CellGrid`` when it is asked to.
///
/// One type over several files, since any key may change any of it: the feeds, the list, the article, the
/// line that is typed into, and what of them stands on the screen.
package final class Reader {
    /// A request of the person to whoever runs the reader.
    package enum Request: Sendable, Equatable {
        case leave
        /// Their shell back, for a while.
        case suspend
        /// All of it drawn again.
        case redraw
    }

    let delegate: any FeedDelegate
    /// The reader's words.
    let words: FeedWords
    let bindings: KeyBindings
    let canvas: any PictureCanvas
    let now: () -> Int64

    package private(set) var surface = ReaderSurface()
    var onShow: FeedOnShow?
    var loading: FeedLoadingViewModel?
    var error: FeedErrorViewModel?
    /// What the list shows.
    var choice = ListChoice()
    /// The items of the list, in its order.
    var listed: [Int] = []
    var list = ListPlace()
    /// The lines of the pane of feeds; none where there is but one feed.
    var entries: [FeedsEntry] = []
    var entryPlace = ListPlace()
    /// Which item was under the cursor in the lists that were left.
    var leftItems: [ItemKey: Int] = [:]
    var rowForm: RowForm
    /// The item that was under the cursor when a filter was begun, which comes back there when it can.
    var itemBeforeFilter: Int?
    var article: OpenArticle?
    /// How far articles were read, by item, for when they are opened again.
    var anchors: [ItemKey: OpenArticle.Anchor] = [:]
    var side = ReaderSide.list
    /// Where a person was before, until there is a feed to go there in.
    var awaitedPlace: ReaderPlace?
    /// The pane to begin with is not chosen yet.
    var choosesSide = false
    /// What is being asked; `nil` where nothing is.
    var prompt: ReaderPrompt?
    var search: SearchText?
    /// The search through the list that is under way.
    var listSearch: ListSearch?
    /// The last marking of all items of a list as read, while it can be undone.
    var lastMarking: ListMarking?
    /// Where the person was in the article before a note was followed.
    var placeBeforeNote: Int?
    /// The line of the note that was followed last, until the next key.
    var noteLine: Int?
    /// The number that is being typed.
    var number = ""
    /// What the last key has done; it stays until the next one.
    var notice = ""
    /// What went wrong beside the feed; it stays until the first key after it was seen.
    var message = ""
    var isMessageSeen = false
    /// The first line of the help that is shown; `nil` where it is not.
    var helpTop: Int?
    var shelf = PictureShelf()
    var nextDrawing = 1
    var requests: [Request] = []
    /// The last drawing, for the mouse.
    var drawn: CellGrid?
    var layout = ReaderLayout(columns: 80, rows: 24, focus: .list, hasFeeds: false)
    /// Which pictures are in view.
    var visiblePictures: [PictureSlot] = []
    /// Pictures are asked for only once it is known how they are drawn.
    package var knowsTerminal = false

    /// Creates a reader that shows nothing yet.
    ///
    /// - Parameters:
    ///   - delegate: is told what the person wants.
    ///   - words: the person's.
    ///   - now: seconds since 1970.
    package init(
        delegate: any FeedDelegate, words: FeedWords, bindings: KeyBindings,
        canvas: any PictureCanvas, rowForm: RowForm = .automatic, now: @escaping () -> Int64
    ) {
        self.rowForm = rowForm
        self.delegate = delegate
        self.words = words
        self.bindings = bindings
        self.canvas = canvas
        self.now = now
    }

    /// Takes the person's requests to whoever runs the reader, each once.
    package func takeRequests() -> [Request] {
        defer { requests = [] }
        return requests
    }

    /// The reader is shown on another terminal, or on one of another size.
    package func setSurface(_ next: ReaderSurface) {
        guard next != surface else { return }
        let drawsOtherwise =
            next.pictures != surface.pictures || next.cellWidth != surface.cellWidth
            || next.cellHeight != surface.cellHeight
            || next.abilities.colors != surface.abilities.colors
            || next.abilities.isUnicode != surface.abilities.isUnicode
        surface = next
        if drawsOtherwise { tell(shelf.removeAll()) }
    }

    // MARK: What the host shows

    /// Another feed is in place of the last one, which can still be asked. The line under the cursor stays
    /// where it is, and an article that is open stays open.
    package func show(_ feed: FeedViewModel) {
        let next = FeedOnShow(feed)
        rememberAnchor()
        if let last = onShow {
            replace(last, by: next)
        } else {
            onShow = next
            listed = next.items(of: choice)
            list.replaceList(count: listed.count, selecting: 0, row: 0)
            article = nil
            updateEntries()
            choosesSide = true
        }
        lastMarking = nil
        listSearch = nil
        leftItems = [:]
        itemBeforeFilter = nil
        takeAwaitedPlace()
        shelf.feedDidChange()
        number = ""
    }

    /// How far loading has come.
    package func show(_ viewModel: FeedLoadingViewModel) {
        loading = viewModel.isLoading ? viewModel : nil
        if viewModel.isLoading { notice = "" }
    }

    /// Shows an error, or that there is none any more.
    package func show(_ viewModel: FeedErrorViewModel) {
        message = ""
        guard viewModel.message != nil else {
            error = nil
            return
        }
        // It says more than what was being tried.
        notice = ""
        if onShow == nil || viewModel.canRetry {
            error = viewModel
        } else {
            message = viewModel.words
            isMessageSeen = false
        }
    }

    // MARK: Drawing

    /// Goes to the pane to begin with: where there is room for all, the list is what one came for. The screen
    /// is known only when the first feed is drawn on it.
    func chooseSide() {
        guard choosesSide else { return }
        choosesSide = false
        if !entries.isEmpty, ReaderLayout.showsOneOrTwo(columns: surface.columns) { side = .feeds }
    }

    /// Draws the whole screen.
    package func draw() -> CellGrid {
        chooseSide()
        var grid = CellGrid(columns: surface.columns, rows: surface.rows)
        let further = helpTop == nil ? messageLines.count - 1 : 0
        layout = makeLayout(rows: surface.rows - further)
        if let helpTop {
            drawHelp(from: helpTop, on: &grid)
            drawn = grid
            return grid
        }
        sequences = [:]
        settle()
        prepareArticle()
        composeArticle()
        askForPictures()
        drawHeader(on: &grid)
        if onShow == nil {
            drawWaiting(on: &grid)
        } else {
            drawFeeds(on: &grid)
            drawList(on: &grid)
            drawArticle(on: &grid)
            drawDividers(on: &grid)
        }
        drawStatus(on: &grid)
        drawn = grid
        return grid
    }

    /// The bytes that put a picture where the cursor is.
    package func sequence(of picture: PlacedPicture) -> [UInt8]? { sequences[picture] }

    /// The sequences of the pictures in view.
    var sequences: [PlacedPicture: [UInt8]] = [:]
    /// The last part of a picture that was made, by its drawing.
    var parts: [Int: (rows: Range<Int>, sequence: [UInt8])] = [:]

    /// The drawings that are not wanted any more.
    package func takeForgottenDrawings() -> [Int] {
        let forgotten = shelf.takeForgotten()
        for drawing in forgotten { parts[drawing] = nil }
        return forgotten
    }

    func makeLayout(rows: Int? = nil) -> ReaderLayout {
        ReaderLayout(
            columns: surface.columns, rows: rows ?? surface.rows, focus: side,
            hasFeeds: !entries.isEmpty)
    }

    /// Has the cursors of feeds and list in view.
    func settle() {
        if layout.feeds.columns > 0 { entryPlace.settle(rows: layout.feeds.rows) { _ in 1 } }
        if layout.list.columns > 0 { list.settle(rows: layout.list.rows, height: height) }
    }

    // MARK: The article

    /// Lays out an article that was opened and not drawn yet: the next key may be for it, where several
    /// came at a time.
    func openAwaitedArticle() {
        guard side == .article, article == nil else { return }
        layout = makeLayout()
        prepareArticle()
        composeArticle()
    }

    /// Lays the article out that is to be seen, unless it is.
    private func prepareArticle() {
        let area = layout.article
        // One whose item is gone stays until it is left.
        if side == .article, let article, article.index == nil { return }
        guard area.columns > 0, area.rows > 0, let feed = onShow, let index = selectedItem else {
            if selectedItem == nil || area.columns == 0 { closeArticle() }
            return
        }
        let row = feed.row(at: index)
        let showsPictures = surface.pictures != .none
        if let article, article.index == index, article.key.utf8.elementsEqual(row.key.utf8),
            article.width == textWidth, article.showsPictures == showsPictures
        {
            return
        }
        rememberAnchor()
        (placeBeforeNote, noteLine) = (nil, nil)
        article = OpenArticle(
            key: row.key, index: index, item: row.item,
            detail: feed.feed.items.detail(at: index, parts: [.files, .rest]),
            texts: { feed.feed.items.text($0, at: index) },
            feedTitle: feed.feed.title,
            words: words, width: textWidth,
            isStyled: surface.abilities.colors > .none, showsPictures: showsPictures)
    }

    /// How wide lines of articles are: beyond that the eye loses the line.
    var textWidth: Int { max(min(layout.article.columns, 84), 1) }

    func closeArticle() {
        rememberAnchor()
        article = nil
    }

    func rememberAnchor() {
        guard let article else { return }
        if anchors.count > 10_000 { anchors = [:] }
        anchors[ItemKey(article.key)] = article.anchor
    }

    private func composeArticle() {
        guard var open = article else { return }
        let isFirst = open.lines.isEmpty
        article = nil
        let pictures = open
        open.compose(height: layout.article.rows) { extent(ofPicture: $0, in: pictures) }
        if isFirst {
            if let anchor = anchors[ItemKey(open.key)] {
                open.restore(anchor)
            } else if let search, let line = open.firstLine(with: search) {
                // What was found is in view.
                if !open.visible.contains(line) { open.scroll(to: line) }
            }
        }
        article = open
    }
}
