import FeedModel
import FeedParsing
import Testing

@Suite struct AtomTests {
    @Test func `Reads all elements of a feed`() throws {
        let feed = try atom(
            """
            <title type='html'>A &amp;amp; B</title><subtitle>Sub</subtitle><id>urn:feed</id>
            <link href='https://example.org/'/><link rel='self' href='https://example.org/atom'/>
            <link rel='alternate' type='application/json' href='https://example.org/api'/>
            <updated>2024-01-02T03:04:05Z</updated><rights>Mine</rights><logo>logo.png</logo>
            <icon>icon.png</icon><generator uri='x' version='1'>G</generator>
            <author><name>Jo</name><email>jo@example.org</email><uri>https://jo.example/</uri>
            </author><category term='t' label='L'/>
            """)
        #expect(feed.format == .atom10)
        #expect(feed.title == "A & B")
        #expect(feed.summary == "Sub")
        #expect(feed.id == "urn:feed")
        #expect(feed.homePageURL == "https://example.org/")
        #expect(feed.feedURL == "https://example.org/atom")
        #expect(feed.updated?.secondsSince1970 == 1_704_164_645)
        #expect(feed.rights == "Mine")
        #expect(feed.icon == "https://example.org/logo.png")
        #expect(feed.generator == "G")
        #expect(
            feed.authors == [
                FeedAuthor(name: "Jo", url: "https://jo.example/", email: "jo@example.org")
            ])
        #expect(feed.categories == ["t"])
    }

    @Test func `Reads the author of the source for an entry without one`() throws {
        let source = "<source><author><name>Jo</name></author><title>S</title></source>"
        #expect(try atomEntry(source).authors.map(\.name) == ["Jo"])
        let entry = try atomEntry(source + "<author><name>Al</name></author>")
        #expect(entry.authors.map(\.name) == ["Al"])
    }

    @Test func `Reads all elements of an entry`() throws {
        let item = try atomEntry(
            """
            <id>urn:1</id><title>T</title><published>2024-01-02T03:04:05Z</published>
            <updated>2024-01-03T03:04:05Z</updated><link href='https://example.org/1'/>
            <link rel='enclosure' href='https://example.org/a.mp3' length='5' type='audio/mpeg'/>
            <link rel='replies' type='text/html' href='https://example.org/1/c'/>
            <author><name>Jo</name></author><contributor><name>Al</name></contributor>
            <category term='t'/><rights>R</rights>
            <source><title>S</title><link href='https://s.example/'/><id>urn:s</id></source>
            <summary>Short</summary><content type='html'>&lt;p&gt;Long&lt;/p&gt;</content>
            """)
        #expect(item.id == "urn:1")
        #expect(item.title == "T")
        #expect(item.url == "https://example.org/1")
        #expect(item.published?.secondsSince1970 == 1_704_164_645)
        #expect(item.updated?.secondsSince1970 == 1_704_251_045)
        #expect(item.details.attachments.map(\.url) == ["https://example.org/a.mp3"])
        #expect(item.details.comments == "https://example.org/1/c")
        #expect(item.details.authors.map(\.name) == ["Jo"])
        #expect(item.details.contributors.map(\.name) == ["Al"])
        #expect(item.details.tags == ["t"])
        #expect(item.details.rights == "R")
        #expect(item.details.source == FeedSource(title: "S", homePageURL: "https://s.example/"))
        #expect(item.content?.html == "<p>Long</p>")
        #expect(item.content?.plainText == "Long")
        #expect(item.summary?.plainText == "Short")
        #expect(item.summary?.isMarkup == false)
    }

    @Test(arguments: [
        ("<title>1 &lt;b&gt; &amp;amp;</title>", "1 <b> &amp;"),
        ("<title type='text'>a &lt;b&gt;</title>", "a <b>"),
        ("<title type='html'>a &lt;b&gt;c&lt;/b&gt; &amp;amp;</title>", "a c &"),
        ("<title type='html'><![CDATA[a <b>c</b> &lt;d&gt;]]></title>", "a c <d>"),
        (
            "<title type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>a <b>c</b> &lt;d&gt;"
                + "</div></title>", "a c <d>"
        ),
        ("<title>a <b>naked</b></title>", "a naked"),
        ("<title mode='base64'>YSDDqQ==</title>", "a é"),
        // Invalid UTF-8 around a byte that becomes a control character when another byte is
        // removed.
        ("<title mode='base64'>eMLClpZ5</title>", "x\u{FFFD}\u{FFFD}y"),
        ("<title type='text/html' mode='escaped'>&lt;i&gt;x&lt;/i&gt;</title>", "x"),
    ])
    func `Decodes a text construct by its type`(markup: String, expected: String) throws {
        #expect(try atomEntry(markup).title == expected)
    }

    @Test func `Nests xml:base, starting from the document's address`() throws {
        let feed = try atom(
            """
            <link href='.'/><entry xml:base='a/'><link href='1'/></entry>
            <entry xml:base='https://other.example/b/'><link href='../2'/></entry>
            <entry><link href='3'/><link rel='enclosure' xml:base='c/' href='x.mp3'/></entry>
            """, from: "https://example.org/feeds/atom.xml")
        #expect(feed.homePageURL == "https://example.org/feeds/")
        #expect(feed.feedURL == "https://example.org/feeds/atom.xml")
        #expect(
            feed.items.map(\.url) == [
                "https://example.org/feeds/a/1", "https://other.example/2",
                "https://example.org/feeds/3",
            ])
        #expect(
            feed.items[2].details.attachments.map(\.url) == ["https://example.org/feeds/c/x.mp3"])
    }

    @Test(arguments: ["httpd", "https/news", "http%3A//example.com/", "data", "mailto"])
    func `Resolves relative references that begin like a scheme`(reference: String) throws {
        let feed = try atom(
            "<entry><link href='\(reference)'/></entry>", from: "https://example.org/feed.xml")
        #expect(feed.items.map(\.url) == ["https://example.org/\(reference)"])
    }

    @Test func `Resolves against the self link if the document has no address`() throws {
        let feed = try atom(
            """
            <link rel='self' href='https://example.org/f/atom.xml'/>
            <entry><link href='1'/></entry>
            """)
        #expect(feed.items[0].url == "https://example.org/f/1")
    }

    @Test func `Reads an item's language from the item, not from the feed`() throws {
        let feed = try feed(
            """
            <feed xmlns='http://www.w3.org/2005/Atom' xml:lang='en'><title xml:lang='fr'>x</title>
            <entry><title>a</title></entry><entry xml:lang='de'><title>b</title></entry>
            <entry><title xml:lang='it'>c</title><content xml:lang='es'>c</content></entry>
            <entry xml:lang=''><content>d</content></entry></feed>
            """)
        #expect(feed.language == "en")
        #expect(feed.items.map(\.details.language) == [nil, "de", "es", nil])
    }

    @Test func `Prefers links to pages over files, and the first over later ones`() throws {
        let item = try atomEntry(
            """
            <link type='application/json' href='https://example.org/j'/>
            <link rel='alternate noopener' type='text/html; charset=utf-8' href='https://example.org/h'/>
            <link type='text/html' href='https://example.org/i'/>
            <link rel='edit' href='https://example.org/e'/>
            """)
        #expect(item.url == "https://example.org/h")
    }

    @Test func `Reads the element names of Atom 0.3`() throws {
        let feed = try feed(
            """
            <feed version='0.3' xmlns='http://purl.org/atom/ns#'><tagline>Tag</tagline>
            <title mode='base64'>Not encoded.</title>
            <modified>2004-01-02T03:04:05Z</modified><copyright>C</copyright>
            <entry><issued>2004-01-02T03:04:05Z</issued><modified>2004-01-03T03:04:05Z</modified>
            <author><name>Jo</name><url>https://jo.example/</url></author>
            <content type='multipart/alternative'><content type='text/plain'>P</content>
            <content type='text/html' mode='escaped'>&lt;p>H&lt;/p></content></content>
            </entry></feed>
            """)
        #expect(feed.summary == "Tag")
        #expect(feed.title == "Not encoded.")
        #expect(feed.items[0].content?.plainText == "H")
        #expect(feed.rights == "C")
        #expect(feed.updated?.secondsSince1970 == 1_073_012_645)
        #expect(feed.items[0].published?.secondsSince1970 == 1_073_012_645)
        #expect(feed.items[0].updated?.secondsSince1970 == 1_073_099_045)
        #expect(feed.items[0].details.authors.first?.url == "https://jo.example/")
    }
}
