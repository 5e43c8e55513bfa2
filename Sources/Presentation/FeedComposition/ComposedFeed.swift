public import FeedModel
public import FeedPresentation

/// Owns the views of a composition and all objects behind them.
///
/// Releasing it stops loading and releases the composition.
public final class ComposedFeed<ImageView: FeedImageView> {
    public let views: FeedViewSet<ImageView>
    /// Handles user actions; the first ``FeedViewDelegate/didRequestFeedRefresh()`` starts loading.
    public let delegate: any FeedDelegate

    private let adapter: FeedLoaderPresentationAdapter
    private let unbind: () -> Void

    /// - Parameter unbind: makes the proxies release the views.
    init(
        views: FeedViewSet<ImageView>, delegate: any FeedDelegate,
        adapter: FeedLoaderPresentationAdapter, unbind: @escaping () -> Void
    ) {
        self.views = views
        self.delegate = delegate
        self.adapter = adapter
        self.unbind = unbind
    }

    deinit {
        unbind()
    }

    /// Shows an error in addition to the displayed feed.
    ///
    /// Call it on the views' thread, not from within a view.
    public func report(_ error: FeedFailure) {
        adapter.report(error)
    }

    /// Cancels loading, if any.
    public func cancel() {
        adapter.cancel()
    }
}
