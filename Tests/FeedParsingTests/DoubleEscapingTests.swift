import FeedModel
import FeedParsing
import Testing

/// Content whose markup is escaped once too often.
@Suite struct DoubleEscapingTests {
    private let escaped = "&lt;p&gt;The tide was &lt;b&gt;high&lt;/b&gt; again.&lt;/p&gt;"

    private func item(_ parts: String) throws -> (item: FeedItem, problems: [String]) {
        let feed = try feed(
            "<rss xmlns:content='http://purl.org/rss/1.0/modules/content/'><channel>"
                + "<item>\(parts)</item></channel></rss>")
        return (try #require(feed.items.first), feed.problems.map(\.code))
    }

    @Test func `Unescapes content if another text of the item matches`() throws {
        for content in ["<![CDATA[\(escaped)]]>", escaped.replacing("&", with: "&amp;")] {
            let (item, problems) = try item(
                "<description>The tide was high…</description>"
                    + "<content:encoded>\(content)</content:encoded>")
            #expect(item.content?.html == "<p>The tide was <b>high</b> again.</p>")
            #expect(item.content?.sentences(upTo: 1_280).text == "The tide was high again.")
            #expect(problems == ["doubly-escaped"])
        }
    }

    @Test func `Unescapes content if it begins with the title`() throws {
        let (item, problems) = try item(
            "<title>The tide was high</title><description><![CDATA[\(escaped)]]></description>")
        #expect(item.content?.html?.hasPrefix("<p>") == true)
        #expect(problems == ["doubly-escaped"])
    }

    @Test func `Unescapes content of several paragraphs without words around them`() throws {
        let html = "&lt;p class=a&gt;Low&lt;/p&gt;&lt;p&gt;tide&lt;/p&gt;"
        let (item, problems) = try item("<description><![CDATA[\(html)]]></description>")
        #expect(item.content?.html == "<p>Low</p><p>tide</p>")
        #expect(problems == ["doubly-escaped"])
        let json = try jsonItem(#""content_html":"\#(html)""#)
        #expect(json.content?.html == "<p>Low</p><p>tide</p>")
        let spaced = try jsonItem(#""content_html":" \#(html)""#)
        #expect(spaced.content?.html?.hasSuffix("<p>Low</p><p>tide</p>") == true)
    }

    @Test(arguments: [
        "<description><![CDATA[&lt;p&gt;a&lt;/p&gt;&lt;p&gt;b&lt;/p&gt; makes two.]]></description>",
        "<description><![CDATA[&lt;p&gt;The tide&lt;/p&gt;]]></description>",
        "<description><![CDATA[&lt;pre&gt;&lt;p&gt;a&lt;/p&gt;&lt;p&gt;b&lt;/p&gt;&lt;/pre&gt;]]></description>",
        "<title>How to write a paragraph</title><description><![CDATA[&lt;p&gt;text&lt;/p&gt;]]></description>",
        "<title>The tide was high</title><description><![CDATA[<p>&lt;p&gt;The tide&lt;/p&gt;</p>]]></description>",
        "<title>x</title><description><![CDATA[&lt;nothing&gt;The tide&lt;/nothing&gt;]]></description>",
    ])
    func `Keeps escaped content without such evidence`(parts: String) throws {
        let (item, problems) = try item(parts)
        #expect(item.content?.plainText.contains("<") == true)
        #expect(problems.isEmpty)
    }

    @Test func `Unescapes content of JSON feeds`() throws {
        let feed = try feed(
            """
            {"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1",
            "content_html":"\(escaped)","content_text":"The tide was high again."}]}
            """)
        #expect(feed.items.first?.content?.html == "<p>The tide was <b>high</b> again.</p>")
        #expect(feed.problems.map(\.code) == ["doubly-escaped"])
    }
}
