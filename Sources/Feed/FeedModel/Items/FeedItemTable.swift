/// The items of one document, as ranges of its bytes; texts are made on request.
///
/// An item of a large feed is a reference to a table and an index.
package final class FeedItemTable: Sendable {
    private let bytes: [UInt8]
    private let made: [UInt8]
    private let records: [FeedItemRecord]
    private let contents: (any FeedContentSource)?
    private let details: (any FeedItemDetailsSource)?

    /// - Parameters:
    ///   - bytes: the document, in UTF-8.
    ///   - made: texts that differ from the document's bytes, in UTF-8.
    ///   - records: the items.
    ///   - contents: makes their contents.
    ///   - details: makes their details, except those that lists show; `nil` if all are stored.
    package init(
        bytes: [UInt8], made: [UInt8], records: [FeedItemRecord],
        contents: (any FeedContentSource)?, details: (any FeedItemDetailsSource)? = nil
    ) {
        self.bytes = bytes
        self.made = made
        self.records = records
        self.contents = contents
        self.details = details
    }

    func id(at index: Int) -> String { text(records[index].id) ?? "" }
    func url(at index: Int) -> String? { text(records[index].url) }
    func title(at index: Int) -> String? { text(records[index].title) }
    func published(at index: Int) -> FeedDate? { records[index].published }
    func updated(at index: Int) -> FeedDate? { records[index].updated }

    func hasDetails(at index: Int) -> Bool { records[index].detailsNumber > 0 }
    func details(at index: Int, onlyFiles: Bool = false) -> FeedItemDetails {
        details?.details(at: Int(records[index].detailsNumber) - 1, onlyFiles: onlyFiles) ?? .none
    }

    func contents(at index: Int) -> FeedItemContents {
        FeedItemContents(
            source: contents, contentNumber: records[index].contentNumber,
            summaryNumber: records[index].summaryNumber)
    }

    private func text(_ place: TextRange) -> String? {
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
