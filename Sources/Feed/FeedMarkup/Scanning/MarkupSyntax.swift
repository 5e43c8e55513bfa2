/// The syntax of markup.
public enum MarkupSyntax: Sendable {
    /// XML as found in feeds: case-sensitive, with CDATA sections and self-closing elements;
    /// malformed markup is text.
    case xml
    /// HTML by the WHATWG's tokenization rules: unquoted values, raw text elements, bogus comments.
    /// Unlike there, `<script/>` is empty, as where it was written as XML, unless an end tag follows.
    case html
}
