internal import FeedMarkup
internal import FeedModel

/// A JSON document whose items' contents are decoded on demand.
///
/// Owns the document's bytes, which are UTF-8, while any of its items lives.
final class JSONDocument: FeedContentSource {
    /// The string that is an item's content.
    struct Record: Sendable {
        var start: UInt32
        var end: UInt32
        var hasEscapes: Bool
        var isMarkup: Bool
        /// The markup is escaped twice.
        var isEscaped: Bool

        init(_ text: JSONText, isMarkup: Bool, isEscaped: Bool = false) {
            start = UInt32(truncatingIfNeeded: text.range.lowerBound)
            end = UInt32(truncatingIfNeeded: text.range.upperBound)
            hasEscapes = text.hasEscapes
            self.isMarkup = isMarkup
            self.isEscaped = isEscaped
        }

        var text: JSONText { JSONText(range: Int(start)..<Int(end), hasEscapes: hasEscapes) }
    }

    private let bytes: [UInt8]
    private let records: [Record]
    private let base: URLBase?

    /// Creates a document for `records` of `bytes`.
    init(bytes: [UInt8], records: [Record], base: URLBase?) {
        self.bytes = bytes
        self.records = records
        self.base = base
    }

    func appendHTML(at index: Int, onPage page: String?, to output: inout [UInt8]) {
        let page = page.flatMap { URLBase($0) }
        read(index) {
            ContentText.appendHTML($0, syntax: .html, base: page ?? base, page: page, to: &output)
        }
    }

    func plainText(at index: Int) -> String {
        read(index) { text in
            records[index].isMarkup
                ? ContentText.lines(text, syntax: .html, base: base) : cleaned(text)
        }
    }

    func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
        read(index) { text in
            records[index].isMarkup
                ? ContentText.sentences(text, syntax: .html, base: base, upTo: limit, isCut: false)
                : FeedTextBeginning(text: cleaned(text), isWhole: true)
        }
    }

    private func cleaned(_ text: Span<UInt8>) -> String {
        var output: [UInt8] = []
        TextCleaning.clean(text, into: &output)
        return output.span.string
    }

    func firstImage(at index: Int, onPage page: String?) -> FeedImage? {
        guard mayHavePicture(at: index) else { return nil }
        return read(index) { text in
            let base = page.flatMap { URLBase($0) } ?? base
            return HTMLPicture.first(text, in: 0..<text.count, base: base).map {
                FeedImage(url: $0.url, alternativeText: $0.alternativeText)
            }
        }
    }

    /// Returns false if the content at `index` has no tag of a picture; faster than decoding it.
    private func mayHavePicture(at index: Int) -> Bool {
        let range = records[index].text.range
        let document = bytes
        let bytes = document.span
        if HTMLPicture.isNamed(in: range, of: bytes) { return true }
        if records[index].isEscaped, bytes.hasNumberedCharacter(in: range) { return true }
        return records[index].text.hasEscapes && bytes.hasNumberedEscape(in: range)
    }

    private func read<Result>(_ index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
        let text = records[index].text
        let bytes = bytes
        if records[index].isEscaped {
            return body(DoubleEscaping.decoded(text.decoded(in: bytes.span).span).span)
        }
        if !text.hasEscapes { return body(bytes.span.extracting(text.range)) }
        return body(text.decoded(in: bytes.span).span)
    }
}
