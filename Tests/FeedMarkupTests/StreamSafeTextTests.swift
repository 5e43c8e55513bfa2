import Testing

@testable import FeedMarkup

@Suite struct StreamSafeTextTests {
    private static let marks = ["\u{301}", "\u{94D}", "\u{F73}", "\u{1D165}"]

    @Test(arguments: marks)
    func `Keeps up to thirty combining marks in a row`(mark: String) {
        for count in [29, 30] {
            let text = "a" + String(repeating: mark, count: count) + "b"
            #expect(StreamSafeText.bounded(Array(text.utf8).span) == nil)
        }
        let long = Array(("xxa" + String(repeating: mark, count: 500) + "b").utf8)
        let bounded = Array(("xxa" + String(repeating: mark, count: 30) + "b").utf8)
        #expect(StreamSafeText.bounded(long.span) == bounded)
    }

    @Test func `Finds a run of 31 marks at any offset`() {
        let run = String(repeating: "\u{301}", count: 31)
        for offset in 0..<200 {
            let text = String(repeating: "a", count: offset) + run + "b"
            let expected =
                String(repeating: "a", count: offset) + String(repeating: "\u{301}", count: 30)
                + "b"
            #expect(StreamSafeText.bounded(Array(text.utf8).span) == Array(expected.utf8))
        }
    }

    @Test func `Bounds several runs and keeps the text between them`() {
        let run = String(repeating: "\u{94D}\u{301}", count: 100)
        let bounded = String(repeating: "\u{94D}\u{301}", count: 15)
        let text = "क\(run) and क\(run)" + String(repeating: "क", count: 90) + run
        let expected = "क\(bounded) and क\(bounded)" + String(repeating: "क", count: 90) + bounded
        #expect(StreamSafeText.bounded(Array(text.utf8).span) == Array(expected.utf8))
    }

    @Test func `Leaves other text unchanged`() {
        let texts = [
            "", "é", String(repeating: "नमस्ते ", count: 100),
            String(repeating: "a\u{301}", count: 300),
            String(repeating: "한국어", count: 100), String(repeating: "🇮🇸", count: 100),
        ]
        for text in texts { #expect(StreamSafeText.bounded(Array(text.utf8).span) == nil) }
    }

    @Test func `Ignores truncated UTF-8 at either end`() {
        let bytes = [UInt8](repeating: 0xCC, count: 200)
        #expect(StreamSafeText.bounded(bytes.span) == nil)
        let continuation = [UInt8](repeating: 0x81, count: 200)
        #expect(StreamSafeText.bounded(continuation.span) == nil)
    }

    @Test func `Bounds marks written as references`() {
        let references = Array(("e" + String(repeating: "&#x301;", count: 100)).utf8)
        var text: [UInt8] = []
        CharacterReferences.decode(references.span, as: .xml, into: &text)
        #expect(text.count == 1 + 2 * 30)
        let html = HTMLSanitizer.sanitized(
            Array("<p>\(String(decoding: references, as: UTF8.self))".utf8).span)
        #expect(html == "<p>e" + String(repeating: "\u{301}", count: 30) + "</p>")
    }

    @Test func `Ends a run at invalid UTF-8`() {
        var bytes = [UInt8](repeating: 0xA6, count: 100)
        bytes[26] = 0xD6
        let length = bytes.count
        StreamSafeText.bound(&bytes, from: 0)
        #expect(bytes.count == length)
    }
}
