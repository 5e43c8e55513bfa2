import FeedLoading
import FeedModel

/// What was found of sources that were looked at.
struct ProbedSources {
    /// The feed of each source, or why there is none; a list stands for what it lists, a page for the feed
    /// that was taken of it.
    var results: [(source: FeedLocation, result: FeedCollectionResult)] = []
    /// Why sources failed where others did not.
    var failures: [any Error] = []
    /// Why there is no feed at all.
    var failure: (any Error)?
    /// Lists that may have lost feeds.
    var damagedLists: [(source: FeedLocation, problems: [FeedProblem])] = []
    /// Pages that announce several feeds.
    var announcements: [AnnouncedFeeds] = []
    /// The new addresses of those that have moved for good, by the ones they were asked for at.
    var moves: [String: String] = [:]

    /// Where `source` is from now on, if it has moved for good.
    func move(of source: FeedLocation) -> FeedLocation? {
        guard case .remote(let url) = source else { return nil }
        return moves[url].map { .remote(url: $0) }
    }
}
