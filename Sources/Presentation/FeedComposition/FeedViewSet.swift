public import FeedPresentation

/// The views of one composition; they may be different objects.
public struct FeedViewSet<ImageView: FeedImageView> {
    /// Displays the list of items.
    public var feed: any FeedView
    /// Displays that the feed is being loaded.
    public var loading: any FeedLoadingView
    /// Displays why the feed was not loaded.
    public var error: any FeedErrorView
    /// Displays the pictures of items.
    public var image: ImageView

    /// Creates a set of views; a ``NullView`` stands for what is not displayed.
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
