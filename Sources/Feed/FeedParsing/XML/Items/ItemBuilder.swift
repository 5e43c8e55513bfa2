internal import FeedMarkup
internal import FeedModel

/// Collects the parts of one item while its element is read.
///
/// Many values: each part waits in its own until the element ends.
struct ItemBuilder: Sendable {
    /// A text that may become the content or the summary.
    struct Candidate: Sendable {
        var record: ContentRecord
        var language: Range<Int>
        var rank: Int
    }

    /// Where the item's element begins.
    var start: Int
    /// Something was passed over that belongs to its details.
    var isPartial = false
    /// An `xml:lang` stands in it.
    var hasLanguage = false
    var id = TextRange.none
    var url = BestCandidate<TextRange>()
    var title = BestCandidate<TextRange>()
    var published = BestCandidate<FeedDate>()
    var updated = BestCandidate<FeedDate>()
    var candidates: [Candidate] = []
    var titleLanguage: Range<Int> = 0..<0
    /// Who counts as an author where no other is named.
    var fallbackAuthors: [FeedAuthor] = []
    var duration: Double?
    var details = FeedItemDetails()
    var hasDetails = false
    /// Its picture, files and media, which belong to its details.
    var files = ItemFiles()
    var rest = RareItemValues() {
        didSet { restIsUsed = true }
    }
    private var restIsUsed = false

    /// Creates a builder for the item whose element begins at `start`.
    init(start: Int) {
        self.start = start
    }

    /// Makes this the builder of another item, which keeps the room that was made for the last.
    ///
    /// What was not touched is not made anew: most items have few parts, and a feed may have very many
    /// items.
    mutating func reset(start: Int) {
        self.start = start
        isPartial = false
        hasLanguage = false
        id = .none
        url = BestCandidate()
        title = BestCandidate()
        published = BestCandidate()
        updated = BestCandidate()
        candidates.removeAll(keepingCapacity: true)
        titleLanguage = 0..<0
        if !fallbackAuthors.isEmpty { fallbackAuthors.removeAll(keepingCapacity: true) }
        duration = nil
        hasDetails = false
        if !files.isEmpty { files.removeAll() }
        details.removeAll()
        if restIsUsed {
            rest = RareItemValues()
            restIsUsed = false
        }
    }
}
