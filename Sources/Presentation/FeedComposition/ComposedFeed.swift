public import FeedPresentation

/// The views of a composition, and their connection to everything behind them.
///
/// Whoever keeps the value keeps both. A view that is kept elsewhere keeps only the
/// ``connection``.
public struct ComposedFeed<ImageView: FeedImageView> {
    /// The views.
    public let views: FeedViewSet<ImageView>
    /// Everything behind the views, without them.
    public let connection: FeedConnection

    /// Handles user actions.
    public var delegate: any FeedDelegate { connection.delegate }
}
