import FeedRendering
package import FeedViews

/// Draws what a reader's presenter displays on a ``CellGrid``, and asks it for what the user does.
/// Independent of the terminal.
///
/// Decides only about the screen: panes, scrolling, prompts, pictures. One type in several files, since
/// all draw on one screen.
package final class Reader: FeedView, FeedLoadingView, FeedErrorView, FeedImageView, SourceListView,
    ItemListView, ArticleView, NoticeView
{
    let delegate: (any ReaderDelegate)?
    let pictureDelegate: any FeedImageViewDelegate
    let words: FeedWords
    let keys: ReaderKeys
    let canvas: any PictureCanvas
    let now: () -> Int64

    package private(set) var surface = ReaderSurface()

    // MARK: What is displayed

    var lists = SourceListViewModel()
    /// `nil` before the first feed.
    var items: ItemListViewModel?
    var shown = OpenArticleViewModel()
    /// The outcome of the last action, until the next key.
    var outcome = ""
    var loading: FeedLoadingViewModel?
    var error: FeedErrorViewModel?
    /// The number of items of the feed in words.
    var countWords = ""
    /// What identifies each source across loads.
    var sourceKeys: [String] = []
    /// The width of the longest source title in cells.
    var sourceWidth = 0
    var revision: UInt64 = 0
    var search: SearchText?
    /// True until the words of a search in the open article are displayed: of a query, they are a part.
    var isFinding = false
    var rows = ItemRows()
    /// True from a request until an article or a notice is displayed: one of them is the last of what
    /// an action changes, and drawing before would draw twice.
    var hasAsked = false
    /// True if further keys may be for what is not displayed yet.
    package var awaitsAnswer: Bool { hasAsked && prompt == nil }

    /// Goes on without the answer of a busy host.
    package func stopAwaiting() { hasAsked = false }

    // MARK: The screen

    var list = ListPosition()
    var entryList = ListPosition()
    /// The screen row of the first selected item, of an earlier reader.
    var firstRow: Int? = 0
    var rowForm: RowForm
    var article: OpenArticle?
    /// Reading positions of articles, by item.
    var anchors: [ExactText<String>: OpenArticle.Anchor] = [:]
    /// True until the initial pane is chosen.
    var choosesSide = true
    /// The current prompt.
    var prompt: ReaderPrompt?
    /// The position before a note was followed.
    var topBeforeNote: Int?
    /// The line of the last followed note, until the next key.
    var noteLine: Int?
    /// The number being typed.
    var number = ""
    /// What the last key did on the screen, until the next one.
    var notice = ""
    /// A failure beside the feed, until the first key after it was visible.
    var message = ""
    var isMessageSeen = false
    /// The first visible line of help; `nil` if closed.
    var helpTop: Int?
    /// The bytes of drawn pictures that stay.
    private static let pictureBytes = 48 << 20
    lazy var tracker = PictureTracker<SizedPicture, DrawnPicture>(
        capacity: Self.pictureBytes, weigh: { $0.weight },
        didForget: { [forgotten] in forgotten.numbers.append($0.number) })
    private let forgotten = ForgottenDrawings()
    var nextDrawing = 1
    /// Actions for the code that runs the reader: to suspend, and to redraw everything.
    var requests: [ReaderAction] = []
    /// The last drawing, for the mouse.
    var drawn: CellGrid?
    var layout = ReaderLayout(columns: 80, rows: 24, focus: .items, hasFeeds: false)
    var visiblePictures: [SizedPicture] = []
    /// Pictures are requested only once the drawing method is known.
    package var knowsTerminal = false

    /// Creates an empty reader.
    ///
    /// - Parameters:
    ///   - delegate: performs the user's actions; `nil` for none.
    ///   - pictureDelegate: loads pictures.
    ///   - words: the phrases in the user's language.
    ///   - now: returns seconds since 1970.
    package init(
        delegate: (any ReaderDelegate)?, pictureDelegate: any FeedImageViewDelegate,
        words: FeedWords, keys: ReaderKeys, canvas: any PictureCanvas,
        rowForm: RowForm = .automatic, now: @escaping () -> Int64
    ) {
        self.rowForm = rowForm
        self.delegate = delegate
        self.pictureDelegate = pictureDelegate
        self.words = words
        self.keys = keys
        self.canvas = canvas
        self.now = now
    }

    /// Returns and clears the requests.
    package func takeRequests() -> [ReaderAction] {
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

    // MARK: Drawing

    /// The active pane.
    var side: ReaderPane { shown.pane(beside: lists) }

    /// Goes to the feeds first if not all panes fit. Called when the screen size is known.
    package func chooseSide() {
        guard choosesSide, let items else { return }
        choosesSide = false
        guard items.isActive, !lists.rows.isEmpty,
            ReaderLayout.showsOneOrTwo(columns: surface.columns)
        else { return }
        request(.toFeeds)
    }

    package func draw() -> CellGrid {
        chooseSide()
        var grid = CellGrid(columns: surface.columns, rows: surface.rows)
        makeLayout()
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
        if items == nil {
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

    /// Lays out the panes above the status line, which a long message makes higher.
    func makeLayout() {
        let further = helpTop == nil ? messageLines.count - 1 : 0
        layout = ReaderLayout(
            columns: surface.columns, rows: surface.rows - further, focus: side,
            hasFeeds: !lists.rows.isEmpty)
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
        prepareArticle()
        composeArticle()
    }

    /// Lays out the visible article if necessary.
    private func prepareArticle() {
        let area = layout.article
        guard area.columns > 0, let index = shown.index else { return closeArticle() }
        guard area.rows > 0 else { return }
        let showsPictures = surface.pictures != .none
        if let article, article.width == textWidth, article.showsPictures == showsPictures {
            return
        }
        rememberAnchor()
        (topBeforeNote, noteLine) = (nil, nil)
        let item = shown.items[index]
        // Of an item that is gone the sources are others now.
        article = OpenArticle(
            key: article?.key ?? key(of: item), revision: shown.revision, index: index, item: item,
            article: shown.items.article(at: index), words: words, width: textWidth,
            isStyled: surface.capabilities.colors > .none, showsPictures: showsPictures)
    }

    /// What identifies an item across loads: identifiers of several feeds may be equal.
    func key(of item: FeedItemViewModel) -> String {
        let source = item.sourceIndex.flatMap {
            sourceKeys.indices.contains($0) ? sourceKeys[$0] : nil
        }
        return item.identifier + "\u{0}" + (source ?? "")
    }

    /// The width of article lines, limited for readability.
    var textWidth: Int { max(min(layout.article.columns, 84), 1) }

    func closeArticle() {
        rememberAnchor()
        article = nil
    }

    private func rememberAnchor() {
        guard let article else { return }
        if anchors.count > 10_000 { anchors = [:] }
        anchors[ExactText(wrappedValue: article.key)] = article.anchor
    }

    private func composeArticle() {
        guard var open = article else { return }
        let isFirst = open.lines.isEmpty
        article = nil
        let pictures = open
        open.compose(height: layout.article.rows, version: tracker.version) {
            extent(ofPicture: $0, in: pictures)
        }
        if isFirst {
            if let anchor = anchors[ExactText(wrappedValue: open.key)] {
                open.restore(anchor)
            } else if let search,
                let line = open.lines.indices.first(where: { open.hasMatch(search, inLine: $0) })
            {
                // The match is visible.
                if !open.visible.contains(line) { open.scroll(to: line) }
            }
        }
        article = open
    }
}
