import FeedModel
import FeedRendering
package import FeedViews

/// The reader: what is displayed, what the user does, and requests to the host. Independent of the
/// terminal; draws on a ``CellGrid``.
///
/// One type in several files, since any key may change any state: feeds, list, article, and prompt.
package final class Reader {
    /// A request to the code that runs the reader.
    package enum Request: Sendable, Equatable {
        case leave
        case suspend
        /// Redraw everything.
        case redraw
    }

    let delegate: any FeedDelegate
    let words: FeedWords
    let keys: ReaderKeys
    let canvas: any PictureCanvas
    let now: () -> Int64

    package private(set) var surface = ReaderSurface()
    var displayed: DisplayedFeed?
    var loading: FeedLoadingViewModel?
    var error: FeedErrorViewModel?
    var choice = ListChoice()
    /// The list's items in order.
    var listed: [Int] = []
    var list = ListPosition()
    /// The lines of the feeds pane; empty for a single feed.
    var entries: [FeedsEntry] = []
    var entryList = ListPosition()
    /// The last selected item of each list.
    var leftItems: [ItemKey: Int] = [:]
    var rowForm: RowForm
    /// The item selected before filtering, to be restored.
    var itemBeforeFilter: Int?
    var article: OpenArticle?
    /// Reading positions of articles, by item.
    var anchors: [ItemKey: OpenArticle.Anchor] = [:]
    var side = ReaderSide.list
    /// True until the first input: the list then stays at its first row, so that news is visible.
    var isUntouched = true
    /// A position to restore with the first feed.
    var pendingPosition: ReadingPosition?
    /// True until the initial pane is chosen.
    var choosesSide = false
    /// The current prompt.
    var prompt: ReaderPrompt?
    var search: SearchText?
    /// The running search through the list.
    var listSearch: ListSearch?
    /// The last action of marking all as read, while it can be undone.
    var lastMarking: ListMarking?
    /// The position before a note was followed.
    var topBeforeNote: Int?
    /// The line of the last followed note, until the next key.
    var noteLine: Int?
    /// The number being typed.
    var number = ""
    /// The result of the last key, until the next one.
    var notice = ""
    /// A failure beside the feed, until the first key after it was visible.
    var message = ""
    var isMessageSeen = false
    /// True if anything failed since loading began.
    var hasFailures = false
    /// The first visible line of help; `nil` if closed.
    var helpTop: Int?
    /// The bytes of drawn pictures that stay.
    private static let pictureBytes = 48 << 20
    lazy var tracker = PictureTracker<SizedPicture, DrawnPicture>(
        capacity: Self.pictureBytes, weigh: { $0.weight },
        didForget: { [forgotten] in forgotten.numbers.append($0.number) })
    private let forgotten = ForgottenDrawings()
    var nextDrawing = 1
    var requests: [Request] = []
    /// The last drawing, for the mouse.
    var drawn: CellGrid?
    var layout = ReaderLayout(columns: 80, rows: 24, focus: .list, hasFeeds: false)
    var visiblePictures: [SizedPicture] = []
    /// Pictures are requested only once the drawing method is known.
    package var knowsTerminal = false

    /// Creates an empty reader.
    ///
    /// - Parameters:
    ///   - delegate: receives the user's requests.
    ///   - words: the phrases in the user's language.
    ///   - now: returns seconds since 1970.
    package init(
        delegate: any FeedDelegate, words: FeedWords, keys: ReaderKeys,
        canvas: any PictureCanvas, rowForm: RowForm = .automatic, now: @escaping () -> Int64
    ) {
        self.rowForm = rowForm
        self.delegate = delegate
        self.words = words
        self.keys = keys
        self.canvas = canvas
        self.now = now
    }

    /// Returns and clears the requests.
    package func takeRequests() -> [Request] {
        defer { requests = [] }
        return requests
    }

    /// Changes the terminal or its size.
    package func setSurface(_ next: ReaderSurface) {
        guard next != surface else { return }
        let drawsOtherwise =
            next.pictures != surface.pictures || next.cellWidth != surface.cellWidth
            || next.cellHeight != surface.cellHeight
            || next.capabilities.colors != surface.capabilities.colors
            || next.capabilities.isUnicode != surface.capabilities.isUnicode
        surface = next
        if drawsOtherwise { tell(tracker.removeAll()) }
    }

    // MARK: Display

    /// Replaces the feed; the last one must still be valid. Keeps the selection's row and an open
    /// article.
    package func show(_ feed: FeedViewModel) {
        let next = DisplayedFeed(feed)
        rememberAnchor()
        if let last = displayed {
            replace(last, by: next)
        } else {
            displayed = next
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
        restorePendingPosition()
        tracker.feedDidChange()
        number = ""
    }

    package func show(_ viewModel: FeedLoadingViewModel) {
        loading = viewModel.isLoading ? viewModel : nil
        if viewModel.isLoading { notice = "" }
    }

    /// Shows an error, or removes it.
    package func show(_ viewModel: FeedErrorViewModel) {
        message = ""
        guard viewModel.message != nil else {
            error = nil
            hasFailures = false
            return
        }
        hasFailures = true
        // Replaces the notice about the attempt.
        notice = ""
        if displayed == nil || viewModel.canRetry {
            error = viewModel
        } else {
            message = viewModel.words
            isMessageSeen = false
        }
    }

    // MARK: Drawing

    /// Chooses the initial pane: the list if all fit. Called when the screen size is known.
    func chooseSide() {
        guard choosesSide else { return }
        choosesSide = false
        if !entries.isEmpty, ReaderLayout.showsOneOrTwo(columns: surface.columns) { side = .feeds }
    }

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
        if displayed == nil {
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

    /// Returns the bytes that draw a picture at the cursor.
    package func sequence(of picture: PlacedPicture) -> [UInt8]? { sequences[picture] }

    /// The bytes of visible pictures.
    var sequences: [PlacedPicture: [UInt8]] = [:]
    /// The last part of each drawing that was encoded.
    var parts: [Int: (rows: Range<Int>, sequence: [UInt8])] = [:]

    /// Returns drawings that are no longer needed.
    package func takeForgottenDrawings() -> [Int] {
        defer { forgotten.numbers = [] }
        for drawing in forgotten.numbers { parts[drawing] = nil }
        return forgotten.numbers
    }

    func makeLayout(rows: Int? = nil) -> ReaderLayout {
        ReaderLayout(
            columns: surface.columns, rows: rows ?? surface.rows, focus: side,
            hasFeeds: !entries.isEmpty)
    }

    /// Scrolls the selections of feeds and list into view.
    func settle() {
        if layout.feeds.columns > 0 { entryList.settle(rows: layout.feeds.rows) { _ in 1 } }
        if layout.list.columns > 0 { list.settle(rows: layout.list.rows, height: height) }
    }

    // MARK: The article

    /// Lays out an opened article before the next key, which may be for it.
    func openAwaitedArticle() {
        guard side == .article, article == nil else { return }
        layout = makeLayout()
        prepareArticle()
        composeArticle()
    }

    /// Lays out the visible article if necessary.
    private func prepareArticle() {
        let area = layout.article
        // An article without item stays until it is left.
        if side == .article, let article, article.index == nil { return }
        guard area.columns > 0, area.rows > 0, let feed = displayed, let index = selectedItem else {
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
        (topBeforeNote, noteLine) = (nil, nil)
        article = OpenArticle(
            key: row.key, index: index, item: row.item,
            article: feed.feed.items.article(at: index), words: words, width: textWidth,
            isStyled: surface.capabilities.colors > .none, showsPictures: showsPictures)
    }

    /// The width of article lines, limited for readability.
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
                // The match is visible.
                if !open.visible.contains(line) { open.scroll(to: line) }
            }
        }
        article = open
    }
}
