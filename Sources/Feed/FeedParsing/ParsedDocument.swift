public import FeedModel

/// What a document turned out to hold.
public enum ParsedDocument: Sendable {
    case feed(Feed)
    /// A list of feeds, with its title as plain text.
    case subscriptions([FeedSubscription], title: String?)
}
