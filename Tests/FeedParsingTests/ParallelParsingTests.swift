import FeedModel
import TestSupport
import Testing

@testable import FeedParsing

/// Parallel parsing must give the same feed as sequential parsing.
struct ParallelParsingTests {
    /// Runs parts forwards or backwards.
    private static func executor(width: Int, backwards: Bool) -> ParallelExecutor {
        ParallelExecutor(width: width) { count, body in
            for index in 0..<count { body(backwards ? count - 1 - index : index) }
        }
    }

    private static let head = """
        <?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" \
        xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>F</title>\
        <link>http://example.org/</link>
        """

    private static func item(_ index: Int) -> String {
        let content =
            index % 5 == 0
            ? "<description xml:base='/b\(index)/'><![CDATA[<a href='c'>\(index)</a>]]></description>"
            : "<description>&lt;p&gt;Text \(index)&lt;/p&gt;</description>"
        return "<item><title>T &amp; \(index)</title><link>http://example.org/\(index)</link>"
            + "<dc:creator>Ann \(index % 3)</dc:creator><category>c\(index % 4)</category>"
            + "<media:content url='http://example.org/\(index).jpg' medium='image'/>" + content
            + "<pubDate>Sat, 07 Sep 2002 09:\(10 + index):31 GMT</pubDate></item>\n"
    }

    private static let whole = head + (0..<24).map(item).joined() + "</channel></rss>"

    /// Fragments to insert between and into items, some of which look like item boundaries.
    private static let pieces = [
        "<item>", "</item>", "</item><item>", "</item>\n<item>", "<item a='", "<item/>", "<!--",
        "-->",
        "<![CDATA[", "]]>", "<![CDATA[</item><item>]]>", "<!--</item><item>-->", "<?p", "?>",
        "<title>Other</title>", "<language>de</language>", "<link>http://example.net/o/</link>",
        "</channel>", "<channel>", "</channel><channel xmlns:media='u'>", "</rss>", "<div>",
        "</div>",
        "<div xml:base='/d/'>", "<div xml:lang='de'>", "<entry>", "</entry>", "<!DOCTYPE a [",
        "<!x", "]>",
        "<x:y>", "</x:y>", "&", "<", ">", "\"", "'", "<link>mailto:</link>",
        "<pubDate>no</pubDate>",
        "<content type='xhtml'><item>", "<dc:title>", "xmlns:dc='v'", "\u{0}", "é", "<channel/>",
        "<image><url>http://example.org/i.png</url></image>",
    ]

    private func compare(
        _ text: [UInt8], limits: ParsingLimits = .default, width: Int, backwards: Bool
    ) -> (same: Bool, text: String) {
        var parts = FeedParser(
            limits: limits, executor: Self.executor(width: width, backwards: backwards))
        parts.partSize = 64
        return (
            FeedDescription.lines(of: text, readBy: parts)
                == FeedDescription.lines(of: text, readBy: FeedParser(limits: limits)),
            String(decoding: text, as: UTF8.self)
        )
    }

    /// A common RSS item, an Atom entry, and an item that is neither.
    private static let forms: [@Sendable (Int) -> String] = [
        {
            "<item><title>T \($0)</title><guid>\($0)</guid><description>Text \($0)</description></item>"
        },
        {
            "<entry><id>\($0)</id><title type=\"html\">T</title><link href=\"http://a.example/\($0)\"/>"
                + "<content type=\"xhtml\"><div>T \($0)</div></content></entry>"
        },
        { "<item id='\($0)'><title>T \($0)</title></item>" },
    ]

    private func document(_ form: Int, _ separator: String) -> [UInt8] {
        let items = (0..<24).map(Self.forms[form]).joined(separator: separator)
        return Array(
            (form == 1
                ? "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>F</title>\(items)\(separator)</feed>"
                : "<rss><channel><title>F</title>\(items)\(separator)</channel></rss>").utf8)
    }

    @Test(arguments: 2..<9, [0, 1, 2])
    func `Reads well-formed feeds in the expected number of parts`(
        width: Int, form: Int
    ) throws {
        #expect(compare(Array(Self.whole.utf8), width: width, backwards: true).same)
        for separator in ["", "\n", "\r\n\r\n    "] {
            let text = document(form, separator)
            #expect(compare(text, width: width, backwards: true).same)
            var parser = XMLFeedParser(
                0..<text.count, limits: .default, context: FeedParsingContext(), defersDetails: true
            )
            let counter = PartCounter()
            let executor = ParallelExecutor(width: width) { count, body in
                counter.count = count
                for index in 0..<count { body(index) }
            }
            try parser.parse(text, with: executor, partSize: 64)
            #expect(parser.results.itemCount == 24)
            #expect(counter.count == width)
            #expect(parser.results.adoptedParts == width - 1)
        }
    }

    @Test(arguments: 0..<8)
    func `Reads mutated documents like sequential parsing`(round: Int) {
        var generator = SeededGenerator(seed: UInt64(round) &+ 1_311)
        for _ in 0..<8 {
            var text = Array(Self.whole.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 150..<text.count, using: &generator)
                let end = min(text.count, index + Int.random(in: 0..<30, using: &generator))
                text.replaceSubrange(
                    index..<end,
                    with: generator.bytes(
                        of: Self.pieces, count: Int.random(in: 0...2, using: &generator)))
            }
            let width = Int.random(in: 2...6, using: &generator)
            let result = compare(text, width: width, backwards: Bool.random(using: &generator))
            #expect(result.same, "\(width) parts of \(result.text)")
        }
    }

    @Test
    func `Applies limits to the whole document`() throws {
        var limits = ParsingLimits()
        limits.items = 17
        limits.problems = 9
        let document = Self.whole.replacing("<link>", with: "<link>&nbsp;x &")
        let text = Array(document.utf8)
        #expect(compare(text, limits: limits, width: 4, backwards: false).same)
        #expect(try feed(document, limits: limits).items.count == 17)
        limits.items = 3
        limits.bytesPerItem = text.count / 19
        #expect(
            compare(text, limits: limits.fitted(to: text.count), width: 4, backwards: false).same)
        #expect(try feed(document, limits: limits).items.count == 19)
        limits.items = 100
        #expect(compare(text, limits: limits, width: 4, backwards: true).same)
    }

    @Test
    func `Does not split items longer than a part`() {
        let content = String(repeating: "long ", count: 400)
        for count in 1...3 {
            let items = (0..<count).map { "<item><title>\($0)</title>\(content)</item>" }
            for end in ["</channel></rss>", "", "<item>", "</item>", "</item><item"] {
                let text = Array(("<rss><channel>" + items.joined(separator: "\n") + end).utf8)
                for width in 2...9 {
                    #expect(compare(text, width: width, backwards: false).same)
                }
            }
        }
    }

    @Test
    func `Keeps bases and languages of an Atom feed`() {
        let entries = (0..<20).map {
            "<entry xml:base='/e\($0)/' xml:lang='\($0 % 2 == 0 ? "de" : "fr")'><id>\($0)</id>"
                + "<link href='a'/><content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>"
                + "<a href='b' xml:base='c/'>t</a></div></content></entry>"
        }.joined()
        let text = Array(
            ("<feed xmlns='http://www.w3.org/2005/Atom' xml:base='http://example.org/r/'>\(entries)"
                + "<title>Late</title></feed>").utf8)
        #expect(compare(text, width: 5, backwards: true).same)
    }

    private final class PartCounter: @unchecked Sendable {
        var count = 0
    }
}
