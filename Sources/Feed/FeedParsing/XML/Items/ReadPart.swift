internal import FeedMarkup
internal import FeedModel

/// What was read of one part of a document: what its items say, and what that refers to by place.
///
/// Parts that were read side by side stay as they are, so that nothing of them has to be put right or copied.
struct ReadPart: Sendable {
    private let records: [FeedItemRecord]
    private let madeTexts: [UInt8]
    private let contents: [ContentRecord]
    private let partials: [PartialItem]
    private let scopes: [ItemScope]
    private let bases: BaseTable
    /// The details that are kept with its items.
    private let kept: [FeedItemDetailsStorage?]

    /// Keeps what is in `harvest`, whose addresses are of `bases`.
    init(_ harvest: ParserHarvest, bases: BaseTable) {
        kept = harvest.kept
        records = harvest.records
        madeTexts = harvest.madeTexts
        contents = harvest.contents
        partials = harvest.partials
        scopes = harvest.scopes
        self.bases = bases
    }

    var count: Int { records.count }

    /// Appends the part's items, which are made of `bytes`.
    ///
    /// - Parameter fallback: what the feed's addresses are of, which it may say at its end.
    func appendItems(to items: inout [FeedItem], of bytes: [UInt8], fallback: URLBase?) {
        var bases = bases
        bases.fallback = fallback
        let document = FeedDocument(
            bytes: bytes, records: contents, bases: bases, partials: partials, scopes: scopes)
        let table = FeedItemTable(
            bytes: bytes, made: madeTexts, records: records, contents: document, details: document)
        for index in kept.indices {
            items.append(FeedItem(at: index, of: table, storage: kept[index]))
        }
    }
}
