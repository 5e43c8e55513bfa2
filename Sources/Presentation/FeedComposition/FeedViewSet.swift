public import FeedPresentation

/// The views of one composition; they may be different objects.
public struct FeedViewSet<ImageView: FeedImageView> {
    public var feed: any FeedView
    public var loading: any FeedLoadingView
    public var error: any FeedErrorView
    public var image: ImageView

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
