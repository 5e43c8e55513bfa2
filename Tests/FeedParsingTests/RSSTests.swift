import FeedModel
import FeedParsing
import Testing

@Suite struct RSSTests {
    @Test func `Reads all elements of a channel`() throws {
        let feed = try rss(
            """
            <title>News &amp;amp; more</title><link> https://example.org/ </link>
            <description>All the &lt;b&gt;news&lt;/b&gt;</description><language>de-at</language>
            <copyright>2024 Example</copyright><generator>Writer 3</generator>
            <pubDate>Sat, 07 Sep 2002 09:42:31 GMT</pubDate>
            <lastBuildDate>Sat, 07 Sep 2002 10:42:31 GMT</lastBuildDate>
            <managingEditor>ed@example.org (Ed Writer)</managingEditor>
            <category>One</category><category>Two</category><category>One</category>
            <image><url>/logo.png</url><title>Logo</title><link>https://other.example/</link></image>
            <textInput><title>Search</title><link>https://search.example/</link></textInput>
            """)
        #expect(feed.format == .rss20)
        #expect(feed.title == "News & more")
        #expect(feed.homePageURL == "https://example.org/")
        #expect(feed.summary == "All the news")
        #expect(feed.language == "de-at")
        #expect(feed.rights == "2024 Example")
        #expect(feed.generator == "Writer 3")
        #expect(feed.published?.secondsSince1970 == 1_031_391_751)
        #expect(feed.updated?.secondsSince1970 == 1_031_395_351)
        #expect(feed.authors == [FeedAuthor(name: "Ed Writer", email: "ed@example.org")])
        #expect(feed.categories == ["One", "Two"])
        #expect(feed.icon == "https://example.org/logo.png")
        #expect(feed.problems == [])
    }

    @Test func `Reads all elements of an item`() throws {
        let item = try rssItem(
            """
            <title><![CDATA[AT&T <i>rises</i>]]></title><link>https://example.org/1</link>
            <guid>https://example.org/1</guid><pubDate>07 Sep 2002 09:42:31 +0200</pubDate>
            <author>jane@example.org (Jane)</author><category>a</category>
            <comments>https://example.org/1#comments</comments>
            <source url="https://planet.example/">Planet</source>
            <enclosure url="https://example.org/1.mp3" length="1234" type="audio/mpeg"/>
            """)
        #expect(item.id == "https://example.org/1")
        #expect(item.url == "https://example.org/1")
        #expect(item.title == "AT&T rises")
        #expect(item.published == FeedDate(secondsSince1970: 1_031_384_551, utcOffsetMinutes: 120))
        #expect(item.details.authors == [FeedAuthor(name: "Jane", email: "jane@example.org")])
        #expect(item.details.tags == ["a"])
        #expect(item.details.comments == "https://example.org/1#comments")
        #expect(
            item.details.source == FeedSource(title: "Planet", feedURL: "https://planet.example/"))
        #expect(
            item.details.attachments == [
                FeedAttachment(
                    url: "https://example.org/1.mp3", mimeType: "audio/mpeg", sizeInBytes: 1_234)
            ])
    }

    @Test(arguments: [
        ("<rss version='0.90'>", FeedFormat.rss090), ("<rss version='0.91'>", .rss091),
        ("<rss version='0.92'>", .rss092), ("<rss version='0.93'>", .rss093),
        ("<rss version='0.94'>", .rss094), ("<rss version=\"2.0\">", .rss20),
        ("<rss>", .rss20), ("<RSS VERSION='2.0'>", .rss20), ("<rss version='2.1'>", .rss20),
        ("<rdf:RDF xmlns='http://purl.org/rss/1.0/'>", .rss10),
        ("<RDF xmlns='http://my.netscape.com/rdf/simple/0.9/'>", .rss090),
        ("<feed xmlns='http://www.w3.org/2005/Atom'>", .atom10), ("<feed>", .atom10),
        ("<feed version='0.3' xmlns='http://purl.org/atom/ns#'>", .atom03),
        ("<CHANNEL>", .cdf),
    ])
    func `Recognizes the version`(root: String, format: FeedFormat) throws {
        #expect(try feed(root).format == format)
    }

    @Test(arguments: [
        ("a &lt;b&gt;bold&lt;/b&gt; word", "a bold word"),
        ("1 &lt; 2 &amp;&amp; 3 > 2", "1 < 2 && 3 > 2"),
        ("Vec&lt;T&gt; explained", "Vec<T> explained"),
        ("R&amp;amp;D &amp;#8211; notes", "R&D – notes"),
        ("  two\n lines\t", "two lines"),
        ("caf&eacute; &nbsp;&#233;", "café \u{A0}é"),
        ("AT&T", "AT&T"),
        ("x\u{202E}y\u{1}z", "xyz"),
        ("a<![CDATA[ & ]]>b", "a & b"),
        ("a<!-- no -->b", "ab"),
        ("a <em>naked</em> one", "a naked one"),
        ("one&lt;br&gt;two", "one two"),
        ("one&lt;hr noshade&gt;two", "one two"),
        ("When a&lt;b and nothing else helps", "When a<b and nothing else helps"),
        ("p&lt;0.05 and n&lt;max, again", "p<0.05 and n<max, again"),
        ("Price &lt;under 5 dollars, &amp;amp; now", "Price <under 5 dollars, & now"),
        ("if (a&lt;b &amp;&amp; c&gt;d)", "if (a<b && c>d)"),
        ("Why &lt;a&gt; beats &lt;button&gt;", "Why <a> beats <button>"),
        ("The &lt;TITLE&gt; and &lt;b&gt;bold", "The <TITLE> and bold"),
        ("A &lt;a href='/x'&gt;link&lt;/A&gt;, &lt;span&gt;set&lt;/span&gt;", "A link, set"),
        ("&lt;![CDATA[Tide &amp;amp; rope]]&gt;", "Tide & rope"),
        ("10&lt;sup&gt;6&lt;/sup&gt; of H&lt;sub&gt;2&lt;/sub&gt;O", "10⁶ of H₂O"),
        (
            "Party &lt;img src='https://s.w.org/images/core/emoji/1f389.png' alt='🎉' class='wp-smiley'&gt; time",
            "Party 🎉 time"
        ),
    ])
    func `Converts titles to plain text`(markup: String, expected: String) throws {
        #expect(try rssItem("<title>\(markup)</title>").title == expected)
    }

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

    @Test func `Cleans titles made of brackets in linear time`() throws {
        let signs = String(repeating: "&lt;a ", count: 100_000)
        let title = try #require(try rssItem("<title>\(signs)</title>").title)
        #expect(title.hasPrefix("<a <a <a <a"))
        let tags = String(repeating: "&lt;a&gt;", count: 110_000) + "x&lt;/a&gt;"
        #expect(try rssItem("<title>\(tags)</title>").title == "x")
    }

    @Test(arguments: [
        ("<guid>https://example.org/g</guid>", "https://example.org/g"),
        ("<guid isPermaLink='false'>https://example.org/g</guid>", nil),
        ("<guid isPermaLink='0'>https://example.org/g</guid>", nil),
        ("<guid>tag:example.org,2024:1</guid>", nil),
        (
            "<guid>https://a.example/</guid><link>https://b.example/</link>",
            "https://b.example/"
        ),
        ("<link>javascript:alert(1)</link>", nil),
        ("<link/><guid>https://example.org/g</guid>", "https://example.org/g"),
        ("<link/>\nhttps://example.org/l<guid>https://a.example/</guid>", "https://example.org/l"),
        ("<link href='https://example.org/h'/>", "https://example.org/h"),
        (
            "<link><![CDATA[https://example.org/?a=1&b=2]]></link>",
            "https://example.org/?a=1&b=2"
        ),
        ("<link>https://example.org/?a=1&amp;copy=2</link>", "https://example.org/?a=1&copy=2"),
        (
            "<a:link xmlns:a='http://www.w3.org/2005/Atom' rel='self' href='https://x.example/'/>",
            nil
        ),
    ])
    func `Chooses the address of an item`(inside: String, expected: String?) throws {
        #expect(try rssItem(inside).url == expected)
    }

    @Test func `Assigns a stable identifier to an item without one`() throws {
        let first = try rssItem("<title>a</title><description>b</description>").id
        let again = try rssItem("<title>a</title><description>b</description>").id
        let other = try rssItem("<title>a</title><description>c</description>").id
        #expect(first == again)
        #expect(first != other)
        #expect(first.hasPrefix("item-") && first.utf8.count == 21)
    }

    @Test func `Tells episodes apart by their files`() throws {
        func episode(_ file: String) -> String {
            "<item><description>d</description><enclosure url='https://e.org/\(file)'/></item>"
        }
        let old = try rss(episode("1.mp3"))
        let both = try rss(episode("2.mp3") + episode("1.mp3"))
        #expect(both.items.count == 2)
        #expect(both.items.first?.id != both.items.last?.id)
        #expect(both.items.last?.id == old.items.first?.id)
    }

    @Test func `Prefers the fullest content, and uses the description as summary`() throws {
        let item = try rssItem(
            """
            <description>Short</description>
            <content:encoded xmlns:content='http://purl.org/rss/1.0/modules/content/'>\
            <![CDATA[<p>Long</p>]]></content:encoded>
            """)
        #expect(item.content?.isMarkup == true)
        #expect(item.content?.html == "<p>Long</p>")
        #expect(item.content?.plainText == "Long")
        #expect(item.summary?.plainText == "Short")
        let other = try rssItem("<description>Only</description>")
        #expect(other.content?.plainText == "Only")
        #expect(other.summary == nil)
        #expect(try rssItem("<description> </description>").content == nil)
    }

    @Test func `Reads items outside the channel, as in RSS 1.0`() throws {
        let feed = try feed(
            """
            <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'
            xmlns='http://purl.org/rss/1.0/'>
            <channel rdf:about='https://example.org/rdf'><title>T</title>
            <items><rdf:Seq><rdf:li resource='https://example.org/1'/></rdf:Seq></items>
            <image rdf:resource='https://example.org/i.png'/></channel>
            <image rdf:about='https://example.org/i.png'><title>I</title>
            <url>https://example.org/i.png</url></image>
            <item rdf:about='urn:1'><title>One</title><link>https://example.org/1</link></item>
            </rdf:RDF>
            """)
        #expect(feed.id == "https://example.org/rdf")
        #expect(feed.title == "T")
        #expect(feed.icon == "https://example.org/i.png")
        #expect(feed.items.map(\.id) == ["urn:1"])
        #expect(feed.items.first?.title == "One")
    }

    @Test func `Reports a text that is too long to be read`() throws {
        var limits = ParsingLimits()
        limits.tokenLength = 16
        let long = try feed(
            """
            <rss version='2.0'><channel><title>1234567890123456</title><item>
            <title>1234567 &amp; more</title><link>https://e.org/</link></item></channel></rss>
            """, limits: limits)
        #expect(long.title == "1234567890123456")
        #expect(long.items.map(\.title) == [nil])
        #expect(long.problems.map(\.code) == ["unreadable-value"])
        #expect(long.problems.first?.line == 2)
    }
}
