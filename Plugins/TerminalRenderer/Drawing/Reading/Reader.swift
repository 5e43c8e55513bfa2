import FeedRendering
package import FeedViews

/// The reader: what is shown, what a person does to it, and what is told the host of it. It knows no
/// terminal; it draws on a ``CellGrid`` when it is asked to.
///
/// One type over several files, since any key may change any of it: the list, the article, the line
/// that is typed into, and what of them stands on the screen.
package final class Reader {
    /// Which side keys are for.
    enum Side {
        case list
        case article
    }

    /// A request of the person to whoever runs the reader.
    package enum Wish: Sendable, Equatable {
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
    var list = ListPlace()
    var article: OpenArticle?
    /// How far articles were read, by item, for when they are opened again.
    var anchors: [String: OpenArticle.Anchor] = [:]
    var side = Side.list
    /// Where a person was before, until there is a feed to go there in.
    var awaitedPlace: ReaderPlace?
    /// The search being typed; `nil` where there is none.
    var prompt: String?
    var search: SearchText?
    /// The last marking of all items as read, while it can be undone.
    var lastMarking: FeedItemStateChange?
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
    var wishes: [Wish] = []
    /// The last drawing, for the mouse.
    var drawn: CellGrid?
    var layout = ReaderLayout(columns: 80, rows: 24, isArticleOpen: false)
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
        canvas: any PictureCanvas, now: @escaping () -> Int64
    ) {
        self.delegate = delegate
        self.words = words
        self.bindings = bindings
        self.canvas = canvas
        self.now = now
    }

    /// Takes the person's requests to whoever runs the reader, each once.
    package func takeWishes() -> [Wish] {
        defer { wishes = [] }
        return wishes
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
        let last = onShow
        let place = last.flatMap { next.place(of: list.selected, in: $0) }
        rememberAnchor()
        if side == .article, place?.isSame != true {
            // What is read stays on the screen, though its item is gone.
            article?.index = nil
        } else {
            // Laid out again when it is drawn: it may be another by now.
            article = nil
        }
        if last == nil {
            list.replaceList(count: next.count, selecting: 0)
        } else {
            list.replaceList(count: next.count, selecting: place?.index ?? list.selected)
        }
        onShow = next
        lastMarking = nil
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

    /// Draws the whole screen.
    package func draw() -> CellGrid {
        var grid = CellGrid(columns: surface.columns, rows: surface.rows)
        let further = helpTop == nil ? messageLines.count - 1 : 0
        layout = ReaderLayout(
            columns: surface.columns, rows: surface.rows - further, isArticleOpen: side == .article)
        if let helpTop {
            drawHelp(from: helpTop, on: &grid)
            drawn = grid
            return grid
        }
        sequences = [:]
        if layout.list.columns > 0 {
            list.setCapacity(layout.list.rows / rowHeight)
        }
        prepareArticle()
        composeArticle()
        askForPictures()
        drawHeader(on: &grid)
        if onShow == nil {
            drawWaiting(on: &grid)
        } else {
            drawList(on: &grid)
            drawArticle(on: &grid)
        }
        drawStatus(on: &grid)
        drawn = grid
        return grid
    }

    /// The bytes that put a drawing where the cursor is.
    package func sequence(ofDrawing number: Int) -> [UInt8]? { sequences[number] }

    /// The sequences of the pictures in view.
    var sequences: [Int: [UInt8]] = [:]

    /// The drawings that are not wanted any more.
    package func takeForgottenDrawings() -> [Int] { shelf.takeForgotten() }

    /// How many rows an item takes in the list.
    var rowHeight: Int {
        let rows = layout.list.rows
        if rows < 10 { return 1 }
        return showsThumbnails ? 3 : 2
    }

    var showsThumbnails: Bool {
        surface.pictures != .none && onShow?.hasPictures == true && layout.list.columns >= 40
            && layout.list.rows >= 10
    }

    /// The cells of a picture in the list: about four to three.
    var thumbnailSize: (columns: Int, rows: Int) {
        let height = 3 * surface.cellHeight
        return (min(max((height * 4 / 3) / surface.cellWidth, 4), 10), 3)
    }

    // MARK: The article

    /// Lays out an article that was opened and not drawn yet: the next key may be for it, where several
    /// came at a time.
    func openAwaitedArticle() {
        guard side == .article, article == nil else { return }
        layout = ReaderLayout(columns: surface.columns, rows: surface.rows, isArticleOpen: true)
        prepareArticle()
        composeArticle()
    }

    /// Lays the article out that is to be seen, unless it is.
    private func prepareArticle() {
        let area = layout.article
        guard area.columns > 0, area.rows > 0, var feed = onShow, feed.count > 0 else {
            if layout.article.columns == 0 { closeArticle() }
            return
        }
        // One whose item is gone stays until it is left.
        if side == .article, let article, article.index == nil { return }
        let row = feed.row(at: list.selected)
        onShow = feed
        let showsPictures = surface.pictures != .none
        if article?.key == row.key, article?.width == textWidth,
            article?.showsPictures == showsPictures
        {
            return
        }
        rememberAnchor()
        article = OpenArticle(
            key: row.key, index: list.selected, item: row.item,
            detail: feed.feed.items.detail(at: list.selected, parts: [.files, .rest]),
            texts: { [index = list.selected] in feed.feed.items.text($0, at: index) },
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
        anchors[article.key] = article.anchor
    }

    private func composeArticle() {
        guard var open = article else { return }
        let isFirst = open.lines.isEmpty
        article = nil
        let pictures = open
        open.compose(height: layout.article.rows) { extent(ofPicture: $0, in: pictures) }
        if isFirst, let anchor = anchors[open.key] { open.restore(anchor) }
        article = open
    }
}
