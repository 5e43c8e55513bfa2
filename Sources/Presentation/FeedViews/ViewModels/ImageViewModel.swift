/// A picture an item names.
public struct ImageViewModel: Sendable, Equatable {
    /// Where the picture is.
    public var url: String
    /// The words that stand for the picture; empty where there are none.
    public var alternativeText: String

    /// Creates a view model.
    public init(url: String, alternativeText: String = "") {
        self.url = url
        self.alternativeText = alternativeText
    }
}
