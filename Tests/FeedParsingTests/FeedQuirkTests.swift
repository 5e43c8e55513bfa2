import FeedModel
import Testing

@testable import FeedParsing

@Suite struct FeedQuirkTests {
    @Test(arguments: [
        ("<description>&lt;![CDATA[quay text]]&gt;</description>", "quay text"),
        (
            "<description>&lt;![CDATA[&lt;p&gt;a &lt;b&gt;b&lt;/b&gt;&lt;/p&gt;]]&gt;</description>",
            "a b"
        ),
        ("<description><![CDATA[&lt;![CDATA[<p>twice</p>]]&gt;]]></description>", "twice"),
        ("<description><![CDATA[<![CDATA[raw]]]]><![CDATA[> tail]]></description>", "raw tail"),
        ("<description>Before &lt;![CDATA[in]]&gt; after</description>", "Before in after"),
    ])
    func `Keeps the text of an escaped CDATA section`(inside: String, text: String) throws {
        #expect(try rssItem(inside).content?.plainText == text)
        #expect(try faults(inItem: inside).contains { $0.code == "doubly-escaped" })
    }

    @Test(arguments: [
        ("<enclosure> https://a.example/b.mp3 </enclosure>", ["https://a.example/b.mp3"]),
        (
            "<enclosure type='audio/mpeg'><![CDATA[https://a.example/c.mp3]]></enclosure>",
            ["https://a.example/c.mp3"]
        ),
        ("<enclosure url='https://a.example/d.mp3'>x</enclosure>", ["https://a.example/d.mp3"]),
        ("<enclosure><title>a</title></enclosure>", []),
    ])
    func `Reads the address in the text of an enclosure`(inside: String, urls: [String]) throws {
        #expect(try rssItem(inside).details.attachments.map { $0.url } == urls)
    }

    @Test func `Keeps text about CDATA`() throws {
        let item = try rssItem(
            "<description>Write &amp;lt;![CDATA[ and ]]&amp;gt; in &lt;code&gt;XML&lt;/code&gt;</description>"
        )
        #expect(item.content?.plainText == "Write <![CDATA[ and ]]> in XML")
    }

    @Test(arguments: [
        "&#160;", "&#8203;", "&#12288;", "&#65279;", "&#8195;", "&#173;", "&#10240;", "&#12644;",
        "&amp;nbsp;", "&amp;#8203; &amp;zwnj;", "&lt;br/&gt;", "\u{2800}\u{3164}", "\u{E0020}",
        "\u{115F}",
        "&#8206;", "\u{180E}\u{FFA0}",
    ])
    func `Ignores a title of invisible characters`(title: String) throws {
        #expect(try rssItem("<title>\(title)</title><description>x</description>").title == nil)
    }

    @Test(arguments: ["-", "\u{A0}a", "\u{1F1E6}", "\u{5E9}", "0"])
    func `Keeps a title with visible characters`(title: String) throws {
        #expect(try rssItem("<title>\(title)</title>").title != nil)
    }

    @Test(arguments: [
        "&#160;", "&#8203;", "&#12288;", "&#65279;", "&#8239;", "&#8288;", "\u{200E}",
    ])
    func `Trims all kinds of blanks around an address`(blank: String) throws {
        let item = try rssItem("<link>\(blank)https://a.example/x\(blank) </link>")
        #expect(item.url == "https://a.example/x")
        #expect(
            try rssItem("<guid>\(blank)https://a.example/y\(blank)</guid>").url
                == "https://a.example/y")
    }

    @Test(arguments: [
        (
            "<author>a@x.example (Ada Marsh), b@x.example (Ben Reed)</author>",
            ["Ada Marsh", "Ben Reed"]
        ),
        (
            "<author>Ada Marsh &lt;a@x.example&gt;; Ben Reed &lt;b@x.example&gt;</author>",
            ["Ada Marsh", "Ben Reed"]
        ),
        ("<author>Ada &lt;a@x.example&gt; and Ben &lt;b@x.example&gt;</author>", ["Ada", "Ben"]),
        ("<author>Ada Marsh; Ben Reed</author>", ["Ada Marsh", "Ben Reed"]),
        ("<author>Ada Marsh, Ben Reed and Cy Poe</author>", ["Ada Marsh", "Ben Reed", "Cy Poe"]),
        ("<author>Marsh, Ada &lt;a@x.example&gt;</author>", ["Marsh, Ada"]),
        ("<author>Ada Marsh, Staff Writer</author>", ["Ada Marsh, Staff Writer"]),
        (
            "<author>Ada Marsh, Associated Press and The Times</author>",
            ["Ada Marsh, Associated Press and The Times"]
        ),
        ("<author>Fish and Chips</author>", ["Fish and Chips"]),
        (
            "<dc:creator>Ada Marsh, Ben van der Reed, C. D. Poe</dc:creator>",
            ["Ada Marsh", "Ben van der Reed", "C. D. Poe"]
        ),
        ("<dc:creator>Ada Marsh, Ben Reed</dc:creator>", ["Ada Marsh", "Ben Reed"]),
        ("<dc:creator>Marsh, Ada</dc:creator>", ["Marsh, Ada"]),
        ("<dc:creator>Marsh, A., Reed, B.</dc:creator>", ["Marsh, A., Reed, B."]),
        ("<dc:creator>Ada Marsh, PhD</dc:creator>", ["Ada Marsh, PhD"]),
        ("<dc:creator>Ada Marsh, Harbour News</dc:creator>", ["Ada Marsh, Harbour News"]),
    ])
    func `Splits clearly separated persons`(inside: String, names: [String]) throws {
        #expect(try rssItem(inside).details.authors.map { $0.name ?? "" } == names)
    }

    @Test(arguments: ["Mon, 02 Mar 2026 12:15 PM", "Mon, 02 Mar 2026 12:15:00 am"])
    func `Does not report AM and PM as time zones`(date: String) throws {
        let messages = try faults(inItem: "<pubDate>\(date)</pubDate>").map(\.message)
        #expect(!messages.contains { $0.contains("zone") }, "\(messages)")
        #expect(messages.contains { $0.contains("can be read here") })
    }

    @Test func `Adds the scheme that an address lacks`() throws {
        let item = try rssItem("<link> www.a.example/x?a&amp;b </link>")
        #expect(item.url == "http://www.a.example/x?a&b")
    }

    @Test(arguments: [
        "<a href='https://ex.org/1'>One</a>", "<url>https://ex.org/1</url>",
        "&lt;![CDATA[https://ex.org/1]]&gt;", "\"https://ex.org/1\"", "&lt;https://ex.org/1&gt;",
        "&lt;a href=\"https://ex.org/1\"&gt;One&lt;/a&gt;", "'https://ex.org/1' ",
        "<![CDATA[ <https://ex.org/1> ]]>", "http://https://ex.org/1", " https://https://ex.org/1",
    ])
    func `Reads an address with marks or an element around it`(link: String) throws {
        let item = try rssItem("<link>\(link)</link><comments>\(link)</comments>")
        #expect(item.url == "https://ex.org/1")
        #expect(item.details.comments == "https://ex.org/1")
    }

    @Test(arguments: [
        "https://ex.org/?a=1&amp;b=2", "<![CDATA[https://ex.org/?a=1&amp;b=2]]>",
        "<![CDATA[https://ex.org/?a=1&b=2]]>", "https://ex.org/?a=1&amp;amp;b=2",
    ])
    func `Reads the ampersand of an address however it is escaped`(link: String) throws {
        #expect(try rssItem("<link>\(link)</link>").url == "https://ex.org/?a=1&b=2")
    }

    @Test func `Reads the ampersand of an address in JSON`() throws {
        let item = try jsonItem(#""content_text":"a","url":"https://ex.org/?a=1&amp;b=2""#)
        #expect(item.url == "https://ex.org/?a=1&b=2")
    }
}
