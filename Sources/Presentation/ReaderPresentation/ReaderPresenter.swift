/// Holds the state of reading, and performs the user's actions: the chosen list, its filter and order,
/// the selected item and the open article.
///
///     let reader = ReaderPresenter(
///         delegate: composed.delegate, views: ReaderViews(sources: view, items: view, article: view),
///         phrases: .english)
///     reader.display(feed)                                  // the composition's feed view
///     _ = reader.didRequestAction(ReaderActionRequest(.filter, text: "tide"))
///     while reader.continueSearching() {}                   // a slice a turn of the main loop
///
/// Without I/O and screen. Effects go to the delegate only. Views are called before a method returns.
/// Holds views and delegate strongly; composition inserts weak proxies if needed.
public final class ReaderPresenter: FeedView, ReaderDelegate {
    /// The views. After a change, ``displayAll()`` shows the state in the new ones.
    public var views: ReaderViews

    /// Creates a presenter that displays nothing yet.
    ///
    /// - Parameters:
    ///   - delegate: performs effects: states, opening, copying, loading.
    ///   - views: show the state.
    ///   - phrases: the words to add.
    ///   - keys: the user's keys, named in notices.
    ///   - leave: called when the user leaves the reader.
    public init(
        delegate: any FeedDelegate, views: ReaderViews = ReaderViews(),
        phrases: any FeedPhrases = .english, keys: ReaderKeys = .standard,
        leave: @escaping () -> Void = {}
    ) {
        self.views = views
    }

    // MARK: What is displayed

    /// Replaces the feed; the user's place is found again in it. A feed of the same revision only has
    /// other states.
    public func display(_ viewModel: FeedViewModel) {
    }

    /// Shows that something failed, which ``ReaderAction/retry`` then tries again.
    public func display(_ viewModel: FeedErrorViewModel) {
    }

    /// Takes over states that were changed elsewhere; rows stay.
    ///
    /// - Parameter items: the indices of the changed items; `nil` for all.
    public func statesDidChange(of items: FeedItemStateChange.Items? = nil) {
    }

    /// Shows the whole state again, in new views.
    public func displayAll() {
    }

    // MARK: Actions

    /// Performs an action.
    ///
    /// - Returns: refused if the action is the view's own, or is not possible here; stale if it is for
    ///   rows that have changed.
    public func didRequestAction(_ request: ReaderActionRequest) -> FeedRequestOutcome { .refused }

    /// True while a search is not at its end.
    public private(set) var isSearching = false

    /// Searches a bounded number of further items. Returns true if there are more.
    public func continueSearching() -> Bool { false }

    // MARK: Across sessions

    /// What to remember; `nil` before the first feed.
    public var position: ReaderPosition? { nil }

    /// Restores a position, with the next feed if none is displayed yet.
    public func restore(_ position: ReaderPosition) {
    }
}
