import Testing

@testable import FeedLoading

/// Text search.
@Suite struct TextPatternTests {
    @Test(
        arguments: [
            ("STRASSE", "Hohe Straße 3"), ("Straße", "HOHE STRASSE"), ("straẞe", "Straße"),
            ("σίσυφος", "ΣΊΣΥΦΟΣ"), ("ΣΊΣΥΦΟΣ", "ο σίσυφος!"), ("ЁЖ", "мой ёж"),
            ("office", "o\u{FB03}ce"), ("kelvin", "\u{212A}elvin"), ("us", "u\u{17F}"),
            ("ROP\u{C9}", "rope\u{301}"), ("rope\u{301}", "ROP\u{C9}"),
            ("a  b", "A\u{A0}\u{2003}\n B"), (" a b ", "xa\tbx"), ("é b", "É \u{A0} b"),
            ("as", "Straße"), ("xi", "x\u{130}"), ("of", "o\u{FB03}ce"),
            ("aab", "aaab"), ("abab c", "ababab  c"), ("", ""), (" \n", "x"),
        ])
    func `Finds text regardless of case and white space`(pattern: String, text: String) {
        #expect(TextPattern(pattern).isIn(text))
    }

    @Test(
        arguments: [
            ("strase", "Straße"), ("ab", "a b"), ("a b", "ab"), ("rop\u{E9}", "rope"),
            ("i", "\u{131}"), ("aab", "abab"), ("x", ""),
        ])
    func `Does not find other text`(pattern: String, text: String) {
        #expect(!TextPattern(pattern).isIn(text))
    }

    @Test(arguments: ["a", "é"])
    func `Searches repetitive text in linear time`(letter: String) {
        let pattern = String(repeating: letter, count: 50_000)
        let text = String(repeating: letter, count: 200_000)
        #expect(TextPattern(pattern).isIn(text))
        #expect(!TextPattern(pattern + "b").isIn(text))
    }
}
