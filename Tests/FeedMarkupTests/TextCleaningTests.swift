import FeedMarkup
import Testing

struct TextCleaningTests {
    @Test(arguments: [
        ("plain", "plain"),
        ("", ""),
        (" \n ", ""),
        ("  a\t\r\n b  ", "a b"),
        ("a\u{0}\u{7}\u{1B}[31mb\u{7F}\u{9B}c", "a[31mbc"),
        ("a\u{202E}b\u{202C}c\u{2066}d\u{2069}", "abcd"),
        ("a \u{202E} b", "a b"),
        ("\u{FEFF}a\u{FFFE}\u{FFFF}", "a"),
        ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"),
        ("é\u{A0}€ \u{200F}א\u{200E}", "é\u{A0}€ \u{200F}א\u{200E}"),
    ])
    func `Collapses white space to one line`(source: String, expected: String) {
        #expect(TextCleaning.collapsed(Array(source.utf8).span) == expected)
    }

    @Test func `Keeps line breaks`() {
        let source = Array(" a\n\tb\u{0}\u{2028}c \u{202D}".utf8)
        #expect(text { TextCleaning.clean(source.span, into: &$0) } == " a\n\tb\nc ")
    }

    @Test(arguments: [[0xC2], [0xE2], [0xE2, 0x80], [0xEF, 0xBB], [0x41, 0xC2]] as [[UInt8]])
    func `Keeps a truncated character`(bytes: [UInt8]) {
        var output: [UInt8] = []
        TextCleaning.clean(bytes.span, into: &output)
        #expect(output == bytes)
    }
}
