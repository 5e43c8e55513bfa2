internal import FeedModel

/// The required elements found so far, for checks only.
struct FeedPresence: Sendable {
    var inFeed = PresentElements()
    /// The document is an entry without a feed (RFC 4287, section 2).
    var isOfEntry = false
    /// The offset of the first entry without an author.
    var entryWithoutAuthor: Int?
    /// The elements of the current item.
    var inItem = PresentElements()
    /// The identifiers of all items, to detect duplicates.
    var identifiers = Set<ExactText<String>>()
}
