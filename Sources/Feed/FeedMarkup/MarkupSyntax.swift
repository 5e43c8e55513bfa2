/// The rules a run of markup is scanned by.
public enum MarkupSyntax: Sendable {
    /// XML as it is written in feeds: case matters, `<![CDATA[` opens character data, every
    /// element may close itself, and what can't be markup is text.
    case xml
    /// HTML by the tokenization rules of the WHATWG: unquoted values, raw text elements, bogus
    /// comments.
    case html
}
