/// The feeds of the last load of a collection, used for sources that are still awaited.
package final class KnownFeeds {
    private var bySource: [FeedLocation: [LoadedFeed]] = [:]
    /// What stands beside a list or a page of nothing else, once each. Not followed further: lists
    /// that name each other would multiply feeds.
    private var beside: [FeedLocation: [FeedLocation]] = [:]
    /// The title of the list that named them.
    private(set) var title: String?

    /// Creates an empty record.
    package init() {}

    /// Returns the feeds of a source; for a list or a page, of those it resolved to, also where they stand beside
    /// it. `nil` if it had none.
    func feeds(of source: FeedLocation) -> [LoadedFeed]? {
        bySource[source] ?? beside[source]?.flatMap { bySource[$0] ?? [] }
    }

    /// Replaces the record with the feeds of `sources`.
    func know(_ sources: FeedCollectionSources) {
        title = sources.listTitle
        bySource = [:]
        beside = [:]
        for entry in sources.roots.flatMap(\.all) {
            let feeds = entry.leaves.compactMap { $0.result?.feed }
            if !feeds.isEmpty { bySource[entry.source] = feeds }
            var met: Set<FeedLocation> = []
            let known = entry.known.filter { met.insert($0).inserted }
            if !known.isEmpty { beside[entry.source] = known }
        }
    }
}
