internal import FeedMarkup
internal import FeedModel

/// Converts an item's content to safe HTML, lines or an excerpt.
enum ContentText {
    /// The number of bytes at the end of a truncated text that may differ from the whole: half a
    /// character reference, half a character.
    private static let doubtfulEnd = 64

    /// The maximum length of a text that may be found to be blank, in bytes.
    private static let blankLimit = 1_024
    /// The number of bytes of sanitised markup that are examined.
    private static let blankBeginning = 256

    /// Returns true if the text in `range` may be blank: it is short, and begins with no letter or
    /// digit, which shows in markup, too.
    static func mayBeBlank(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard range.count <= blankLimit else { return false }
        return bytes.trimmingWhiteSpace(range).first.map { !bytes[$0].isASCIIAlphanumeric } ?? true
    }

    /// Returns true if `markup` shows nothing: no words, no picture, no recording.
    static func isBlank(_ markup: Span<UInt8>, syntax: MarkupSyntax) -> Bool {
        var html: [UInt8] = []
        let isWhole = HTMLSanitizer.sanitize(
            markup, in: 0..<markup.count, syntax: syntax, upTo: blankBeginning, into: &html)
        return isWhole && HTMLText.isBlank(html.span)
    }

    /// Appends the sanitised HTML of `markup` to `output`; for the other parameters see
    /// ``HTMLSanitizer/sanitize(_:in:syntax:base:page:upTo:into:)``.
    static func appendHTML(
        _ markup: Span<UInt8>, syntax: MarkupSyntax, base: URLBase?, page: URLBase?,
        to output: inout [UInt8]
    ) {
        output.reserveCapacity(output.count + markup.count + markup.count / 8)
        HTMLSanitizer.sanitize(
            markup, in: 0..<markup.count, syntax: syntax, base: base, page: page, into: &output)
    }

    /// The text of `markup`, one line per paragraph.
    static func lines(_ markup: Span<UInt8>, syntax: MarkupSyntax, base: URLBase?) -> String {
        var html: [UInt8] = []
        html.reserveCapacity(markup.count)
        HTMLSanitizer.sanitize(
            markup, in: 0..<markup.count, syntax: syntax, base: base, into: &html)
        return HTMLText.lines(html.span)
    }

    /// The beginning of `markup` as text for an excerpt, from about `limit` characters of sanitised
    /// markup.
    ///
    /// - Parameter isCut: Whether `markup` is truncated.
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
