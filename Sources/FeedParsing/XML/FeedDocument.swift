internal import FeedMarkup
internal import FeedModel

/// A document whose items' contents are made when they are asked for.
///
/// Keeps the document's bytes, which are in UTF-8, as long as an item of it lives.
final class FeedDocument: FeedContentSource {
    private let bytes: [UInt8]
    private let records: [ContentRecord]
    private let bases: BaseTable

    /// Creates a document with `records` of what is in `bytes`.
    init(bytes: [UInt8], records: [ContentRecord], bases: BaseTable) {
        self.bytes = bytes
        self.records = records
        self.bases = bases
    }

    func html(at index: Int) -> String { "" }

    func plainText(at index: Int) -> String {
        guard records.indices.contains(index) else { return "" }
        let record = records[index]
        let bytes = bytes
        var text = record.value.text(in: bytes.span)
        if record.type == .base64 { text = Base64.decode(text.span) }
        var output: [UInt8] = []
        TextCleaning.clean(text.span, into: &output)
        return output.span.string
    }

    func firstImage(at index: Int) -> FeedImage? { nil }
}
