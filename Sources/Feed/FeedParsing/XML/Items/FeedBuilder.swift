internal import FeedModel

/// The properties of a feed, collected while it is parsed.
struct FeedBuilder: Sendable {
    var format: FeedFormat
    var id: String?
    var title = BestCandidate<String>()
    var homePage = BestCandidate<String>()
    var feedURL: String?
    var summary = BestCandidate<String>()
    var icon = BestCandidate<String>()
    var language: String?
    var authors: [FeedAuthor] = []
    var fallbackAuthors: [FeedAuthor] = []
    var updated = BestCandidate<FeedDate>()
    var published = BestCandidate<FeedDate>()
    var rights: String?
    var categories: [String] = []
    var knownCategories = Set<ExactText<String>>()
    var generator: String?
    var newFeedURL: String?
    var isExpired = false
    var schedule = UpdateSchedule()
}
