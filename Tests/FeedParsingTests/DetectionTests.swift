import FeedModel
import FeedParsing
import Testing

@Suite struct DetectionTests {
    @Test(
        "What is no feed is named for what it is",
        arguments: [
            ("", FeedParsingError.empty), (" \n\t", .empty), ("\u{FEFF} ", .empty),
            ("<!DOCTYPE html><html><head><title>x</title></head></html>", .notAFeed(.webPage)),
            ("<head><title>x</title></head>", .notAFeed(.webPage)),
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
            ("\u{89}PNG\r\n\u{0}\u{0}", .notAFeed(.binary)),
        ])
    func other(text: String, error: FeedParsingError) {
        #expect(throws: error) { try FeedParser().parse(Array(text.utf8)) }
    }

    @Test func `A document over the limit is refused`() {
        var limits = ParsingLimits()
        limits.bytes = 10
        #expect(throws: FeedParsingError.limitExceeded(.bytes, 10)) {
            try FeedParser(limits: limits).parse(Array("<rss></rss>".utf8))
        }
    }

    @Test func `A page is not taken for a feed that is quoted in it`() {
        let page = "<html><body><pre><rss><channel/></rss></pre></body></html>"
        #expect(throws: FeedParsingError.notAFeed(.webPage)) {
            try FeedParser().parse(Array(page.utf8))
        }
    }

    @Test func `A byte-order mark and white space may stand first`() throws {
        #expect(try feed("\u{FEFF}\n <rss><channel><title>T</title></channel></rss>").title == "T")
    }
}
