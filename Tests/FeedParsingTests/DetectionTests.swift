import FeedModel
import FeedParsing
import Testing

@Suite struct DetectionTests {
    @Test(arguments: [
        ("", FeedParsingError.empty), (" \n\t", .empty), ("\u{FEFF} ", .empty),
        ("<?xml version='1.0'?>\n<!-- x -->\n", .empty), ("<!DOCTYPE rss>", .empty),
        ("<?xml version='1.0'?>words", .notAFeed(.plainText)),
        ("<![CDATA[words]]>", .notAFeed(.plainText)),
        ("<!DOCTYPE html><html><head><title>x</title></head></html>", .notAFeed(.webPage)),
        ("<head><title>x</title></head>", .notAFeed(.webPage)),
        // A page that quotes a feed.
        ("<html><body><pre><rss><channel/></rss></pre></body></html>", .notAFeed(.webPage)),
        (
            "<svg xmlns='http://www.w3.org/2000/svg'><title>x</title></svg>",
            .notAFeed(.otherXML(root: "svg"))
        ),
        (
            "<?xml version='1.0'?><sitemap><url/></sitemap>",
            .notAFeed(.otherXML(root: "sitemap"))
        ),
        ("just words", .notAFeed(.plainText)),
        ("1 < 2", .notAFeed(.plainText)),
        ("%PDF-1.4\n<< /Type /Catalog >>\n", .notAFeed(.binary)),
        ("\u{89}PNG\r\n\u{0}\u{0}", .notAFeed(.binary)),
    ])
    func `Classifies documents that are not feeds`(text: String, error: FeedParsingError) {
        #expect(throws: error) { try FeedParser().parse(Array(text.utf8)) }
    }

    @Test func `Rejects documents over the size limit`() {
        var limits = ParsingLimits()
        limits.bytes = 10
        #expect(throws: FeedParsingError.limitExceeded(.bytes, 10)) {
            try FeedParser(limits: limits).parse(Array("<rss></rss>".utf8))
        }
    }

    @Test func `Reads a lone entry as a feed of one item`() throws {
        let feed = try feed(
            """
            <entry xmlns='http://www.w3.org/2005/Atom'><title>T</title><id>1</id>
            <link href='https://e.org/1'/><category term='c'/><content>x</content></entry>
            """)
        #expect(feed.format == .atom10)
        #expect(feed.items.map(\.title) == ["T"])
        #expect(feed.items.map(\.url) == ["https://e.org/1"])
        #expect(feed.items.first?.details.tags == ["c"])
        #expect(feed.items.first?.content?.plainText == "x")
        #expect(throws: FeedParsingError.notAFeed(.otherXML(root: "entry"))) {
            try FeedParser().parse(Array("<entry><title>T</title></entry>".utf8))
        }
    }

    @Test func `Distinguishes RSS 1.1 from CDF`() throws {
        let feed = try feed(
            """
            <Channel xmlns='http://purl.org/net/rss1.1#'><title>T</title><items>
            <item><title>a</title><link>https://e.org/</link></item></items></Channel>
            """)
        #expect(feed.format == .rss10)
        #expect(feed.title == "T")
        #expect(feed.items.map(\.url) == ["https://e.org/"])
    }

    @Test func `Accepts a byte-order mark and white space at the start`() throws {
        #expect(try feed("\u{FEFF}\n <rss><channel><title>T</title></channel></rss>").title == "T")
    }
}
