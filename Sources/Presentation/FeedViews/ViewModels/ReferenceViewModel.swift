/// Something elsewhere that an item replies to; at least one of its parts is there.
public struct ReferenceViewModel: Sendable, Equatable {
    /// Its identifier in its own feed; it need not be an address.
    @OptionalFeedText public var id: String?
    /// Where it can be read.
    @OptionalFeedText public var url: String?

    /// Creates a view model.
    public init(id: String? = nil, url: String? = nil) {
        _id = OptionalFeedText(id.map { FeedText($0) })
        _url = OptionalFeedText(url.map { FeedText($0) })
    }
}
