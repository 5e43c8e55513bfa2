import FeedModel
import FeedParsing
import Testing

/// Repairs of malformed documents, and the problems they report.
@Suite struct RepairTests {
    private func codes(_ feed: Feed) -> [String] {
        feed.problems.map { "\($0.code):\($0.line ?? 0)" }
    }

    @Test func `Skips text and elements before the document`() throws {
        let feed = try feed(
            "Notice: x\n<br />\n<?xml version='1.0'?><rss><channel><title>T</title></channel></rss>"
        )
        #expect(feed.title == "T")
        #expect(codes(feed) == ["text-before-document:1"])
    }

    @Test func `Reads a CDATA section that was written as a comment`() throws {
        let item = try rssItem(
            "<title><!--[CDATA[A & B]]--></title><description><!--[CDATA[<p>x</p>]]--></description>"
        )
        #expect(item.title == "A & B")
        #expect(item.content?.html == "<p>x</p>")
        let other = try rssItem("<title>T<!-- [CDATA[x]] --><!--<![CDATA[y]]>--></title>")
        #expect(other.title == "T")
    }

    @Test func `Skips text after the document`() throws {
        let feed = try feed("<rss><channel/></rss>\n<!-- ok -->\nrest")
        #expect(codes(feed) == ["text-after-document:2"])
    }

    @Test func `Ends an item where the next one begins`() throws {
        let feed = try rss("\n<item><title>a</title>\n<item><title>b</title></item>")
        #expect(feed.items.map(\.title) == ["a", "b"])
        #expect(codes(feed) == ["missing-end-tag:3"])
    }

    @Test func `Resets the base after an item without an end tag`() throws {
        let feed = try rss(
            "<item xml:base='https://e.org/a/'><link>x</link>"
                + "<item xml:base='https://e.org/b/'><link>x</link>")
        #expect(feed.items.map(\.url) == ["https://e.org/a/x", "https://e.org/b/x"])
        let other = try rss(
            "<item xml:base='https://e.org/a/'><link>x</link><item><link>y</link></item>")
        #expect(other.items.map(\.url) == ["https://e.org/a/x", "y"])
    }

    @Test(arguments: [
        (
            "<title>a<link>https://e.org/</link></item>", "a", "https://e.org/",
            ["missing-end-tag:1"]
        ),
        (
            "<link>https://e.org/</link><title>a</item>", "a", "https://e.org/",
            ["missing-end-tag:1"]
        ),
        (
            "<link>https://e.org/</link><title>a</wrong></title></item>", "a</wrong>",
            "https://e.org/", []
        ),
        (
            "<title>a</title></b><link>https://e.org/</link></item>", "a",
            "https://e.org/", ["stray-end-tag:1"]
        ),
        (
            "<title>a</title><enclosure url='https://e.org/x'><link>https://e.org/</link></item>",
            "a", "https://e.org/", ["missing-end-tag:1"]
        ),
        (
            "<title>a</title><link>https://e.org/</link><x:y>z</x:y></item>", "a",
            "https://e.org/", ["undeclared-prefix:1"]
        ),
    ])
    func `Limits a missing end tag to its element`(
        inside: String, title: String, url: String, problems: [String]
    ) throws {
        let feed = try rss("<item>\(inside)")
        #expect(feed.items.map(\.title) == [title])
        #expect(feed.items.map(\.url) == [url])
        #expect(codes(feed) == problems)
    }

    @Test(arguments: [
        ("A <svg xmlns='http://www.w3.org/2000/svg'><title>st</title></svg> B", "A st B"),
        ("<div xmlns='http://www.w3.org/1999/xhtml'>a<br/><link href='x'/> b</div>", "a b"),
        ("<b>a <i>b</i></b> <g><title>c</title></g> d", "a b c d"),
    ])
    func `Keeps well-formed nested elements with names of feed elements`(
        inside: String, title: String
    ) throws {
        let feed = try atom(
            "<title type='xhtml'>\(inside)</title><link href='https://e.org/'/>"
                + "<entry><title type='xhtml'>\(inside)</title><link href='https://e.org/1'/></entry>"
        )
        #expect(feed.title == title)
        #expect(feed.homePageURL == "https://e.org/")
        #expect(feed.items.map(\.title) == [title])
        #expect(feed.items.map(\.url) == ["https://e.org/1"])
        #expect(codes(feed) == [])
    }

    @Test(arguments: ["<i>", "<b>a</i> <a href='x'>", "<FONT><strong>", "a<br>"])
    func `Ends unclosed formatting with its element`(inside: String) throws {
        let feed = try rss(
            "<item><title>\(inside)b<link>https://e.org/</link><guid>g</guid></item>")
        #expect(feed.items.map(\.url) == ["https://e.org/"])
        #expect(feed.items.map(\.id) == ["g"])
        #expect(codes(feed) == ["missing-end-tag:1"])
    }

    @Test func `Reads an entry nested in content as content`() throws {
        let feed = try atom(
            """
            <entry><title>a</title><content type='application/atom+xml'>
            <entry><title>inner</title><id>2</id></entry></content><link href='https://e.org/'/></entry>
            """)
        #expect(feed.items.map(\.title) == ["a"])
        #expect(feed.items.map(\.url) == ["https://e.org/"])
        #expect(codes(feed) == [])
    }

    @Test(arguments: ["<title>a</ti", "<title>a</title", "<title>a<b", "<title>a<b c='"])
    func `Drops a tag cut off by the end of the document`(inside: String) throws {
        let titled = try feed("<rss><channel><item>\(inside)")
        #expect(titled.items.map(\.title) == ["a"])
        let link = try feed("<rss><channel><item><link>https://e.org/p</li")
        #expect(link.items.map(\.url) == ["https://e.org/p"])
    }

    @Test func `Reads the items of a truncated document`() throws {
        let feed = try feed(
            "<rss><channel><title>T</title>\n<item><title>a</title></item>\n<item><title>b")
        #expect(feed.items.map(\.title) == ["a", "b"])
        #expect(codes(feed) == ["truncated-document:3"])
    }

    @Test func `Ends an unterminated CDATA section with its element`() throws {
        let feed = try rss(
            "\n<item><description><![CDATA[a <b> c</description><title>t</title></item>")
        #expect(feed.items.first?.title == "t")
        #expect(codes(feed) == ["unterminated-cdata:2"])
    }

    @Test func `Ends a tag with a missing quotation mark at the next bracket`() throws {
        let feed = try rss("\n<item>\n<enclosure url=\"https://e.org/a>\n<title>t</title></item>")
        #expect(feed.items.first?.title == "t")
        #expect(codes(feed).contains("unterminated-tag:3"))
    }

    @Test func `Limits the stored problems and counts the rest`() throws {
        var limits = ParsingLimits()
        limits.problems = 3
        let inside = String(repeating: "<item><pubDate>x</pubDate></item>\n", count: 10)
        let feed = try feed("<rss><channel>\(inside)</channel></rss>", limits: limits)
        #expect(feed.problems.count == 4)
        #expect(feed.problems.last?.code == "too-many-problems")
        #expect(feed.problems.last?.message.contains("7") == true)
    }

    @Test func `Reports bare ampersands and brackets`() throws {
        let feed = try rss(
            "<title>A & B</title>\n<link>https://e.org/?a=1&b=2</link>\n<item><title>1 < 2</title>"
                + "\n<description><![CDATA[a & b &x; <]]>&lt;&#38;&#xA0;&eacute;</description></item>"
                + "\n<item><enclosure url='https://e.org/?c&d'/></item>")
        #expect(feed.title == "A & B")
        #expect(feed.homePageURL == "https://e.org/?a=1&b=2")
        #expect(
            codes(feed) == [
                "bare-ampersand:1", "bare-ampersand:2", "bare-less-than:3", "undeclared-entity:4",
                "bare-ampersand:5",
            ])
    }

    @Test func `Reports missing, repeated and invalid content in thorough parsing`() throws {
        let text = """
            <rss version='2.0'><channel><link>https://e.org/</link>
            <item><guid isPermaLink='false'>a</guid><title>x\u{1}</title></item>
            <item><guid isPermaLink='false'>a</guid><title>y</title></item>
            <item><link>z</link></item></channel></rss>
            """
        #expect(
            try codes(feed(text, checks: .all)) == [
                "missing-element:1", "missing-element:1", "illegal-character:2", "duplicate-id:3",
                "missing-element:4", "missing-element:4", "relative-url:4",
            ])
        #expect(try feed(text).problems == [])
    }

    @Test func `Limits problems of each kind separately`() throws {
        let inside = String(repeating: "<item><pubDate>x</pubDate></item>", count: 500)
        let feed = try rss(inside + "<item><title>a & b</title></item>")
        #expect(feed.problems.count { $0.code == "unreadable-date" } == 100)
        #expect(feed.problems.contains { $0.code == "bare-ampersand" })
        #expect(feed.problems.last?.message.contains("400") == true)
    }
}
