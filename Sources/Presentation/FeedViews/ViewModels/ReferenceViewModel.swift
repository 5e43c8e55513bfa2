/// An entry that an item replies to; at least one property is set.
public struct ReferenceViewModel: Sendable, Equatable {
    /// Its identifier in its own feed, not necessarily an address.
    @OptionalFeedText public var id: String?
    /// Its address.
    @OptionalFeedText public var url: String?

    /// Creates a view model.
    public init(id: String? = nil, url: String? = nil) {
        _id = OptionalFeedText(id.map { FeedText($0) })
        _url = OptionalFeedText(url.map { FeedText($0) })
    }
}
