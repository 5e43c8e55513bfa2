public import FeedPresentation

/// The views of one composition; each may come from somewhere else.
public struct FeedViewSet<ImageView: FeedImageView> {
    /// Shows the feed.
    public var feed: any FeedView
    /// Shows that it is being loaded.
    public var loading: any FeedLoadingView
    /// Shows why it could not be.
    public var error: any FeedErrorView
    /// Shows the pictures of its items.
    public var image: ImageView

    /// Gathers the views.
    public init(
        feed: any FeedView, loading: any FeedLoadingView, error: any FeedErrorView,
        image: ImageView
    ) {
        self.feed = feed
        self.loading = loading
        self.error = error
        self.image = image
    }
}
