internal import FeedMarkup
internal import FeedModel

/// The items and problems that a parser has found.
struct ParserResults: Sendable {
    /// The finished parts, and the bases that their addresses refer to.
    private var parts: [(part: ParsedPart, bases: BaseTable)] = []
    /// The number of items in the finished parts.
    private var partCount = 0
    /// The current part.
    var part = ParsedPart()
    var problems: ProblemLog
    /// The number of parts taken from other parsers.
    private(set) var adoptedParts = 0

    /// Creates empty results for at most `problemLimit` problems.
    init(problemLimit: Int) {
        problems = ProblemLog(limit: problemLimit)
    }

    /// The total number of items.
    var itemCount: Int { partCount + part.records.count }

    /// Finishes the current part, whose addresses refer to `bases`.
    mutating func finishPart(bases: BaseTable) {
        guard !part.records.isEmpty else { return }
        parts.append((part, bases))
        partCount += part.records.count
        let scopes = part.scopes
        part = ParsedPart()
        part.scopes = scopes
    }

    /// Appends the results of another parser for the next part, with its scopes from index
    /// `firstScope` on.
    mutating func adopt(_ other: ParserResults, bases: BaseTable, firstScope: Int) {
        parts.append((other.part, bases))
        partCount += other.part.records.count
        part.scopes.append(contentsOf: other.part.scopes[firstScope...])
        problems.append(other.problems)
        adoptedParts += 1
    }

    /// The items.
    ///
    /// - Parameter fallback: The fallback base, which the feed may declare at its end.
    func items(of bytes: [UInt8], fallback: URLBase?) -> [FeedItem] {
        parts.flatMap { part, bases in
            var bases = bases
            bases.fallback = fallback
            return part.items(of: bytes, bases: bases)
        }
    }
}
