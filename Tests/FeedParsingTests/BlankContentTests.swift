import FeedModel
import FeedParsing
import Testing

@Suite struct BlankContentTests {
    private static let blank = [
        "<p></p>", "<p>&nbsp;</p>", "&nbsp;", "\u{200B}", " ", "", "<script>x</script>",
        "<!-- x -->", "<img src='https://e.org/p.gif' width='1' height='1'>",
    ]

    /// Returns an item of RSS with a description.
    private func item(_ content: String) throws -> FeedItem? {
        try rss(
            """
            <item xmlns:c='http://purl.org/rss/1.0/modules/content/'>
            <description>The text.</description>
            <c:encoded><![CDATA[\(content)]]></c:encoded></item>
            """, from: "https://e.org/"
        ).items.first
    }

    @Test(arguments: blank)
    func `Reads the description if the content of RSS shows nothing`(content: String) throws {
        let item = try item(content)
        #expect(item?.content?.plainText == "The text.")
        #expect(item?.summary == nil)
    }

    @Test(arguments: blank)
    func `Reads the plain text if the markup of JSON shows nothing`(content: String) throws {
        for name in ["content_text", "summary"] {
            let item = try jsonItem(#""content_html":"\#(content)","\#(name)":"only text""#)
            #expect(item.content?.plainText == "only text")
        }
    }

    @Test func `Reads the description if the content of RSS in JSON shows nothing`() throws {
        let feed = try feed(
            #"{"rss":{"channel":{"title":"T","item":[{"guid":"1","description":"Text.","content:encoded":"<p></p>"}]}}}"#
        )
        #expect(feed.items.first?.content?.plainText == "Text.")
    }

    @Test func `Keeps a content that is only a picture, and its description`() throws {
        let item = try item("<img src=\"/a.png\">")
        #expect(item?.content?.html == "<img src=\"https://e.org/a.png\">")
        #expect(item?.summary?.plainText == "The text.")
    }

    @Test func `Keeps a blank content if there is nothing else`() throws {
        let item = try rssItem("<description>&lt;p>&lt;/p></description>")
        #expect(item.content?.html == "<p></p>")
    }
}
