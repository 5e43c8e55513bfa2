import FeedMarkup

private let base = URLBase("http://example.org/a/b?c")

/// The output must be safe, well-formed, and unchanged by another pass; no byte may be looked at again and again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // Documents are decoded to UTF-8 first.
    let bytes = Array(String(decoding: unsafe input(start, count), as: UTF8.self).utf8)
    for syntax in [MarkupSyntax.html, .xml] {
        var output = ""
        expectBounded(bytes.count) {
            output = HTMLSanitizer.sanitized(bytes.span, syntax: syntax, base: base)
        }
        if let fault = SafeHTML.fault(in: output) { fatalError(fault) }
        let again = Array(output.utf8)
        precondition(HTMLSanitizer.sanitized(again.span, base: base) == output)
        expectBounded(again.count) {
            _ = HTMLText.line(again.span)
            _ = HTMLText.text(again.span)
        }
    }
    expectBounded(bytes.count) {
        _ = HTMLText.text(bytes.span)
        _ = HTMLPicture.first(bytes.span, in: 0..<bytes.count, base: base)
    }
    if let url = URLReference.resolved(bytes.span, against: base, for: .inlineImage) {
        let again = Array(url.utf8)
        precondition(
            URLReference.resolved(again.span, against: base, for: .inlineImage) == url)
    }
    return 0
}
