internal import FeedMarkup
internal import FeedModel

/// The items of one part of a document, and the tables that they refer to by index.
///
/// Parts that were parsed in parallel keep their own tables, so that no index has to be adjusted.
struct ParsedPart: Sendable {
    private let records: [FeedItemRecord]
    private let textArena: [UInt8]
    private let contents: [ContentRecord]
    private let bases: BaseTable
    /// The details of each item.
    private let itemDetails: [FeedItemDetailsStorage?]

    /// Takes the current part of `results`, whose addresses refer to `bases`.
    init(_ results: ParserResults, bases: BaseTable) {
        itemDetails = results.itemDetails
        records = results.records
        textArena = results.textArena
        contents = results.contents
        self.bases = bases
    }

    /// Appends the part's items.
    ///
    /// - Parameter fallback: The fallback base, which the feed may declare at its end.
    func appendItems(to items: inout [FeedItem], of bytes: [UInt8], fallback: URLBase?) {
        var bases = bases
        bases.fallback = fallback
        let table = FeedItemTable(
            bytes: bytes, made: textArena, records: records,
            contents: FeedDocument(bytes: bytes, records: contents, bases: bases))
        for index in itemDetails.indices {
            items.append(FeedItem(at: index, of: table, storage: itemDetails[index]))
        }
    }
}
