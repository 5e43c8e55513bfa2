/// The feed to show as an item's source.
public struct ItemSourceViewModel: Sendable, Equatable {
    /// The feed's title.
    @OptionalFeedText public var title: String?
    /// The feed's site, or else the feed's own address.
    @OptionalFeedText public var url: String?

    /// Creates a view model.
    public init(title: String? = nil, url: String? = nil) {
        _title = OptionalFeedText(title.map { FeedText($0) })
        _url = OptionalFeedText(url.map { FeedText($0) })
    }
}
