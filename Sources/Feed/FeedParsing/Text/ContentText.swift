internal import FeedMarkup
internal import FeedModel

/// Makes the text of an item's content.
enum ContentText {
    /// More than what a text that is cut anywhere may have at its end that the whole one has not:
    /// half a character reference, half a character.
    private static let doubtfulEnd = 64

    /// The sanitised HTML of `markup`; the parameters are those of
    /// ``HTMLSanitizer/sanitize(_:in:syntax:base:page:upTo:into:)``.
    static func html(
        _ markup: Span<UInt8>, syntax: MarkupSyntax, base: URLBase?, page: URLBase?
    ) -> String {
        var html: [UInt8] = []
        appendHTML(markup, syntax: syntax, base: base, page: page, to: &html)
        return html.span.string
    }

    /// Appends the sanitised HTML of `markup` to `output`.
    static func appendHTML(
        _ markup: Span<UInt8>, syntax: MarkupSyntax, base: URLBase?, page: URLBase?,
        to output: inout [UInt8]
    ) {
        output.reserveCapacity(output.count + markup.count + markup.count / 8)
        HTMLSanitizer.sanitize(
            markup, in: 0..<markup.count, syntax: syntax, base: base, page: page, into: &output)
    }

    /// The text of `markup`, its paragraphs on lines of their own.
    static func lines(_ markup: Span<UInt8>, syntax: MarkupSyntax, base: URLBase?) -> String {
        var html: [UInt8] = []
        html.reserveCapacity(markup.count)
        HTMLSanitizer.sanitize(
            markup, in: 0..<markup.count, syntax: syntax, base: base, into: &html)
        return HTMLText.lines(html.span)
    }

    /// The beginning of what of `markup` is worth quoting: of what about `limit` characters of
    /// sanitised markup say.
    ///
    /// - Parameter isCut: Whether `markup` is only the beginning of what there is.
    static func sentences(
        _ markup: Span<UInt8>, syntax: MarkupSyntax, base: URLBase?, upTo limit: Int, isCut: Bool
    ) -> FeedTextBeginning {
        var html: [UInt8] = []
        // The sanitiser counts bytes.
        let length = limit < .max ? max(limit, markup.length(ofCharacters: limit)) : .max
        let isWhole =
            HTMLSanitizer.sanitize(
                markup, in: 0..<markup.count, syntax: syntax, base: base, upTo: length,
                into: &html)
            && !isCut
        let text = HTMLText.sentences(html.span, isWhole: isWhole)
        guard !isWhole else { return FeedTextBeginning(text: text, isWhole: true) }
        let bytes = text.utf8
        var end =
            bytes.index(bytes.endIndex, offsetBy: -doubtfulEnd, limitedBy: bytes.startIndex)
            ?? bytes.startIndex
        while end > bytes.startIndex, UTF8.isContinuation(bytes[end]) {
            end = bytes.index(before: end)
        }
        return FeedTextBeginning(text: String(text[..<end]), isWhole: false)
    }
}
