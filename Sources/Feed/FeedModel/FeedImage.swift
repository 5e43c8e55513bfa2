/// A picture a feed or an item names.
public struct FeedImage: Sendable, Hashable {
    /// Where the picture is.
    @FeedText public var url: String
    /// The words that stand for the picture, where the format gives them.
    @OptionalFeedText public var alternativeText: String?

    /// Creates a picture.
    public init(url: String, alternativeText: String? = nil) {
        self.init(url: FeedText(url), alternativeText: alternativeText.map { FeedText($0) })
    }

    /// Creates a picture of texts that are there.
    package init(url: FeedText, alternativeText: FeedText?) {
        _url = url
        _alternativeText = OptionalFeedText(alternativeText)
    }
}
