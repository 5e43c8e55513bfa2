internal import FeedMarkup
internal import FeedModel

/// A document whose items' contents are decoded on demand.
///
/// Owns the document's bytes, which are UTF-8, while any of its items lives.
final class FeedDocument: FeedContentSource {
    private let bytes: [UInt8]
    private let records: [ContentRecord]
    private let bases: BaseTable

    /// Creates a document for `records` of `bytes`.
    init(bytes: [UInt8], records: [ContentRecord], bases: BaseTable) {
        self.bytes = bytes
        self.records = records
        self.bases = bases
    }

    func html(at index: Int, onPage page: String?) -> String {
        let page = page.flatMap { URLBase($0) }
        return read(index, onPage: page) { markup, syntax, base in
            ContentText.html(markup, syntax: syntax, base: base, page: page)
        } ?? ""
    }

    func appendHTML(at index: Int, onPage page: String?, to output: inout [UInt8]) {
        let page = page.flatMap { URLBase($0) }
        read(index, onPage: page) { markup, syntax, base in
            ContentText.appendHTML(markup, syntax: syntax, base: base, page: page, to: &output)
        }
    }

    func plainText(at index: Int) -> String {
        if let text = textThatIsNoMarkup(at: index) { return text }
        return read(index) { markup, syntax, base in
            ContentText.lines(markup, syntax: syntax, base: base)
        } ?? ""
    }

    func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
        if let text = textThatIsNoMarkup(at: index) {
            return FeedTextBeginning(text: text, isWhole: true)
        }
        let bytes = bytes
        // With references, that many characters need more bytes.
        let decoded =
            limit < .max / 2 && records.indices.contains(index)
            ? bytes.span.extracting(records[index].value.range).length(ofCharacters: 2 * limit)
            : .max
        let isCut = records.indices.contains(index) && records[index].isDecoded(beyond: decoded)
        return read(index, upTo: decoded) { markup, syntax, base in
            ContentText.sentences(markup, syntax: syntax, base: base, upTo: limit, isCut: isCut)
        } ?? FeedTextBeginning(text: "", isWhole: true)
    }

    private func textThatIsNoMarkup(at index: Int) -> String? {
        guard records.indices.contains(index), !records[index].isMarkup else { return nil }
        let bytes = bytes
        let text = records[index].value.text(in: bytes.span)
        var output: [UInt8] = []
        let inside = EscapedSection.inside(of: text.span) ?? 0..<text.count
        TextCleaning.clean(text.span.extracting(inside), into: &output)
        return output.span.string(output.span.trimmingWhiteSpace(0..<output.count))
    }

    func firstImage(at index: Int, onPage page: String?) -> FeedImage? {
        read(index, onPage: page.flatMap { URLBase($0) }) { markup, syntax, base in
            HTMLPicture.first(markup, in: 0..<markup.count, syntax: syntax, base: base).map {
                FeedImage(url: $0.url, alternativeText: $0.alternativeText)
            }
        } ?? nil
    }

    /// Calls `body` with the markup of the content at `index`, its syntax and its base.
    ///
    /// - Parameters:
    ///   - page: The base if no `xml:base` applies; independent of the document's address.
    ///   - limit: The maximum number of bytes to decode.
    @discardableResult
    private func read<Result>(
        _ index: Int, onPage page: URLBase? = nil, upTo limit: Int = .max,
        _ body: (Span<UInt8>, MarkupSyntax, URLBase?) -> Result
    ) -> Result? {
        guard records.indices.contains(index) else { return nil }
        let record = records[index]
        let bytes = bytes
        let isPageAsked = record.base == BaseTable.document
        let base = (isPageAsked ? page : nil) ?? bases.base(record.base, in: bytes.span)
        return record.read(in: bytes.span, base: base, upTo: limit, body)
    }
}
