import FeedLoading
import FeedModel

/// The result of probing sources.
struct ProbedSources {
    /// The feed of each source, or its failure; lists and pages are replaced by their feeds.
    var results: FeedCollectionResult.OfSources = []
    /// Failures while other sources succeeded.
    var failures: [any Error] = []
    /// The reason if there is no feed at all.
    var failure: (any Error)?
    /// Lists that may have lost feeds.
    var damagedLists: [(source: FeedLocation, problems: [FeedProblem])] = []
    /// Pages that announce several feeds.
    var announcements: [AnnouncedFeeds] = []
    /// New addresses after permanent redirects, by requested address.
    var moves: [FeedLocation: String] = [:]

    /// Returns the new address of `source`, if it has moved.
    func move(of source: FeedLocation) -> FeedLocation? {
        moves[source].map { FeedLocation.remote(url: $0).keepingCredentials(of: source) }
    }
}
