internal import FeedMarkup
internal import FeedModel

/// The items and problems that a parser has found.
struct ParserResults: Sendable {
    /// Finished parts.
    private var parts: [ParsedPart] = []
    /// The number of items in the finished parts.
    private var partCount = 0
    /// The details of each item of the current part; all that follows belongs to that part.
    private(set) var itemDetails: [FeedItemDetailsStorage?] = []
    var records: [FeedItemRecord] = []
    /// The texts that are no slice of the document, such as decoded ones.
    var textArena: [UInt8] = []
    var contents: [ContentRecord] = []
    var problems: ProblemLog
    /// The number of parts taken from other parsers.
    private(set) var adoptedParts = 0

    /// Creates empty results for at most `problemLimit` problems.
    init(problemLimit: Int) {
        problems = ProblemLog(limit: problemLimit)
    }

    /// The total number of items.
    var itemCount: Int { partCount + itemDetails.count }

    /// Adds an item whose values are already in `contents` and `textArena`.
    mutating func add(_ record: FeedItemRecord, details: FeedItemDetailsStorage?) {
        itemDetails.append(details)
        records.append(record)
    }

    /// Finishes the current part, whose addresses refer to `bases`.
    mutating func finishPart(bases: BaseTable) {
        guard !itemDetails.isEmpty else { return }
        parts.append(ParsedPart(self, bases: bases))
        partCount += itemDetails.count
        itemDetails = []
        records = []
        textArena = []
        contents = []
    }

    /// Appends the results of another parser for the next part.
    mutating func adopt(_ part: ParserResults, bases: BaseTable) {
        parts.append(ParsedPart(part, bases: bases))
        partCount += part.itemDetails.count
        problems.append(part.problems)
        adoptedParts += 1
    }

    /// The items.
    ///
    /// - Parameter fallback: The fallback base, which the feed may declare at its end.
    func items(of bytes: [UInt8], fallback: URLBase?) -> [FeedItem] {
        var items: [FeedItem] = []
        items.reserveCapacity(itemCount)
        for part in parts { part.appendItems(to: &items, of: bytes, fallback: fallback) }
        return items
    }
}
