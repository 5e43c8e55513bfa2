/// A picture of a feed or an item.
public struct FeedImage: Sendable, Hashable {
    /// Its address.
    @FeedText public var url: String
    /// The text shown instead of the picture, if the format provides it.
    @OptionalFeedText public var alternativeText: String?

    /// Creates a picture.
    public init(url: String, alternativeText: String? = nil) {
        self.init(url: FeedText(url), alternativeText: alternativeText.map { FeedText($0) })
    }

    /// Creates a picture from existing texts.
    package init(url: FeedText, alternativeText: FeedText?) {
        _url = url
        _alternativeText = OptionalFeedText(alternativeText)
    }
}
