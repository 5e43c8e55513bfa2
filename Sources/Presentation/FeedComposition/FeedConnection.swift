public import FeedPresentation

/// Connects the views of a composition with everything behind them, and does not hold the views.
///
/// A view that keeps it, or only its ``delegate``, needs no other owner: both are released
/// together, which stops loading. In Embedded Swift, which has no weak references, the owner of the
/// views keeps it instead; releasing it then releases the views.
public final class FeedConnection {
    /// Handles user actions; the first ``FeedViewDelegate/didRequestFeedRefresh()`` starts loading.
    public let delegate: any FeedDelegate

    private let adapter: FeedLoaderPresentationAdapter
    private let reading: FeedReadingAdapter
    private let didEnd: () -> Void

    /// - Parameter didEnd: called when the connection is released.
    init(
        delegate: any FeedDelegate, adapter: FeedLoaderPresentationAdapter,
        reading: FeedReadingAdapter, didEnd: @escaping () -> Void
    ) {
        self.delegate = delegate
        self.adapter = adapter
        self.reading = reading
        self.didEnd = didEnd
    }

    deinit {
        didEnd()
    }

    /// Shows an error in addition to the displayed feed.
    ///
    /// Call it on the views' thread, not from within a view.
    public func report(_ error: FeedFailure) {
        adapter.report(error)
    }

    /// Reads the states of the displayed feed again, and displays those that were changed elsewhere.
    ///
    /// Call it on the views' thread, not from within a view.
    public func showStates() {
        reading.showStates()
    }

    /// Cancels loading, if any.
    public func cancel() {
        adapter.cancel()
    }
}
