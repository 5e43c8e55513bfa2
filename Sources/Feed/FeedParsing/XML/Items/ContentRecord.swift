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

    /// Creates a record for a string of JSON; `nil` if that is absent or empty.
    init?(_ text: JSONText?, isMarkup: Bool) {
        guard let text, !text.range.isEmpty else { return nil }
        self.init(
            // Of markup without escapes nothing has to be copied.
            XMLValue(range: text.range, form: text.hasEscapes || !isMarkup ? .json : .literal),
            type: isMarkup ? .html : .plain, base: BaseTable.document)
    }

    var isMarkup: Bool { type != .plain }

    /// Returns true if the text has to be decoded, is longer than `limit`, and can be decoded in
    /// part.
    func isDecoded(beyond limit: Int) -> Bool {
        type != .xhtml && type != .base64 && (form == .escaped || form == .mixed)
            && value.range.count > limit
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

    /// Returns true if the item's title or its other texts show that this markup is escaped twice.
    func isEscapedTwice(
        title: @autoclosure () -> String?, others: @autoclosure () -> [ContentRecord],
        in bytes: Span<UInt8>
    ) -> Bool {
        guard type == .html, mayBeEscapedTwice(in: bytes) else { return false }
        let text = value.text(in: bytes)
        guard DoubleEscaping.isLikely(text.span) else { return false }
        return DoubleEscaping.isShownByParagraphs(of: text.span)
            || title().map { DoubleEscaping.isShown(of: text.span, byTitle: $0) } ?? false
            || others().contains { other in
                if other.type == .base64 || other.type == .escapedHTML {
                    return other.type == .escapedHTML
                }
                return DoubleEscaping.isShown(of: text.span, by: other.value.text(in: bytes).span)
            }
    }

    /// Returns true if the text begins like a tag that is escaped twice.
    private func mayBeEscapedTwice(in bytes: Span<UInt8>) -> Bool {
        let range = value.range
        let start = bytes.skippingWhiteSpace(from: range.lowerBound, to: range.upperBound)
        let beginning: StaticString =
            form == .mixed ? "<![CDATA[" : form == .escaped ? "&amp;" : "&"
        return bytes.hasPrefix(beginning, at: start, before: range.upperBound)
            || form == .json && bytes.hasPrefix("\\", at: start, before: range.upperBound)
    }

    /// Returns true for a short text that shows nothing.
    func isBlank(in bytes: Span<UInt8>) -> Bool {
        guard ContentText.mayBeBlank(value.range, in: bytes) else { return false }
        guard isMarkup else {
            let text = value.text(in: bytes)
            return InvisibleText.isAll(0..<text.count, in: text.span)
        }
        return read(in: bytes, base: nil) { markup, syntax, _ in
            ContentText.isBlank(markup, syntax: syntax)
        }
    }
}
