internal import FeedMarkup

/// The range of an item's content and how to decode it, in compact form.
struct ContentRecord: Sendable {
    /// The range of the element's inside.
    var start: UInt32
    var end: UInt32
    /// The index of its base in a ``BaseTable``.
    var base: UInt32
    var form: XMLValue.Form
    var type: TextType

    /// Creates a record for `value`.
    init(_ value: XMLValue, type: TextType, base: UInt32) {
        start = UInt32(truncatingIfNeeded: value.range.lowerBound)
        end = UInt32(truncatingIfNeeded: value.range.upperBound)
        form = value.form
        self.type = type
        self.base = base
    }

    var value: XMLValue {
        XMLValue(range: Int(start)..<Int(end), form: form, hasElements: type == .xhtml)
    }

    var isMarkup: Bool { type != .plain }

    /// Returns true if the text has to be decoded, is longer than `limit`, and can be decoded in
    /// part.
    func isDecoded(beyond limit: Int) -> Bool {
        type != .xhtml && type != .base64 && form != .literal && value.range.count > limit
    }

    /// Calls `body` with the markup, its syntax and its base.
    ///
    /// - Parameters:
    ///   - base: The base around the markup.
    ///   - limit: The maximum number of bytes to decode.
    func read<Result>(
        in bytes: Span<UInt8>, base: URLBase?, upTo limit: Int = .max,
        _ body: (Span<UInt8>, MarkupSyntax, URLBase?) -> Result
    ) -> Result {
        if type == .xhtml { return body(bytes.extracting(value.range), .xml, base) }
        if form == .literal, type != .base64, type != .escapedHTML {
            let markup = bytes.extracting(value.range)
            let inside = EscapedSection.inside(of: markup) ?? 0..<markup.count
            return body(markup.extracting(inside), .html, base)
        }
        var value = value
        if isDecoded(beyond: limit) {
            value.range = value.range.lowerBound..<value.range.lowerBound + limit
        }
        var text = value.text(in: bytes)
        if type == .base64 { text = Base64.utf8(text.span) }
        if type == .escapedHTML { text = DoubleEscaping.decoded(text.span) }
        let inside = EscapedSection.inside(of: text.span) ?? 0..<text.count
        return body(text.span.extracting(inside), .html, base)
    }
}
