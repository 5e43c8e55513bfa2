import FeedModel
import FeedParsing
import TestSupport
import Testing

/// Documents made to exhaust time or memory. With more than linear time these would run for
/// minutes. The results are checked to prove that nothing was skipped.
@Suite struct HostileInputTests {
    private let many = 8_000

    @Test func `Limits the attributes of a tag`() throws {
        let attributes = (0..<many).map { " a\($0)='x'" }.joined()
        let feed = try rss("<item\(attributes)><title>t</title></item>")
        #expect(feed.items.map(\.title) == ["t"])
        #expect(feed.problems.map(\.code) == ["too-many-attributes"])
    }

    @Test func `Resolves many namespaces declared on one tag`() throws {
        var limits = ParsingLimits()
        limits.attributes = many
        let declarations = (0..<many).map { " xmlns:p\($0)='u\($0)'" }.joined()
        let elements = (0..<many).map { "<p\($0 % 97):a/>" }.joined()
        let feed = try feed(
            "<rss\(declarations)><channel>\(elements)<title>t</title></channel></rss>",
            limits: limits)
        #expect(feed.title == "t")
    }

    @Test func `Limits nesting, and ignores unmatched end tags`() throws {
        let open = String(repeating: "<z>", count: many)
        let close = String(repeating: "</b>", count: many)
        let feed = try rss("<title>t</title>\(open)\(close)")
        #expect(feed.title == "t")
        #expect(feed.problems.contains { $0.code == "too-deep" })
    }

    @Test func `Ignores overlong attributes and titles`() throws {
        let long = String(repeating: "x", count: 4 << 20)
        let feed = try rss(
            "<item><link href='\(long)'/><title>\(long)</title><guid>g</guid></item>")
        #expect(feed.items.map(\.id) == ["g"])
        // Every later stage would store such values.
        #expect(feed.items.first?.title == nil)
        #expect(try rss("<item about='\(long)'><guid>\(long)</guid></item>").items[0].id.count < 99)
    }

    @Test(arguments: [
        "<item>", "<title>", "<title><![CDATA[", "<![CDATA[", "<item><title>", "&amp;", "&x;",
        "<item><description>", "<!--", "</item>", "<item xml:base='a/'><link>x</link>",
        "<media:group>", "<media:content url='http://e.org/'/>", "<item><category>a</category>",
        "<image>", "<item><author><name>", "<a b='", "<?x", "<!D [", "]]>", "<author>",
        "<item><guid>", "<content:encoded>", "<x:y>", "<!a[>", "<!a \"'>",
    ])
    func `Repeats one fragment in linear time`(piece: String) throws {
        let feed = try rss("<title>t</title>" + String(repeating: piece, count: many))
        #expect(feed.title == "t")
        #expect(feed.items.count <= many)
    }

    @Test(arguments: [
        ("<rss><channel><item/>", "<item/>", "</channel></rss>"),
        ("{\"items\":[{\"id\":1}", ",{\"id\":1}", "]}"),
    ])
    func `Raises the item limit with the size of the document`(
        start: String, item: String, end: String
    ) throws {
        var limits = ParsingLimits()
        limits.items = 3
        limits.bytesPerItem = 40
        let small = start + String(repeating: item, count: 9) + end
        #expect(small.utf8.count < 4 * 40)
        #expect(try feed(small, limits: limits).items.count == 3)
        let large = start + String(repeating: item, count: 100) + end
        let bytesPerItem = limits.bytesPerItem
        limits.items = 4
        #expect(try feed(large, limits: limits).items.count == 4)
        limits.bytesPerItem = bytesPerItem
        let counted = try feed(large, limits: limits)
        #expect(counted.items.count == large.utf8.count / 40)
        #expect(counted.problems.map(\.code) == ["too-many-items"])
        limits.bytesPerItem = item.utf8.count
        #expect(try feed(large, limits: limits).items.count == 101)
    }

    @Test func `Limits values of an item, not counting repeats`() throws {
        let tags = (0..<5_000).map { "<category>c\($0 % 2_000)</category>" }.joined()
        let item = try rssItem(tags)
        #expect(item.details.tags.count == 1_000)
        #expect(Set(item.details.tags).count == 1_000)
    }

    @Test func `Parses a long type attribute once for all nested elements`() throws {
        let type = String(repeating: " ", count: 1_000_000) + "application/rss+xml"
        let inner = String(repeating: "<item/>", count: 40_000)
        let item = try rssItem(
            "<content:encoded type='\(type)'>\(inner)</content:encoded><guid>g</guid>")
        #expect(item.id == "g")
    }

    @Test(arguments: [
        ("<rss xml:base='", "'><channel>", "<item><link>x</link></item>"),
        (
            #"{"version":"https://jsonfeed.org/version/1.1","feed_url":""#, #"","items":[{}"#,
            #",{"url":"x"}"#
        ),
    ])
    func `Does not repeat a long base in every address`(
        start: String, middle: String, item: String
    ) throws {
        let base = "https://e.org/" + String(repeating: "b", count: 2_000) + "/"
        let items = String(repeating: item, count: 40_000)
        let end = start.hasPrefix("{") ? "]}" : ""
        let feed = try feed("\(start)\(base)\(middle)\(items)\(end)")
        let size = feed.items.reduce(0) { $0 + ($1.url?.utf8.count ?? 0) }
        #expect(feed.items.count >= 40_000)
        #expect(size < 32 << 20)
    }

    @Test func `Limits authors and media from fallback elements`() throws {
        let item = try rssItem(
            (0..<3_000).map { "<itunes:author>a\($0)</itunes:author>" }.joined()
                + (0..<3_000).map {
                    "<media:group><media:title>\($0)</media:title></media:group>"
                }.joined())
        #expect(item.details.authors.count == 1_000)
        #expect(item.details.media.count == 1_000)
    }

    @Test func `Escapes and shortens quoted values in problems`() throws {
        let date = "\u{1B}]0;x\u{7}\u{202E}" + String(repeating: "ä", count: 300)
        let feed = try rss(
            "<item><pubDate>\(date)</pubDate><link>javascript:\u{1B}[2J</link></item>")
        #expect(feed.problems.map(\.code) == ["unreadable-date", "unusable-url"])
        for problem in feed.problems {
            #expect(problem.message.utf8.count < 500)
            #expect(
                !problem.message.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
        }
    }

    @Test func `Limits document size to what offsets can count`() {
        var limits = ParsingLimits()
        limits.bytes = .max
        #expect(limits.bytes == ParsingLimits.bytesAtMost)
    }

    @Test func `Survives random markup`() {
        let pieces = [
            "<rss>", "<feed xmlns='http://www.w3.org/2005/Atom'>", "<channel>", "<item>", "</item>",
            "<entry>", "<title>", "</title>", "<link href='", "'/>", "<![CDATA[", "]]>", "&#0;",
            "&#xD800;", "&lt;", "\u{0}", "\u{FFFE}", "<media:group>", "</media:group>",
            "<media:content url='u'>", "<content type='xhtml'><div>", "<author>", "</author>", "<",
            ">", "<pubDate>9999999999999999999", "<category term='x'/>", "<source>", "xml:base='",
            "<guid>", "<enclosure length='99999999999999999999999' url='http://e/'/>",
        ]
        var random = SeededGenerator(seed: 11)
        for _ in 0..<1_000 {
            let text = random.text(of: pieces, count: 14)
            if case .feed(let feed)? = try? FeedParser().parse(Array(text.utf8)) {
                for item in feed.items {
                    #expect(!item.id.isEmpty)
                    #expect(item.title != "")
                    _ = item.content?.plainText
                }
            }
        }
    }
}
