import FeedModel

/// Holds the state of reading, and performs the user's actions: the chosen list, its filter and order,
/// the selected item and the open article.
///
///     let reader = ReaderPresenter(
///         delegate: composed.delegate, views: ReaderViews(sources: view, items: view, article: view))
///     reader.display(feed)                                    // as the composition's feed view
///     _ = reader.didRequestAction(ReaderActionRequest(.filter, text: "tide"))
///     while reader.continueSearching() {}                     // a slice a turn of the main loop
///
/// Without I/O and screen. Effects go to the delegate only. A method calls the views whose state it has
/// changed before it returns, in the order of ``ReaderViews``; a view may request an action meanwhile.
/// Holds delegate and views; views that keep the presenter are passed as ``ReaderViews/heldWeakly``.
///
/// One type in several files, since any action may change any state.
public final class ReaderPresenter: FeedView, FeedErrorView, ReaderDelegate {
    /// The longest text to filter by or to search for, in bytes.
    private static let longestText = 8_192

    /// The views. ``displayAll()`` shows the state in new ones.
    public var views: ReaderViews

    let delegate: any FeedDelegate
    let phrases: any FeedPhrases
    let words: FeedWords
    let keys: ReaderKeys
    let editor: (any FeedListEditor)?
    let commands: (any ItemCommands)?
    let pages: (any ArticlePages)?
    let player: (any RecordingPlayer)?
    let clock: () -> FeedClock
    let leave: () -> Void

    var feed: ReadFeed?
    var pane = ReaderPane.items
    var tree: SourceTree?
    /// The indices in the tree of the lists that are shown.
    var shownLists: [Int] = []
    var scope = ListScope.all
    var isUnreadOnly = false
    var filter: ReaderQuery?
    /// The text of the last request to filter.
    var typedFilter: String?
    /// The filtering that goes on in slices.
    var filtering: ItemFiltering?
    /// The order of lists.
    var generalOrder = ItemOrder()
    /// The order of the chosen list, if the user has set one for its feed.
    var ownOrder: ItemOrder?
    /// The items of the list without the filter, in the order of the feed. They stay, whatever becomes
    /// of their states, until the list is left.
    var unfiltered = FeedItemIndices(upTo: 0)
    /// The rows.
    var listed = FeedItemIndices(upTo: 0)
    var selectedRow = 0
    var gone: GoneArticle?
    var search: ReaderQuery?
    var running: ItemSearch?
    /// The item selected before filtering, to be selected again while the filter is typed, or when a list
    /// that nothing was left of has items again.
    var itemBeforeFilter: Int?
    /// The last selected item of each list that was left, by name.
    var leftItems: [ExactText<String>: Int] = [:]
    /// The last marking of all listed items as read, while it can be undone.
    var lastMarking: FeedItemStateChange?
    /// The feed that a question is about.
    var asked: FeedSourceViewModel?
    /// The item that one is about.
    var askedItem: HandedItem?
    /// The feed that the last action has removed, and whether its list was the chosen one.
    var removedFeed: (identity: String, wasChosen: Bool)?
    /// The identity of the feed whose removal the last action undoes: chosen when it is listed again.
    var returningFeed: String?
    /// True while a feed is being removed.
    var isRemovingFeed = false
    /// True until the first action: the first row then stays selected, so that news is visible.
    var isUntouched = true
    /// A position to restore with the first feed.
    var pendingPosition: ReaderPosition?
    /// A restored position whose item is not there yet: feeds come in parts.
    var awaitedPosition: ReaderPosition?
    /// True if anything failed since loading began.
    var hasFailures = false
    var notice = NoticeViewModel()
    var played: PlayedRecording?
    /// How often progress was told while another notice was shown.
    var ticks = 0
    var changes = ReaderChanges()

    /// True while the delegate changes states, and displays the feed with them.
    var isRequestingStates = false
    private var depth = 0
    private var isDisplaying = false
    private var sourcesVersion: UInt64 = 0
    private var itemsVersion: UInt64 = 0
    private var articleVersion: UInt64 = 0
    /// The versions at which rows became others.
    private var sourceRowsVersion: UInt64 = 0
    private var itemRowsVersion: UInt64 = 0
    /// The lists that were displayed last; `nil` if those of another feed.
    var displayedLists: [Int]?

    /// Creates a presenter that displays nothing yet.
    ///
    /// - Parameters:
    ///   - delegate: performs effects: states, opening, copying, loading.
    ///   - views: show the state.
    ///   - phrases: the words to add.
    ///   - keys: the user's keys, named in notices.
    ///   - editor: changes the user's list of feeds; `nil` without one.
    ///   - commands: hand items to the user's programs; `nil` without any.
    ///   - pages: show whole articles; `nil` without the network.
    ///   - player: plays recordings; `nil` without one.
    ///   - clock: returns the time that queries compare dates with; without one, 1970.
    ///   - leave: called when the user leaves the reader.
    public init(
        delegate: any FeedDelegate, views: ReaderViews = ReaderViews(),
        phrases: any FeedPhrases = .english, keys: ReaderKeys = .standard,
        editor: (any FeedListEditor)? = nil, commands: (any ItemCommands)? = nil,
        pages: (any ArticlePages)? = nil, player: (any RecordingPlayer)? = nil,
        clock: @escaping () -> FeedClock = { FeedClock(now: 0) },
        leave: @escaping () -> Void = {}
    ) {
        self.delegate = delegate
        self.views = views
        self.phrases = phrases
        words = phrases.words
        self.keys = keys
        self.editor = editor
        self.commands = commands
        self.pages = pages
        self.player = player
        self.clock = clock
        self.leave = leave
    }

    // MARK: Actions

    /// Performs an action. Views are told of the notice again if it changes nothing: one that waits for
    /// the answer, to handle the next key, has it then.
    ///
    /// - Returns: refused if the action is the view's own, or is not possible here; stale if it is for
    ///   rows that have changed.
    public func didRequestAction(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        if request.action.isViewsOwn { return .refused }
        return changing {
            defer { if changes.isEmpty { changes.notice = true } }
            if isStale(request) { return .stale }
            if isTooLong(request) { return .refused }
            // Marking all looks first at what the notice offers.
            if request.action != .allRead { showProgress() }
            running = nil
            if request.action != .filter, !listed.isEmpty { itemBeforeFilter = nil }
            if request.action != .removeFeed { removedFeed = nil }
            // Some views lead to the items to ask, and one may load again before answering.
            if ![.renameFeed, .moveFeed, .toItems, .refresh, .retry].contains(request.action) {
                asked = nil
            }
            if ![.run, .toItems, .refresh, .retry].contains(request.action) { askedItem = nil }
            returningFeed = nil
            // Starting with the list of feeds, loading again and leaving touch no row.
            if ![.toFeeds, .refresh, .retry, .close, .quit].contains(request.action) {
                isUntouched = false
                awaitedPosition = nil
            }
            return perform(request)
        }
    }

    private func isStale(_ request: ReaderActionRequest) -> Bool {
        guard let version = request.version else { return false }
        return switch request.action {
        case .chooseList: version < sourceRowsVersion
        case .select, .enter, .allRead, .unread, .star, .open, .copy, .run, .wholeArticle,
            .play:
            version < itemRowsVersion
        // To undo a removal, which changes the rows, names none.
        case .removeFeed: removedFeed == nil && version < itemRowsVersion
        default: false
        }
    }

    /// Returns true for a text that nobody types.
    private func isTooLong(_ request: ReaderActionRequest) -> Bool {
        switch request.action {
        case .filter, .search, .addFeed, .renameFeed, .moveFeed, .run:
            (request.text?.utf8.count ?? 0) > Self.longestText
        default: false
        }
    }

    // MARK: Display

    /// Displays what `body` changes, after the outermost call.
    func changing<Result>(_ body: () -> Result) -> Result {
        depth += 1
        let result = body()
        depth -= 1
        if depth == 0 { displayChanges() }
        return result
    }

    /// Shows the whole state again, in new views.
    public func displayAll() {
        changing { changes = .all }
    }

    private func displayChanges() {
        // A view that requests an action while it displays is told the outcome afterwards.
        guard !isDisplaying else { return }
        isDisplaying = true
        while !changes.isEmpty {
            let next = changes
            changes = ReaderChanges()
            // At once, since a view that is told of the lists first may name a row of the old items.
            if next.hasNewRows { itemRowsVersion = itemsVersion + 1 }
            if next.sources { displaySources() }
            if next.items { displayItems(next) }
            if next.article { displayArticle() }
            if next.played { views.notice.display(playedNotice) }
            if next.notice || next.played { views.notice.display(notice) }
        }
        isDisplaying = false
    }

    private func displaySources() {
        guard let feed, let tree else { return }
        sourcesVersion += 1
        if displayedLists != shownLists {
            displayedLists = shownLists
            sourceRowsVersion = sourcesVersion
        }
        views.sources.display(
            SourceListViewModel(
                revision: feed.revision, version: sourcesVersion,
                rowsVersion: sourceRowsVersion, rows: tree.viewModels(of: shownLists, in: feed),
                selectedRow: chosenListRow, isActive: pane == .feeds))
    }

    private func displayItems(_ changes: ReaderChanges) {
        guard let feed else { return }
        itemsVersion += 1
        let orderWords = self.orderWords
        views.items.display(
            ItemListViewModel(
                revision: feed.revision, version: itemsVersion, rowsVersion: itemRowsVersion,
                change: ItemListChange(
                    hasNewRows: changes.hasNewRows, changedRows: changes.changedRows,
                    hasNewSelection: changes.hasNewSelection),
                title: title, items: feed.feed.items, indices: listed,
                selectedRow: listed.isEmpty ? nil : selectedRow, isActive: pane == .items,
                isUnreadOnly: isUnreadOnly, filter: filter?.words ?? "",
                search: search?.found?.words ?? "", order: order, orderWords: orderWords,
                conditionWords: conditionWords(orderWords), failure: chosenSource?.failure,
                emptyWords: listed.isEmpty ? words[.noItems] : ""))
    }

    private func displayArticle() {
        guard let feed else { return }
        articleVersion += 1
        let shown = gone?.feed ?? feed
        let states = gone == nil ? selectedItem.map { feed.states(at: $0) } : nil
        views.article.display(
            OpenArticleViewModel(
                revision: shown.revision, version: articleVersion, items: shown.feed.items,
                index: gone?.index ?? selectedItem, isGone: gone != nil,
                isOpen: pane == .article, states: states ?? [],
                search: search?.found?.words ?? ""))
    }

    /// The feed of an open article whose item is gone; its links and pictures stay permitted.
    public var retainedFeed: FeedViewModel? { gone?.feed.feed }

    func show(
        _ words: String, _ kind: NoticeViewModel.Kind = .done, action: ReaderAction? = nil,
        text: String = ""
    ) {
        guard !words.isEmpty || !notice.words.isEmpty else { return }
        notice = NoticeViewModel(words, kind: kind, action: action, text: text)
        changes.notice = true
    }
}
