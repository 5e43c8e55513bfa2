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

    func html(at index: Int) -> String {
        read(index) { markup, syntax, base in
            HTMLSanitizer.sanitized(markup, syntax: syntax, base: base)
        } ?? ""
    }

    func plainText(at index: Int) -> String {
        guard records.indices.contains(index) else { return "" }
        guard records[index].isMarkup else {
            let bytes = bytes
            let text = records[index].value.text(in: bytes.span)
            var output: [UInt8] = []
            TextCleaning.clean(text.span, into: &output)
            return output.span.string(output.span.trimmingWhiteSpace(0..<output.count))
        }
        let html = Array(html(at: index).utf8)
        return HTMLText.lines(html.span)
    }

    func firstImage(at index: Int) -> FeedImage? {
        read(index) { markup, syntax, base in
            HTMLPicture.first(markup, in: 0..<markup.count, syntax: syntax, base: base).map {
                FeedImage(url: $0.url, alternativeText: $0.alternativeText)
            }
        } ?? nil
    }

    /// Calls `body` with the markup of the content at `index`, how it is written, and the base
    /// of its addresses.
    private func read<Result>(
        _ index: Int, _ body: (Span<UInt8>, MarkupSyntax, URLBase?) -> Result
    ) -> Result? {
        guard records.indices.contains(index) else { return nil }
        let record = records[index]
        let bytes = bytes
        let base = bases.base(record.base, in: bytes.span)
        if record.type == .xhtml {
            return body(bytes.span.extracting(record.value.range), .xml, base)
        }
        if record.form == .literal, record.type != .base64 {
            return body(bytes.span.extracting(record.value.range), .html, base)
        }
        var text = record.value.text(in: bytes.span)
        if record.type == .base64 { text = Base64.decode(text.span) }
        return body(text.span, .html, base)
    }
}
