/// The feeds of the last load of a collection, used for sources that are still awaited.
package final class KnownFeeds {
    private var bySource: [FeedLocation: [LoadedFeed]] = [:]
    /// The title of the list that named them.
    private(set) var title: String?

    /// Creates an empty record.
    package init() {}

    /// Returns the feeds of a source; for a list or a page, of those it resolved to. `nil` if it had none,
    /// unless they stand beside it.
    func feeds(of source: FeedLocation) -> [LoadedFeed]? { bySource[source] }

    /// Replaces the record with the feeds of `sources`.
    func know(_ sources: FeedCollectionSources) {
        title = sources.listTitle
        bySource = [:]
        for entry in sources.roots.flatMap(\.all) {
            let feeds = entry.leaves.compactMap { $0.result?.feed }
            if !feeds.isEmpty || !entry.known.isEmpty { bySource[entry.source] = feeds }
        }
    }
}
