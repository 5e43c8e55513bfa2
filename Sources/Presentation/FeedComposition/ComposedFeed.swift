public import FeedModel
public import FeedPresentation

/// Owns the views of a composition and what answers them.
///
/// Must outlive the last output. Releasing it stops loading and releases everything composed.
public final class ComposedFeed<ImageView: FeedImageView> {
    public let views: FeedViewSet<ImageView>
    /// Answers what the user does; the first ``FeedViewDelegate/didRequestFeedRefresh()`` starts
    /// the first load.
    public let delegate: any FeedDelegate

    private let adapter: FeedLoaderPresentationAdapter
    private let unbind: () -> Void

    /// - Parameter unbind: has the proxies release the views.
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

    /// Shows an error beside the feed on show, which stays.
    ///
    /// Call it on the views' thread, and not from within a view.
    public func tell(_ error: FeedFailure) {
        adapter.tell(error)
    }

    /// Stops loading, if a load is under way.
    public func cancel() {
        adapter.cancel()
    }
}
