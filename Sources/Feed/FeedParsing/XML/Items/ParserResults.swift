internal import FeedModel

/// The items and problems that a parser has found, and the tables that items refer to by index.
struct ParserResults: Sendable {
    var records: [FeedItemRecord] = []
    /// The details of items, first those of items that have none.
    var itemDetails = [FeedItemDetails.none]
    /// The texts that are no slice of the document, such as decoded ones.
    var textArena: [UInt8] = []
    var contents: [ContentRecord] = []
    /// The items with deferred elements.
    var partials: [PartialItem] = []
    /// The scopes of these items, for the second pass.
    var scopes: [ItemScope] = []
    var problems: ProblemLog

    /// Stores the texts of an item, and where they are in its record.
    mutating func store(
        _ content: ContentRecord?, summary: ContentRecord?, in record: inout FeedItemRecord
    ) {
        if let content {
            record.setContent(at: contents.count, isMarkup: content.isMarkup)
            contents.append(content)
        }
        if let summary {
            record.setSummary(at: contents.count, isMarkup: summary.isMarkup)
            contents.append(summary)
        }
    }

    /// The items, whose addresses refer to `bases`.
    func items(of bytes: [UInt8], bases: BaseTable) -> [FeedItem] {
        let document = FeedDocument(bytes, self, bases: bases)
        return FeedItemTable(
            bytes: bytes, made: textArena, records: records, stored: itemDetails,
            contents: document, details: document
        ).items
    }
}
