package import FeedModel

/// A feed that was loaded, and where it came from.
package struct LoadedFeed: Sendable {
    /// The source that gave it.
    package var source: FeedLocation
    /// The feed.
    package var feed: Feed
    /// Where its document came from.
    package var origin: DocumentOrigin
    /// The folders that the person's list has it in, apart by slashes.
    package var folder: String?
    /// It stands in a list, and not on the command line.
    package var isListed = false
}
