internal import FeedModel

/// The required elements found so far, for thorough parsing only.
struct FeedPresence: Sendable {
    var inFeed = PresentElements()
    /// The elements of the current item.
    var inItem = PresentElements()
    /// The identifiers of all items, to detect duplicates.
    var identifiers = Set<ExactText<String>>()
}
