import FeedModel
import TestSupport
import Testing

/// Fast paths for values must give the same results as the general functions.
struct ValueFastPathTests {
    @Test(arguments: [
        "<![CDATA[<p><img src='http://example.org/i.png'></p>]]>",
        "<![CDATA[<P><IMG SRC='http://example.org/i.png'></P>]]>",
        "&lt;img src='http://example.org/i.png'&gt;",
        "&lt;i&#109;g src='http://example.org/i.png'&gt;",
        "&#60;&#x49;&#x4d;G src='http://example.org/i.png'&gt;",
        "&lt;i<!-- within -->mg src='http://example.org/i.png'&gt;",
        "&lt;im<![CDATA[g src='http://example.org/i.png'>]]>",
        "&amp;lt;p&amp;gt;&amp;lt;&amp;#105;mg src='http://example.org/i.png'&amp;gt;&amp;lt;/p&amp;gt;",
    ])
    func `Finds a picture in every spelling of its element`(description: String) throws {
        let item = try rssItem(
            "<title>&lt;p&gt;</title><description>\(description)</description>")
        let html = try #require(item.content?.html)
        #expect((item.contentImage != nil) == html.utf8.contains("<img".utf8))
        if !description.hasPrefix("&amp;") {
            #expect(item.contentImage?.url == "http://example.org/i.png")
        }
    }

    @Test func `Finds no picture in content without one`() throws {
        let item = try rssItem("<description>Some imagination, and an image &#35;1</description>")
        #expect(item.contentImage == nil)
    }

    private static let pieces = [
        "a", "word", " ", "  ", "\t", "\u{7F}", "\u{80}", "\u{85}", "é", "日", "\u{202E}", "’",
        "!", "eight by", "\n", "ÿ",
    ]

    @Test(arguments: 0..<4)
    func `Cleans lines like the general function`(round: UInt64) throws {
        var generator = SeededGenerator(seed: round)
        for _ in 0..<200 {
            let text = generator.text(of: Self.pieces, count: 1 + generator.next(11))
            // A comment next to it disables the fast path.
            let slow = try rssItem("<title>\(text)<!-- --></title><guid>1</guid>").title
            let quick = try rssItem("<title>\(text)</title><guid>1</guid>").title
            #expect(quick == slow, "\(Array(text.utf8))")
            let quickSection = try rssItem("<title><![CDATA[\(text)]]></title><guid>1</guid>").title
            #expect(quickSection == slow, "\(Array(text.utf8))")
        }
    }

    @Test(arguments: [
        ("a, b,,c ,", ["a", "b", "c"]), (",", []), ("one", ["one"]), (" , x", ["x"]),
        ("a &amp; b, c", ["a & b", "c"]),
    ])
    func `Splits keywords at commas`(keywords: String, tags: [String]) throws {
        let item = try rssItem("<title>t</title><keywords>\(keywords)</keywords>")
        #expect(item.details.tags == tags)
    }
}
