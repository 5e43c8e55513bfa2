internal import FeedMarkup
internal import FeedModel

/// Collects the parts of one item while its element is read.
struct ItemBuilder: Sendable {
    /// A text that may become the content or the summary.
    struct Candidate: Sendable {
        var record: ContentRecord
        var language: Range<Int>
        var rank: Int
    }

    /// Where the item's element begins.
    var start: Int
    /// Whether something was passed over that belongs to its details.
    var isPartial = false
    var id: String?
    var url = Ranked<String>()
    var title = Ranked<String>()
    var published = Ranked<FeedDate>()
    var updated = Ranked<FeedDate>()
    var candidates: [Candidate] = []
    var titleLanguage: Range<Int> = 0..<0
    var details = FeedItemDetails()
    /// Whether `details` holds anything.
    var hasDetails = false
    var picture = Ranked<FeedImage>()
    /// The number of pixels of the picture, where several of the same rank are offered.
    var pictureArea: Int64 = -1
    var thumbnail: String?
    var fallbackAuthors: [FeedAuthor] = []
    var location = Ranked<String>()
    var comments = Ranked<String>()
    var commentCount = Ranked<Int>()
    var latitude: String?
    var longitude: String?
    var duration: Double?
    var knownTags = Set<String>()
    /// Where the media of the group that is open begin, and what the group says of all.
    var groupStart = 0
    var group = FeedMedia()

    /// Creates a builder for the item whose element begins at `start`.
    init(start: Int) {
        self.start = start
    }

    /// Makes this the builder of another item, which keeps the room that was made for the last.
    mutating func reset(start: Int) {
        var candidates = candidates
        var authors = details.authors
        var tags = details.tags
        self = ItemBuilder(start: start)
        candidates.removeAll(keepingCapacity: true)
        authors.removeAll(keepingCapacity: true)
        tags.removeAll(keepingCapacity: true)
        self.candidates = candidates
        details.authors = authors
        details.tags = tags
    }
}
