/// A picture an item names.
public struct ImageViewModel: Sendable, Equatable {
    /// Where the picture is.
    @FeedText public var url: String
    /// The words that stand for the picture; empty where there are none.
    @FeedText public var alternativeText: String

    /// Creates a view model.
    public init(url: String, alternativeText: String = "") {
        self.url = url
        self.alternativeText = alternativeText
    }
}
