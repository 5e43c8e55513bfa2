internal import FeedMarkup
internal import FeedModel

/// A document whose items' contents and details are parsed on demand.
///
/// Owns the document's bytes, which are UTF-8, while any of its items lives.
final class FeedDocument: FeedContentSource, FeedItemDetailsSource {
    private let bytes: [UInt8]
    private let records: [ContentRecord]
    private let bases: BaseTable
    private let partials: [PartialItem]
    private let scopes: [ItemScope]
    private let parsers = ParserPool()

    /// Creates a document for what a parser has found in `bytes`.
    init(_ bytes: [UInt8], _ results: ParserResults, bases: BaseTable) {
        self.bytes = bytes
        records = results.contents
        self.bases = bases
        partials = results.partials
        scopes = results.scopes
    }

    func details(at index: Int, onlyFiles: Bool) -> FeedItemDetails {
        guard partials.indices.contains(index) else { return .none }
        let partial = partials[index]
        let bytes = bytes
        return parsers.details(
            of: partial, onlyFiles: onlyFiles, in: scopes[Int(partial.scope)], of: bytes.span)
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
        }
    }

    func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
        if let line = plainLine(at: index, upTo: limit) {
            return FeedTextBeginning(text: line, isWhole: true)
        }
        if let text = textThatIsNoMarkup(at: index) {
            return FeedTextBeginning(text: text, isWhole: true)
        }
        let bytes = bytes
        let record = records[index]
        // With references, that many characters need more bytes.
        let decoded =
            limit < .max / 2
            ? bytes.span.extracting(record.value.range).length(ofCharacters: 2 * limit) : .max
        let isCut = record.isDecoded(beyond: decoded)
        return read(index, upTo: decoded) { markup, syntax, base in
            ContentText.sentences(markup, syntax: syntax, base: base, upTo: limit, isCut: isCut)
        }
    }

    /// The content at `index` if it is a single line that needs no conversion, of at most `limit`
    /// bytes.
    private func plainLine(at index: Int, upTo limit: Int) -> String? {
        let record = records[index]
        guard record.form == .escaped || record.form == .literal,
            record.type == .plain || record.type == .html
        else { return nil }
        let bytes = bytes
        let range = bytes.span.trimmingWhiteSpace(record.value.range)
        guard !range.isEmpty, range.count <= limit, bytes.span.isPlainLine(range) else {
            return nil
        }
        return bytes.span.string(range)
    }

    private func textThatIsNoMarkup(at index: Int) -> String? {
        let record = records[index]
        guard !record.isMarkup else { return nil }
        let bytes = bytes
        let text = record.value.text(in: bytes.span)
        var output: [UInt8] = []
        // In JSON, all white space is the text's own.
        let isExact = record.form == .json
        let inside = (isExact ? nil : EscapedSection.inside(of: text.span)) ?? 0..<text.count
        TextCleaning.clean(text.span.extracting(inside), into: &output)
        let whole = 0..<output.count
        return output.span.string(isExact ? whole : output.span.trimmingWhiteSpace(whole))
    }

    func firstImage(at index: Int, onPage page: String?) -> FeedImage? {
        guard mayHavePicture(at: index) else { return nil }
        return read(index, onPage: page.flatMap { URLBase($0) }) { markup, syntax, base in
            HTMLPicture.first(markup, in: 0..<markup.count, syntax: syntax, base: base).map {
                FeedImage(url: $0.url, alternativeText: $0.alternativeText)
            }
        }
    }

    /// Returns false if the content at `index` has no tag of a picture; faster than decoding it.
    private func mayHavePicture(at index: Int) -> Bool {
        let record = records[index]
        // A comment may split the name of a tag.
        if record.type == .base64 || record.form == .mixed { return true }
        let document = self.bytes
        let bytes = document.span
        let range = record.value.range
        if HTMLPicture.isNamed(in: range, of: bytes) { return true }
        if record.form == .json, bytes.hasNumberedEscape(in: range) { return true }
        if record.form != .escaped, record.type != .escapedHTML { return false }
        return bytes.hasNumberedCharacter(in: range)
    }

    /// Calls `body` with the markup of the content at `index`, its syntax and its base.
    ///
    /// - Parameters:
    ///   - page: The base if no `xml:base` applies; independent of the document's address.
    ///   - limit: The maximum number of bytes to decode.
    private func read<Result>(
        _ index: Int, onPage page: URLBase? = nil, upTo limit: Int = .max,
        _ body: (Span<UInt8>, MarkupSyntax, URLBase?) -> Result
    ) -> Result {
        let record = records[index]
        let bytes = bytes
        let isPageAsked = record.base == BaseTable.document
        let base = (isPageAsked ? page : nil) ?? bases.base(record.base, in: bytes.span)
        return record.read(in: bytes.span, base: base, upTo: limit, body)
    }
}
