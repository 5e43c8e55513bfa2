import FeedParsing

/// A feed in a person's list.
package struct SubscriptionEntry: Sendable, Equatable {
    /// Which of the document's outlines it is.
    let place: Int
    /// The feed.
    package let source: FeedLocation
    /// What the list calls it.
    package let title: String?
    /// The folders it lies in, apart by slashes.
    package let folder: String?

    /// What `entry` stands for in the list at `path`.
    init(_ entry: OutlineDocument.Entry, in path: String) {
        place = entry.place
        title = entry.subscription.title
        folder = entry.folder
        source =
            entry.subscription.isLocal
            ? LocalReference.source(entry.subscription.feedURL, in: path)
            : .remote(url: entry.subscription.feedURL)
    }

    /// Whether it is the feed of `source`: what is read of one would be read of the other.
    func isSame(as source: FeedLocation) -> Bool {
        self.source == source
            || self.source.identity != nil && self.source.identity == source.identity
    }
}
