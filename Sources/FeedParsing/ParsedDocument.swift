package import FeedModel

/// What a document turned out to hold.
package enum ParsedDocument: Sendable {
    case feed(Feed)
    /// A list of feeds, with its title as plain text.
    case subscriptions([FeedSubscription], title: String?)
}
