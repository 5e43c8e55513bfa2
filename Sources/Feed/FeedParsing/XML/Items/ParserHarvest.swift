internal import FeedMarkup
internal import FeedModel

/// What a parser has read of items, and of problems.
struct ParserHarvest: Sendable {
    /// What is read to its end.
    private var parts: [ReadPart] = []
    /// How many items the parts have.
    private var partCount = 0
    /// The details that are kept with the items of the part that is being read, which all that follows is of.
    private(set) var kept: [FeedItemDetailsStorage?] = []
    /// What the items say.
    var records: [FeedItemRecord] = []
    /// The texts of those that do not stand in the document as they are shown.
    var madeTexts: [UInt8] = []
    var contents: [ContentRecord] = []
    /// The items of which something was passed over.
    var partials: [PartialItem] = []
    /// Where the parser stood before such items, to read them once more.
    var scopes: [ItemScope] = []
    private var details: DetailsPool
    var problems: ProblemLog
    /// How many parts of the document were read beside the first, and not once more.
    private(set) var adoptedParts = 0

    /// Nothing that was read.
    ///
    /// - Parameters:
    ///   - problemLimit: how many problems are kept.
    ///   - isPooled: whether items that have the same details keep them once.
    init(problemLimit: Int, isPooled: Bool = true) {
        details = DetailsPool(isUsed: isPooled)
        problems = ProblemLog(limit: problemLimit)
    }

    /// How many items were read.
    var itemCount: Int { partCount + kept.count }

    /// Adds an item, which has taken what it says to `contents`, `madeTexts` and `partials`.
    mutating func add(_ record: FeedItemRecord, details: FeedItemDetailsStorage?) {
        kept.append(details)
        records.append(record)
    }

    /// An item's details as they are kept; takes them away where nothing else has the same.
    mutating func pooled(_ details: inout FeedItemDetails) -> FeedItemDetailsStorage {
        self.details.keep(&details)
    }

    /// The place of `text`, which does not stand in the document as it is.
    mutating func keep(_ text: String) -> TextRange {
        let start = madeTexts.count
        madeTexts.append(contentsOf: text.utf8)
        return TextRange(made: start..<madeTexts.count)
    }

    /// Makes room for so many items in the part.
    mutating func reserve(_ count: Int) {
        kept.reserveCapacity(count)
        records.reserveCapacity(count)
        contents.reserveCapacity(2 * count)
        partials.reserveCapacity(count)
    }

    /// Ends the part that is being read, whose addresses are of `bases`.
    mutating func finishPart(bases: BaseTable) {
        guard !kept.isEmpty else { return }
        parts.append(ReadPart(self, bases: bases))
        partCount += kept.count
        kept = []
        records = []
        madeTexts = []
        contents = []
        partials = []
    }

    /// Adds what a parser has read of the part that comes next, with its scopes from the place `firstScope` on.
    mutating func adopt(_ part: ParserHarvest, bases: BaseTable, firstScope: Int) {
        parts.append(ReadPart(part, bases: bases))
        partCount += part.kept.count
        scopes.append(contentsOf: part.scopes[firstScope...])
        problems.append(part.problems)
        adoptedParts += 1
    }

    /// The items, which are made of the document's bytes.
    ///
    /// - Parameter fallback: what the feed's addresses are of, which it may say at its end.
    func items(of bytes: [UInt8], fallback: URLBase?) -> [FeedItem] {
        var items: [FeedItem] = []
        items.reserveCapacity(itemCount)
        for part in parts { part.appendItems(to: &items, of: bytes, fallback: fallback) }
        return items
    }
}
