public import FeedModel

/// The content of a document.
public enum ParsedDocument: Sendable {
    /// A feed with its items, in any ``FeedFormat``.
    case feed(Feed)
    /// A list of feeds with its searches, its title as plain text, and problems that may have lost feeds.
    case subscriptions(
        [FeedSubscription], searches: [FeedSearch], title: String?, problems: [FeedProblem])
}
