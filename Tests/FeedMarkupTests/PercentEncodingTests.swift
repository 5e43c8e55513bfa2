import FeedMarkup
import Testing

struct PercentEncodingTests {
    @Test(arguments: [
        ("", ""), ("a", "a"), ("%41%2f%2F", "A//"), ("a%20b", "a b"), ("%25%34%31", "%41"),
    ])
    func `Decodes valid encodings`(text: String, expected: String) {
        #expect(
            String(decoding: PercentEncoding.decoded(text.utf8Span.span), as: UTF8.self) == expected
        )
        #expect(PercentEncoding.strictlyDecoded(text.utf8Span.span) == Array(expected.utf8))
    }

    @Test(arguments: ["%", "a%4", "%g0", "%0g", "%+1", "100% sure", "%%"])
    func `Keeps invalid encodings, or returns nil in strict mode`(text: String) {
        #expect(PercentEncoding.decoded(text.utf8Span.span) == Array(text.utf8))
        #expect(PercentEncoding.strictlyDecoded(text.utf8Span.span) == nil)
    }
}
