import FeedParsing

/// A feed in a person's list.
package struct SubscriptionEntry: Sendable, Equatable {
    /// Which of the document's outlines it is.
    let index: Int
    /// The feed.
    package let source: FeedLocation
    /// The title that the list gives it.
    package let title: String?
    /// The folders it lies in, apart by slashes.
    package let folder: String?

    /// The subscription that `entry` of the list at `path` stands for.
    init(_ entry: OutlineDocument.Entry, in path: String) {
        index = entry.index
        title = entry.subscription.title
        folder = entry.folder
        source =
            entry.subscription.isLocal
            ? LocalReference.source(entry.subscription.feedURL, in: path)
            : .remote(url: entry.subscription.feedURL)
    }

    /// True where it is the feed of `source`, which is as a list would name it.
    package func isSame(as source: FeedLocation) -> Bool {
        self.source == source || self.source.listedKey == source.listedKey
    }
}
