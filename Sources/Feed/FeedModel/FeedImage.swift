/// A picture a feed or an item names.
public struct FeedImage: Sendable, Hashable {
    /// Where the picture is.
    public var url: String
    /// The words that stand for the picture, where the format gives them.
    public var alternativeText: String?

    /// Creates a picture.
    public init(url: String, alternativeText: String? = nil) {
        self.url = url
        self.alternativeText = alternativeText
    }
}
