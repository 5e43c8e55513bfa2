import Testing

@testable import FeedMarkup

/// Returns the sanitised `source`, which must be safe, and stay the same if it is sanitised again.
func sanitized(
    _ source: String, syntax: MarkupSyntax = .html, base: String? = nil, page: String? = nil
) -> String {
    let base = base.flatMap { URLBase($0) }
    let page = page.flatMap { URLBase($0) }
    let bytes = Array(source.utf8)
    let output = HTMLSanitizer.sanitized(bytes.span, syntax: syntax, base: base, page: page)
    let again = Array(output.utf8)
    #expect(
        HTMLSanitizer.sanitized(again.span, base: base, page: page) == output,
        "is not the same again")
    #expect(SafeHTML.fault(in: output) == nil)
    return output
}

/// Returns the sanitised `source` of a content at `https://a.example/`.
func sanitize(_ source: String) -> String { sanitized(source, base: "https://a.example/") }

/// Returns the picture that stands for a content at `base`.
func firstPicture(_ html: String, base: String = "https://a.example/") -> HTMLPicture? {
    let bytes = Array(html.utf8)
    return HTMLPicture.first(bytes.span, in: 0..<bytes.count, base: URLBase(base))
}
