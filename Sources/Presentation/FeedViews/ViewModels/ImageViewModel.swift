/// A picture an item names.
public struct ImageViewModel: Sendable, Equatable {
    /// Where the picture is.
    @FeedText public var url: String
    /// The words that stand for the picture; empty where there are none.
    @FeedText public var alternativeText: String

    /// Creates a view model.
    public init(url: String, alternativeText: String = "") {
        self.init(url: FeedText(url), alternativeText: FeedText(alternativeText))
    }

    /// Creates a view model of texts that are there.
    package init(url: FeedText, alternativeText: FeedText) {
        _url = url
        _alternativeText = alternativeText
    }
}
