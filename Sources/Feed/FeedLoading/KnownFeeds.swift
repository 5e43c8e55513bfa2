/// The feeds of a collection as they were loaded last, which stand in for those that are on their way.
package final class KnownFeeds {
    private var bySource: [FeedLocation: [LoadedFeed]] = [:]
    /// The title of the list that named them.
    private(set) var title: String?

    /// Knows no feed yet.
    package init() {}

    /// The feeds that a source gave: of a list or a page, those it stood for.
    func feeds(of source: FeedLocation) -> [LoadedFeed] { bySource[source] ?? [] }

    /// Knows what has come of `sources`, and nothing else any more.
    func know(_ sources: FeedCollectionSources) {
        title = sources.listTitle
        bySource = [:]
        for entry in sources.roots.flatMap(\.all) {
            let feeds = entry.leaves.compactMap { $0.result?.feed }
            if !feeds.isEmpty { bySource[entry.source] = feeds }
        }
    }
}
