import FeedModel
import FeedParsing
import Foundation
import Synchronization
import Testing

/// Details are parsed on access. The result must equal that of eager parsing.
struct LazyParsingTests {
    private static let whole = """
        <?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" \
        xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" \
        xmlns:dc="http://purl.org/dc/elements/1.1/" \
        xmlns:slash="http://purl.org/rss/1.0/modules/slash/" \
        xmlns:wfw="http://wellformedweb.org/CommentAPI/" \
        xmlns:thr="http://purl.org/syndication/thread/1.0" \
        xmlns:podcast="https://podcastindex.org/namespace/1.0" \
        xmlns:cc="http://web.resource.org/cc/" xmlns:own="http://example.org/own">\
        <channel><title>F</title><link>http://example.org/</link>\
        <item><title>One</title><link>/one</link><category>a &amp; b</category>\
        <category domain="d"><![CDATA[ c ]]></category><comments>http://example.org/c</comments>\
        <enclosure url="http://example.org/a.mp3?x=1&amp;y=2" length="12" type="audio/mpeg"/>\
        <enclosure url="b.ogg" length="3" type="audio/ogg"></enclosure>\
        <itunes:duration>1:02</itunes:duration><itunes:image href="http://example.org/i.jpg"/>\
        <itunes:category text="Arts"/><itunes:explicit>no</itunes:explicit>\
        <itunes:author>Ann</itunes:author>\
        <slash:comments>3</slash:comments><wfw:commentRss>http://example.org/r</wfw:commentRss>\
        <thr:total>4</thr:total><slash:section>s</slash:section>\
        <cc:license>http://example.org/l</cc:license><dc:subject>u</dc:subject>\
        <own:thing a="b"><own:part>t</own:part><own:part/></own:thing>\
        <podcast:transcript url="http://example.org/t.vtt" type="text/vtt"/>\
        <pubDate>Sat, 07 Sep 2002 09:42:31 GMT</pubDate></item>\
        <item><media:group><media:title>Two</media:title>\
        <media:content url="http://example.org/v.mp4" medium="video" width="1" height="2">\
        <media:title>In</media:title><media:thumbnail url="http://example.org/t.png"/>\
        <media:credit role="photographer">Bo</media:credit></media:content>\
        <media:credit role="author">Cy</media:credit><media:keywords>k, l</media:keywords>\
        <media:thumbnail url="http://example.org/u.png" width="3" height="4"/>\
        <media:rating scheme="urn:simple">adult</media:rating>\
        <media:description>D</media:description></media:group><guid>2</guid>\
        <media:copyright>(c)</media:copyright><rights>r</rights><language>fr</language>\
        <description>Text</description></item></channel></rss>
        """

    private static let pieces = [
        "<", ">", "</", "/>", "&", "&amp;", "&nbsp;", "&#2;", "\"", "'", "=", " ", "<!--", "-->",
        "<![CDATA[", "]]>", "</item>", "<item>", "</category>", "<category>", "</media:content>",
        "<media:content>", "</media:group>", "<media:group>", "<title>", "</title>", "x:y", "<x:y>",
        "</x:y>", " url=\"r\"", " href=\"javascript:a\"", " xmlns=\"u\"", " xml:base=\"/b/\"",
        " xml:lang=\"de\"", " role=\"author\"", "<media:credit role=\"author\">E</media:credit>",
        "<enclosure url=\"mailto:\"/>", "<slash:comments>many</slash:comments>",
        "<comments>nowhere at all</comments>", "<itunes:image>i.png</itunes:image>", "\u{0}", "é",
        "<own:a><item/></own:a>", "<own:a><title>not this</title></own:a>", "</channel>", "<?p?>",
        "<content src=\"c.png\" type=\"image/png\"></content>",
        "<content src=\"d.mp3\">x</content>",
    ]

    @Test
    func `Returns the same details on several threads`() throws {
        let items = try #require(
            Self.whole.range(of: "<item>[^\u{0}]*</item>", options: .regularExpression))
        let text = Self.whole.replacingCharacters(
            in: items, with: String(repeating: String(Self.whole[items]), count: 50))
        let feed = try feed(text)
        let expected = feed.items.map(\.details)
        let found = Mutex([Int: FeedItemDetails]())

        DispatchQueue.concurrentPerform(iterations: feed.items.count) { index in
            let details = feed.items[index].details
            found.withLock { $0[index] = details }
        }

        #expect(feed.items.count == 100)
        #expect(found.withLock { found in expected.indices.map { found[$0] } } == expected)
    }

    @Test
    func `Returns the details of eager parsing`() {
        let lines = FeedDescription.expectSame(Array(Self.whole.utf8))
        #expect(lines.contains { $0.contains("a & b") && $0.contains("a.mp3?x=1&y=2") })
        #expect(lines.contains { $0.contains("http://example.org/b.ogg") })
    }

    /// A document type without an end changes how all those behind it are read.
    @Test(arguments: ["<!a [ <!-- >%", "%<!a [ <!-- >"])
    func `Reads document types in items like eager parsing`(unended: String) {
        let item = """
            <item><enclosure url="http://example.org/a.mp3"/><!b [ ><category>c</category> ]></item>
            """
        let items = unended.replacing("%", with: "<item><title>a</title></item>") + item
        let lines = FeedDescription.expectSame(Array("<rss><channel>\(items)</channel></rss>".utf8))
        #expect(lines.contains { $0.contains("a.mp3") })
    }

    @Test(arguments: 0..<8)
    func `Reads mutated documents like eager parsing`(round: Int) {
        FeedDescription.expectSame(
            mutating: Self.whole, from: 500, by: Self.pieces, times: 60, seed: UInt64(round) &+ 77)
    }

    /// RFC 4287, section 4.1.3.2: content may be out of line.
    @Test(arguments: ["", " xml:lang=\"en\""], ["/>", "></content>", ">x</content>"])
    func `Reads content with src as an attachment`(language: String, end: String) throws {
        let text = """
            <feed xmlns="http://www.w3.org/2005/Atom" \
            xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><title>F</title>\
            <entry\(language)><title>A</title><id>1</id><itunes:image href="http://example.org/i.jpg"/>\
            <content type="audio/mpeg" src="http://example.org/c.mp3"\(end)</entry></feed>
            """
        let item = try #require(try feed(text).items.first)
        #expect(item.details.attachments.map(\.url) == ["http://example.org/c.mp3"])
        #expect(item.details.attachments.map(\.mimeType) == ["audio/mpeg"])
        FeedDescription.expectSame(Array(text.utf8))
    }

    @Test(arguments: [0, 999, 1_000, 1_001])
    func `Reads files after any number of media groups`(count: Int) throws {
        let groups = String(
            repeating: "<media:group><media:title>x</media:title></media:group>", count: count)
        let text = """
            <rss xmlns:media="http://search.yahoo.com/mrss/"><channel><item><title>T</title>\(groups)\
            <media:content url="http://example.org/a.mp3" type="audio/mpeg"/>\
            <media:content url="http://example.org/b.jpg" type="image/jpeg"/></item></channel></rss>
            """
        let item = try #require(try feed(text).items.first)
        #expect(item.details.attachments.count == 2)
        #expect(item.details.image?.url == "http://example.org/b.jpg")
        FeedDescription.expectSame(Array(text.utf8))
    }

    @Test
    func `Parses scopes that never repeat eagerly instead of storing them`() throws {
        let channels = (0..<200).map {
            "<channel><link>http://example.org/\($0)</link>"
                + "<item><enclosure url='http://example.org/\($0).mp3'/></item></channel>"
        }.joined()
        let text = Array("<rss>\(channels)</rss>".utf8)
        FeedDescription.expectSame(text)
    }

    @Test
    func `Resets the state between details of items`() throws {
        // Items of two scopes, with missing end tags and their own bases and languages.
        let items = (0..<40).map { number in
            let base = number % 3 == 0 ? " xml:base='/b\(number)/'" : ""
            let language = number % 5 == 0 ? " xml:lang='de'" : ""
            let end = number % 7 == 0 ? "" : "</item>"
            return "<item\(base)><title\(language)>t</title><author>a\(number)</author>"
                + "<enclosure url='\(number).mp3'/><category>c\(number)</category>\(end)"
        }
        let channels = [items[..<20], items[20...]].map {
            "<channel><link>http://example.org/\($0.count)</link>\($0.joined())</channel>"
        }
        let text = Array("<rss>\(channels.joined())</rss>".utf8)
        guard case .feed(let feed) = try FeedParser().parse(text),
            case .feed(let whole) = try FeedParser(parsingEagerlyWith: nil).parse(text)
        else {
            Issue.record("not a feed")
            return
        }
        #expect(feed.items.count == 40 && whole.items.count == 40)
        let order = (0..<120).map { $0 * 27 % feed.items.count }
        for index in order { #expect(feed.items[index].details == whole.items[index].details) }
    }
}
