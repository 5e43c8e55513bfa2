internal import FeedModel

/// Of a feed that is parsed, the properties for which there may be several values.
struct FeedCandidates: Sendable {
    var title = BestCandidate<String>()
    var homePage = BestCandidate<String>()
    var summary = BestCandidate<String>()
    var icon = BestCandidate<String>()
    var updated = BestCandidate<FeedDate>()
    var published = BestCandidate<FeedDate>()
    /// Authors that count if there is no other.
    var fallbackAuthors: [FeedAuthor] = []
    var knownCategories = Set<ExactText<String>>()
    var schedule = UpdateSchedule()
}
