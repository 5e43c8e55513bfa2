/// A picture of an item.
public struct ImageViewModel: Sendable, Equatable {
    /// Its address.
    @FeedText public var url: String
    /// The text shown instead of the picture; may be empty.
    @FeedText public var alternativeText: String

    /// Creates a view model.
    public init(url: String, alternativeText: String = "") {
        _url = FeedText(url)
        _alternativeText = FeedText(alternativeText)
    }
}
