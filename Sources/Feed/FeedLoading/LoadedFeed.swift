package import FeedModel

/// A loaded feed and its origin.
package struct LoadedFeed: Sendable {
    /// The source it was loaded from.
    package var source: FeedLocation
    package var feed: Feed
    /// The origin of its document.
    package var origin: DocumentOrigin
    /// The path of its folder in the user's list, separated by slashes.
    package var folder: String?
    /// The order that is set for it in that list.
    package var order: FeedItemOrder?
    /// True if a list names it, rather than the command line.
    package var isListed = false
    /// The failure that its older document replaces; `nil` if it is current.
    package var failure: (any Error)?
    /// The web page that announced it, and that the user or a list named.
    package var page: FeedLocation?
}

extension LoadedFeed {
    /// Creates a feed without items, which stands for a source that could not be loaded.
    package init(missing source: FeedLocation, titled title: String?, folder: String?) {
        let missing = source.missingSource(titled: title, folder: folder)
        self.init(
            source: source, feed: FeedMerger.feed(without: missing), origin: .network(nil))
    }
}
