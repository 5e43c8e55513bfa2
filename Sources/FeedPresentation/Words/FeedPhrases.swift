/// The words presenters add of their own, so that an application can give them in its language.
public struct FeedPhrases: Sendable {
    /// The phrases in English.
    public static let english = FeedPhrases(untitledFeed: "Untitled feed", untitledItem: "Untitled")

    /// The title of a feed that has none and no address to take one from.
    public var untitledFeed: String
    /// The title of an item that has none, no text and no link.
    public var untitledItem: String

    /// Creates phrases.
    public init(untitledFeed: String, untitledItem: String) {
        self.untitledFeed = untitledFeed
        self.untitledItem = untitledItem
    }
}
