public import FeedModel
public import FeedPresentation

/// A composed feed: keeps its views and what answers them alive, and nothing keeps it alive.
///
/// Whoever holds it decides how long everything lives: it must outlive the last output, and when
/// it goes, loading stops and everything it was composed of goes with it.
public final class ComposedFeed<ImageView: FeedImageView> {
    /// The views.
    public let views: FeedViewSet<ImageView>
    /// Answers what a person does; the first ``FeedViewDelegate/didRequestFeedRefresh()`` starts
    /// the first loading.
    public let delegate: any FeedDelegate

    private let adapter: FeedLoaderPresentationAdapter
    private let unbind: () -> Void

    /// - Parameter unbind: has the proxies let go of the views.
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

    /// Shows what has gone wrong beside the feed on show, which stays.
    ///
    /// On the views' thread, and not while a view is being told something.
    public func tell(_ error: FeedFailure) {
        adapter.tell(error)
    }

    /// Stops loading, if anything is being loaded.
    public func cancel() {
        adapter.cancel()
    }
}
