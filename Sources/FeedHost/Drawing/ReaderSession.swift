import PluginHosting
import ReaderPresentation

/// Reading with the views of a renderer: a presenter that is told of feeds, and of the user's actions in
/// a later turn of the event loop.
final class ReaderSession: FeedView, FeedErrorView, ReaderDelegate {
    /// The actions performed in one turn.
    private static let actionsAtATime = 64

    private let presenter: ReaderPresenter
    private let feedView: any FeedView
    private let errorView: any FeedErrorView
    private let loop: EventLoop
    /// Requests that wait for the next turn.
    private var requests: [ReaderActionRequest] = []
    private var isScheduled = false
    /// True while the presenter may change states.
    private var isPerforming = false
    /// The displayed feed.
    private var feed: FeedViewModel?

    /// - Parameters:
    ///   - views: the renderer's views of a reader.
    ///   - feedView: shows the feed, before the reader does.
    ///   - errorView: shows errors.
    ///   - delegate: performs the effects of actions.
    ///   - phrases: the words to add.
    ///   - keys: the user's keys.
    ///   - editor: changes the user's list of feeds.
    ///   - commands: hand items to the user's programs.
    ///   - pages: show whole articles.
    ///   - player: plays recordings.
    ///   - position: where the last session was.
    init(
        _ views: PluginReaderView, feedView: any FeedView, errorView: any FeedErrorView,
        delegate: any FeedDelegate, phrases: any FeedPhrases, keys: ReaderKeys,
        editor: any FeedListEditor, commands: any ItemCommands,
        pages: any ArticlePages, player: MediaPlayer, position: ReaderPosition?,
        loop: EventLoop
    ) {
        presenter = ReaderPresenter(
            delegate: delegate,
            views: ReaderViews(sources: views, items: views, article: views, notice: views),
            phrases: phrases, keys: keys, editor: editor, commands: commands, pages: pages,
            player: player, clock: FeedClock.local(),
            leave: { [loop] in loop.requestStop() })
        self.feedView = feedView
        self.errorView = errorView
        self.loop = loop
        player.didProgress = { [weak presenter] in presenter?.didPlay($0) }
        if let position { presenter.restore(position) }
    }

    /// Where the user is; `nil` before the first feed.
    var position: ReaderPosition? { presenter.position }

    /// Where the next reader of these feeds begins, whichever that is.
    var placeForNextReader: ReaderPosition? { presenter.placeForNextReader }

    /// An earlier feed, of an open article whose item is gone.
    var retainedFeed: FeedViewModel? { presenter.retainedFeed }

    func display(_ viewModel: FeedViewModel) {
        let hasOtherStates = feed?.revision == viewModel.revision
        feed = viewModel
        feedView.display(viewModel)
        guard hasOtherStates, !isPerforming else {
            presenter.display(viewModel)
            if presenter.isSearching { schedule() }
            return
        }
        // The renderer has changed them, and must not be called before it has its answer.
        loop.schedule { [weak self] in
            guard let self, let feed else { return }
            presenter.display(feed)
        }
    }

    func display(_ viewModel: FeedErrorViewModel) {
        presenter.display(viewModel)
        errorView.display(viewModel)
    }

    // MARK: Actions

    /// Queues an action. Of several filters, one after another, only the last is performed; the same one
    /// again confirms it.
    func didRequestAction(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        if request.action == .filter, let last = requests.last, last.action == .filter,
            !(last.text ?? "").utf8.elementsEqual((request.text ?? "").utf8)
        {
            requests.removeLast()
        }
        requests.append(request)
        schedule()
        return .done
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        loop.schedule { [weak self] in self?.perform() }
    }

    /// Performs the actions that wait, or else searches on.
    private func perform() {
        isScheduled = false
        isPerforming = true
        defer { isPerforming = false }
        let due = requests.prefix(Self.actionsAtATime)
        requests.removeFirst(due.count)
        for request in due { _ = presenter.didRequestAction(request) }
        let goesOn = due.isEmpty ? presenter.continueSearching() : presenter.isSearching
        if goesOn || !requests.isEmpty { schedule() }
    }
}
