import Testing

@testable import TerminalRendering

@Suite struct SearchTextTests {
    private static let texts: [(words: String, text: String, isFound: Bool)] = [
        ("HARbour", "the harbour", true), ("é", "CAFÉ", true), ("straße", "STRASSE", false),
        ("a  b", "x a\n\tb", true), (" a b ", "a\u{A0}b", true), ("aab", "aaaab", true),
        ("abab", "abacabab", true), ("日本", "の日本。", true), ("x", "", false), ("aa", "a a", false),
        ("Ж", "ж", true),
    ]

    @Test(arguments: texts)
    func `Finds text regardless of case and white space`(
        words: String, text: String, isFound: Bool
    ) throws {
        let search = try #require(SearchText(words))
        #expect(search.isIn(text) == isFound)
        #expect(search.isIn(html: text) == isFound)
    }

    private static let markup: [(words: String, html: String, isFound: Bool)] = [
        ("harbour", "<p>har<b>bo</b>ur</p>", true), ("a b", "<p>a</p><p>b</p>", true),
        ("ab", "<p>a</p><p>b</p>", false), ("ab", "a<br>b", false), ("a & b", "a &amp; b", true),
        ("<i>", "&lt;i&gt;", true), ("href", "<a href=\"x\">y</a>", false),
        ("x", "<a href=\"x\">y</a>", false), ("日本", "<p>日<i>本</i></p>", true),
        ("ab", "a<sup>b</sup>", true), ("a", "<", false), ("a", "&am", true), ("b", "<p", false),
        ("p", "<p class=\"a\">", false), ("1", "<h1>x</h1>", false),
    ]

    @Test(arguments: markup)
    func `Searches the text of markup, not the markup`(
        words: String, html: String, isFound: Bool
    ) throws {
        #expect(try #require(SearchText(words)).isIn(html: html) == isFound)
    }

    @Test func `Rejects a blank search`() {
        #expect(SearchText("") == nil && SearchText(" \t ") == nil)
    }

    @Test func `Searches repetitive text in linear time`()
        throws
    {
        let search = try #require(SearchText(String(repeating: "a", count: 200) + "b"))
        #expect(!search.isIn(html: String(repeating: "a", count: 2_000_000)))
    }
}

extension SearchText {
    fileprivate func isIn(html: String) -> Bool { isIn(html: html.utf8Span.span) }
}
