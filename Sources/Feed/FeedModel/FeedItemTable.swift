/// What the items of one document say, as places in its bytes: texts are made of these when they are asked
/// for.
///
/// An item of a large feed is a reference to this and a number.
package final class FeedItemTable: Sendable {
    private let bytes: [UInt8]
    private let made: [UInt8]
    private let records: [FeedItemRecord]
    private let contents: any FeedContentSource
    private let details: (any FeedItemDetailsSource)?

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - bytes: the document, in UTF-8.
    ///   - made: the texts that were made, in UTF-8.
    ///   - records: the items.
    ///   - contents: makes their contents.
    ///   - details: makes their details, but for those that lists show, where they are made later.
    package init(
        bytes: [UInt8], made: [UInt8], records: [FeedItemRecord],
        contents: any FeedContentSource, details: (any FeedItemDetailsSource)? = nil
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
    func dates(at index: Int) -> FeedItemDates { records[index].dates }

    func hasDetails(at index: Int) -> Bool { records[index].detailsNumber > 0 }
    func details(at index: Int) -> FeedItemDetails {
        details?.details(at: Int(records[index].detailsNumber) - 1) ?? .none
    }
    func appendDetails(
        at index: Int, to output: inout [UInt8]
    ) -> (rest: FeedItemDetails, files: FeedItemFiles) {
        details?.appendDetails(at: Int(records[index].detailsNumber) - 1, to: &output)
            ?? (.none, .none)
    }
    func appendFiles(at index: Int, to output: inout [UInt8]) -> FeedItemFiles {
        details?.appendFiles(at: Int(records[index].detailsNumber) - 1, to: &output) ?? .none
    }

    func contents(at index: Int) -> FeedItemContents {
        FeedItemContents(
            source: contents, contentNumber: records[index].contentNumber,
            summaryNumber: records[index].summaryNumber)
    }

    private func text(_ place: FeedItemPlace) -> String? {
        if place.isNone { return nil }
        let source = place.isMade ? made : bytes
        return Self.string(source.span.extracting(place.range))
    }

    private static func string(_ bytes: Span<UInt8>) -> String {
        unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }

    func hasContent(at index: Int) -> Bool {
        records[index].contentNumber > 0 || records[index].summaryNumber > 0
    }

    func appendTexts(at index: Int, to output: inout [UInt8]) -> FeedItemTextPlaces {
        let record = records[index]
        let id = append(record.id, to: &output)
        return FeedItemTextPlaces(
            id: id ?? 0..<0,
            // An item that has no identifier is known by its address.
            url: record.url == record.id ? id : append(record.url, to: &output),
            title: append(record.title, to: &output), published: record.dates.published,
            updated: record.dates.updated)
    }

    private func append(_ place: FeedItemPlace, to output: inout [UInt8]) -> Range<Int>? {
        if place.isNone { return nil }
        let start = output.count
        if place.isMade {
            Self.append(made, place.range, to: &output)
        } else {
            Self.append(bytes, place.range, to: &output)
        }
        return start..<output.count
    }

    private static func append(_ bytes: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let text = bytes.span.extracting(range)
        unsafe text.withUnsafeBufferPointer { unsafe output.append(contentsOf: $0) }
    }
}
