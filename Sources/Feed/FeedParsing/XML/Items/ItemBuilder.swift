internal import FeedModel

/// The properties of an item, collected while its element is parsed. Flat, since each item begins
/// with a new one, and elements set them in any order.
struct ItemBuilder: Sendable {
    /// A candidate for the content or the summary.
    struct Candidate: Sendable {
        var record: ContentRecord
        var language: Range<Int>
        var rank: Int

        /// The rank, doubled. Of one content in several types, that with markup is the best.
        var order: Int { rank * 2 + (rank == 1 && !record.isMarkup ? 1 : 0) }
    }

    /// The maximum number of candidates.
    static let candidateLimit = 16

    /// The offset of the item's element.
    var start: Int
    /// An element was deferred to the second pass.
    var isPartial = false
    /// An `xml:lang` occurs inside.
    var hasLanguage = false
    var id = TextRange.none
    var url = BestCandidate<TextRange>()
    var title = BestCandidate<TextRange>()
    var published = BestCandidate<FeedDate>()
    var updated = BestCandidate<FeedDate>()
    var candidates: [Candidate] = []
    var titleLanguage: Range<Int> = 0..<0
    /// Authors that count if there is no other.
    var fallbackAuthors: [FeedAuthor] = []
    var duration: Double?
    var details = FeedItemDetails()
    /// The picture, files and media, which belong to the details.
    var files = ItemFiles()
    var picture = BestCandidate<TextRange>()
    /// The pixel count of the picture, to choose among those of the same rank.
    var pictureArea: Int64 = -1
    var thumbnail = TextRange.none
    var location = BestCandidate<String>()
    var comments = BestCandidate<String>()
    var commentCount = BestCandidate<Int>()
    var latitude: String?
    var longitude: String?
    var knownTags = Set<ExactText<String>>()
    /// The index of the first medium in the open group, and the group's values.
    var groupStart = 0
    var group = ItemFiles.Media()
}
