internal import FeedModel

/// What was read of one part of a document: its items, and what those refer to by place.
///
/// Parts that were read side by side stay as they are, so that nothing of them has to be put right or copied.
struct ReadPart: Sendable {
    /// The place of its first item among all.
    let start: Int
    let itemRecords: [FeedItemRecord]
    let madeTexts: [UInt8]
    let records: [ContentRecord]
    let partials: [PartialItem]
    let scopes: [ItemScope]
    let bases: BaseTable

    /// Takes out of `parser` what it has read of the items from `start` on.
    init(from start: Int, of parser: inout XMLFeedParser) {
        self.start = start
        itemRecords = parser.itemRecords
        madeTexts = parser.madeTexts
        records = parser.records
        partials = parser.partials
        scopes = parser.scopes
        bases = parser.bases
        parser.itemRecords = []
        parser.madeTexts = []
        parser.records = []
        parser.partials = []
    }
}
