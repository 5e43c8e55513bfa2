import FeedModel
import FeedParsing
import Testing

/// Quotable text up to a limit is a prefix of the whole quotable text.
@Suite struct ContentBeginningTests {
    private static let markup = String(
        repeating: """
            <p>Tide &amp; time, caf&eacute; \u{3042}\u{1F600} <a href="/x" title="a > b">wait</a>
            <ul><li>one<li>two</ul><table><tr><td>for<td>no</table><pre>one
              else</pre><!-- not this --><script>nor("this")</script></p>
            """, count: 80)

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    private static let feeds: [String] = [
        "<rss><channel><item><description>\(escaped(markup))</description></item></channel></rss>",
        "<rss><channel><item><description><![CDATA[\(markup)]]></description></item></channel></rss>",
        "<rss><channel><item><description>\(markup)</description></item></channel></rss>",
        "<feed xmlns='http://www.w3.org/2005/Atom'><entry><content type='xhtml'>"
            + "<div xmlns='http://www.w3.org/1999/xhtml'>\(markup)</div></content></entry></feed>",
        "<feed xmlns='http://www.w3.org/2005/Atom'><entry><content type='text'>"
            + "\(escaped(markup))</content></entry></feed>",
    ]

    @Test(arguments: feeds)
    func `Returns a prefix of the whole text at every limit`(document: String) throws {
        let content = try #require(try feed(document).items.first?.content)
        let whole = content.sentences(upTo: .max).text
        #expect(whole.utf8.count > 3_000)
        for limit in [0, 1, 63, 64, 65, 100, 257, 999, 1_000, 1_001, 2_048, 4_096, 100_000] {
            let beginning = content.sentences(upTo: limit)
            #expect(whole.utf8.starts(with: beginning.text.utf8), "up to \(limit)")
            if beginning.isWhole { #expect(beginning.text == whole) }
        }
        #expect(content.sentences(upTo: 100_000).isWhole)
        let some = content.sentences(upTo: 2_048)
        #expect(some.isWhole || 400..<2_048 ~= some.text.utf8.count)
    }

    @Test func `Returns short texts whole, also from JSON`() throws {
        let document = """
            {"version":"https://jsonfeed.org/version/1.1","items":[
            {"id":"1","content_html":"<p>One &amp; two<\\/p>"},{"id":"2","content_text":"a < b"},
            {"id":"3","content_text":" c \\n"}]}
            """
        let items = try feed(document).items
        let expected = ["One & two", "a < b", " c \n"]
        #expect(
            items.map { $0.content?.sentences(upTo: 64) }
                == expected.map { FeedTextBeginning(text: $0, isWhole: true) })
    }
}
