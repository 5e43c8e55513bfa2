public import FeedModel

/// The content of a document, by its kind.
public enum ParsedDocument: Sendable {
    case feed(Feed)
    /// A list of feeds, with its title as plain text, and what feeds may be lost for.
    case subscriptions([FeedSubscription], title: String?, problems: [FeedProblem])
}
