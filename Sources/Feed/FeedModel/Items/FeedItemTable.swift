/// The items of one document, as ranges of its bytes; texts are made on request.
///
/// An item of a large feed is a reference to a table and an index.
package final class FeedItemTable: Sendable {
    private let bytes: [UInt8]
    private let made: [UInt8]
    let records: [FeedItemRecord]
    /// The stored details, first those of items that have none.
    let stored: [FeedItemDetails]
    private let contents: (any FeedContentSource)?
    private let ownContents: [FeedContent]
    private let details: (any FeedItemDetailsSource)?

    /// - Parameters:
    ///   - bytes: the document, in UTF-8.
    ///   - made: texts that differ from the document's bytes, in UTF-8.
    ///   - records: the items.
    ///   - stored: their details, or those that lists show if `details` makes the others.
    ///   - contents: makes their contents; `nil` for an item that is of no document.
    ///   - ownContents: those of such an item.
    ///   - details: makes their details, except those that lists show; `nil` if all are stored.
    package init(
        bytes: [UInt8], made: [UInt8], records: [FeedItemRecord], stored: [FeedItemDetails],
        contents: (any FeedContentSource)?, ownContents: [FeedContent] = [],
        details: (any FeedItemDetailsSource)? = nil
    ) {
        self.bytes = bytes
        self.made = made
        self.records = records
        self.stored = stored
        self.contents = contents
        self.ownContents = ownContents
        self.details = details
    }

    /// The items, in order.
    package var items: [FeedItem] { records.indices.map { FeedItem(at: $0, of: self) } }

    func details(at index: Int, onlyFiles: Bool = false) -> FeedItemDetails {
        details?.details(at: Int(records[index].detailsNumber) - 1, onlyFiles: onlyFiles) ?? .none
    }

    /// Returns the content or summary with a number of its record.
    func content(_ number: UInt32) -> FeedContent? {
        guard number > 0 else { return nil }
        guard let contents else { return ownContents[Int(number - 1) >> 1] }
        return FeedContent(source: contents, number: number - 1)
    }

    func text(_ place: TextRange) -> String? {
        if place.isNone { return nil }
        let source = place.isMade ? made : bytes
        return unsafe source.span.extracting(place.range).withUnsafeBufferPointer {
            unsafe String(decoding: $0, as: UTF8.self)
        }
    }

    func withTexts(
        at index: Int,
        _ body: (_ id: Span<UInt8>, _ url: Span<UInt8>, _ title: Span<UInt8>) -> Void
    ) {
        let (id, url, title) = (records[index].id, records[index].url, records[index].title)
        let (document, made) = (bytes, made)
        body(
            (id.isMade ? made.span : document.span).extracting(id.range),
            (url.isMade ? made.span : document.span).extracting(url.range),
            (title.isMade ? made.span : document.span).extracting(title.range))
    }
}
