/// A picture of an item.
public struct ImageViewModel: Sendable, Equatable {
    /// Its address.
    @FeedText public var url: String
    /// The text shown instead of the picture; may be empty.
    @FeedText public var alternativeText: String

    /// Creates a view model.
    public init(url: String, alternativeText: String = "") {
        self.init(url: FeedText(url), alternativeText: FeedText(alternativeText))
    }

    /// Creates a view model from existing texts.
    package init(url: FeedText, alternativeText: FeedText) {
        _url = url
        _alternativeText = alternativeText
    }
}
