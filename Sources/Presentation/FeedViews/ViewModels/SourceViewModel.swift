/// The feed to name beside an item.
public struct SourceViewModel: Sendable, Equatable {
    /// That feed's title.
    @OptionalFeedText public var title: String?
    /// That feed's site, where it is known, else the feed's own address.
    @OptionalFeedText public var url: String?

    /// Creates a view model.
    public init(title: String? = nil, url: String? = nil) {
        _title = OptionalFeedText(title.map { FeedText($0) })
        _url = OptionalFeedText(url.map { FeedText($0) })
    }
}
