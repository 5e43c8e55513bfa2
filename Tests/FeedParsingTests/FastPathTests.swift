import FeedModel
import FeedParsing
import Testing

/// The fast path for elements must give the same results as the general scanner.
struct FastPathTests {
    private static let beginning = """
        <?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" \
        xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" \
        xmlns:dc="http://purl.org/dc/elements/1.1/" \
        xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>F</title>
        """

    /// An item with many elements on the fast path. Texts contain its number.
    private static func item(_ number: Int) -> String {
        """
        <item><title>Title \(number)</title><link>http://example.org/\(number)</link>
        <guid isPermaLink="\(number % 2 == 0)">http://example.org/g\(number)</guid>
        <pubDate>Sat, 0\(number) Sep 2002 09:42:31 GMT</pubDate><dc:date>2002-09-07</dc:date>
        <description>&lt;p&gt;A &amp; \(number)&lt;/p&gt;</description>
        <content:encoded><![CDATA[<p>B \(number)</p>]]></content:encoded>
        <dc:creator>Ann \(number)</dc:creator><itunes:author>"Bo" b@example.org</itunes:author>
        <category>c</category><dc:subject>d\(number)</dc:subject>
        <itunes:duration>1:0\(number)</itunes:duration><itunes:explicit>no</itunes:explicit>
        <itunes:image href="http://example.org/\(number).jpg"/>
        <enclosure url="http://example.org/\(number).mp3" length="1" type="audio/mpeg"/>
        <media:group><media:title>M \(number)</media:title>
        <media:content url="http://example.org/\(number).png" medium="image"/>
        <media:description>Not &lt;b&gt;plain \(number)</media:description>
        <media:credit role="editor">Cy</media:credit></media:group></item>
        """
    }

    private static let whole =
        beginning + (1...4).map(item).joined(separator: "\n") + "</channel></rss>"

    /// An Atom entry, whose elements have attributes.
    private static func entry(_ number: Int) -> String {
        """
        <entry><title type="html">Title &lt;b&gt;\(number)&lt;/b&gt;</title>
        <link rel="alternate" type="text/html" href="http://example.org/\(number)?a=1&amp;b=2"/>
        <link rel="enclosure" href="/\(number).mp3" length="7" type="audio/mpeg" title="T"></link>
        <link href="http://example.org/\(number).de" hreflang="de" rel="replies"/>
        <id>tag:\(number)</id><updated>2002-09-0\(number)T09:42:31Z</updated>
        <author><name>Ann \(number)</name><uri>http://example.org/ann</uri></author>
        <category term="c\(number)" label="C"/><source><title>S</title><id>s</id></source>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>B</p></div></content>
        <media:thumbnail url="http://example.org/\(number).png" width="9" height="9"/>
        <summary type="text" xml:lang="fr">S \(number)</summary></entry>
        """
    }

    private static let atom =
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xmlns:media=\"http://search.yahoo.com/mrss/\">"
        + "<title>F</title>\n" + (1...4).map(entry).joined(separator: "\n") + "</feed>"

    private static let pieces = [
        "<", ">", "</", "/>", "&", "&amp;", "&#8212;", "&nbsp;", "\"", "'", " ", "  ", "é", "\u{0}",
        "<!-- -->", "<![CDATA[", "]]>", "</item>", "<item>", "<item a='b'>", "</title>", "<title>",
        "</media:group>", "<media:group>", " xml:lang=\"de\"", " xmlns:media=\"u\"",
        " type=\"html\"", " src=\"/v.pdf\"", "<content src=\"/c.pdf\" type=\"a/b\"/>",
        "<content src=\"/c.png\" type=\"image/png\"></content>",
        " rel=\"self\"", " HREF=\"/h\"", " xmlURL=\"/x\"", " url=''",
        "<category/>",
        "<entry>", "</entry>", "<link href=\"/late\"/>", "<channel base=\"/b/\">", "<item/>",
        "<title>Late</title>", "<media:title>Late</media:title>", "<link>/late</link>",
        "<guid isPermaLink=\"false\">late</guid>", "<x:y>z</x:y>", "<dc:title>D</dc:title>", "X",
        "<source url='u'>s</source>", "<media:location label='l'/>", "javascript:a",
    ]

    @Test func `Reads RSS like the general scanner`() {
        let lines = FeedDescription.expectSame(Array(Self.whole.utf8))
        #expect(lines.contains { $0.contains("http://example.org/g3") && $0.contains("Title 3") })
        #expect(lines.contains { $0.contains("A & 4") })
    }

    @Test func `Reads Atom like the general scanner`() {
        let lines = FeedDescription.expectSame(Array(Self.atom.utf8))
        #expect(lines.contains { $0.contains("Title 3") && $0.contains("3?a=1&b=2") })
        #expect(lines.contains { $0.contains("4.mp3") })
    }

    @Test(arguments: [
        "<channel/><item </item>\n>", "<rss><item></item></rss>\n x",
        "<rss><item a=\"b\"></item>\n\nx",
        "<channel/><item><link href=\"/a\"/></item>\n\ny", "<rss><item>\nx/item></rss>",
    ])
    func `Reports problems on the same line as the general scanner`(text: String) {
        FeedDescription.expectSame(Array(text.utf8))
    }

    @Test(arguments: 0..<16)
    func `Reads mutated documents like the general scanner`(round: Int) {
        FeedDescription.expectSame(
            mutating: round % 2 == 0 ? Self.whole : Self.atom, from: 300, by: Self.pieces,
            times: 30, seed: UInt64(round) &+ 1_313)
    }

    @Test func `Reads truncated documents like the general scanner`() {
        let text = Array(Self.whole.utf8)
        for count in stride(from: 300, to: text.count, by: 17) {
            FeedDescription.expectSame(Array(text[..<count]))
        }
        let atom = Array(Self.atom.utf8)
        for count in stride(from: 100, to: atom.count, by: 17) {
            FeedDescription.expectSame(Array(atom[..<count]))
        }
    }

    /// Names are compared by machine words, and hashed by a few of their bits.
    @Test func `Distinguishes many names of every length`() {
        var items = ""
        for round in 0..<3 {
            items += "<item><title>t\(round)</title>"
            for length in 1...40 {
                for letter in ["a", "b", "k", "x"] {
                    let name = String(repeating: letter, count: length)
                    items += "<\(name)>v</\(name)><\(name) a=\"b\"/><\(name.dropLast())c/>"
                }
            }
            items += "<guid>g\(round)</guid></item>"
        }
        FeedDescription.expectSame(Array((Self.beginning + items + "</channel></rss>").utf8))
    }

    @Test func `Copies an address unchanged only if it is already normal`() throws {
        let ends = [
            "", "a", "a.b", "./a", "/./a", "/../b", "a/.b", "a b", "a\\b", "é", "a`b", "a\"b",
            "a%20b", "\u{7F}", "a&amp;b", "a'b", "?q=/.x", "12345678/.hidden", "1234567/.hidden",
            "12345678\\",
        ]
        var items = ""
        for end in ends {
            for link in ["http://example.org/\(end)", "https://e\(end)", "http:/\(end)"] {
                items += "<item><link>\(link)</link></item>"
                items += "<item><link><![CDATA[\(link)]]></link></item>"
                items += "<item><link>\(link)<!-- --></link></item>"
            }
        }
        let text = Self.beginning + items + "</channel></rss>"
        FeedDescription.expectSame(Array(text.utf8))
        let feed = try feed(text)
        // A comment next to it disables the fast path.
        for index in stride(from: 0, to: feed.items.count, by: 3)
        where !ends[index / 9].contains("&") {
            #expect(feed.items[index].url == feed.items[index + 1].url)
            #expect(feed.items[index].url == feed.items[index + 2].url)
        }
    }
}
