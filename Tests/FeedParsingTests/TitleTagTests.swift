import FeedModel
import Testing

@Suite struct TitleTagTests {
    @Test(arguments: [
        "The <p> element", "<b> vs <strong>", "The <img> tag", "New <input> types",
        "How <base> works", "<code> and <pre>", "The <hr> element", "Use <em>, not <i>",
        "Learn <li>", "The \"<b>\" tag",
    ])
    func `Keeps a tag that a title speaks of`(title: String) throws {
        let escaped = title.map { $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : String($0) }.joined()
        #expect(try rssItem("<title>\(escaped)</title>").title == title)
        #expect(try rssItem("<title><![CDATA[\(title)]]></title>").title == title)
    }

    @Test(
        arguments: [
            ("<p>Title", "Title"), ("<p> Title", "Title"), ("One<br>two", "One two"),
            ("One <br> two", "One two"), ("super<wbr>long", "superlong"), ("<b>Title", "Title"),
            ("Review of <i>The Long", "Review of The Long"), ("One<p>two", "One two"),
            ("<b>One</b> and <i>two</i>", "One and two"), ("One<hr>two", "One two"),
            ("<img src='a.png'> One", "One"),
        ] as [(String, String)])
    func `Removes the tags of a title`(title: String, expected: String) throws {
        #expect(try rssItem("<title><![CDATA[\(title)]]></title>").title == expected)
    }
}
