import FeedModel
import FeedParsing
import Testing

@Suite struct FeedDiscussionTests {
    private static let inside = """
        <link>https://example.org/1</link><comments>https://example.org/1#c</comments>
        <slash:section>Games</slash:section><slash:department>off &amp; on</slash:department>
        <slash:comments> 12
        </slash:comments><wfw:comment>https://example.org/post</wfw:comment>
        <wfw:commentRss>https://example.org/1/feed?a&amp;b</wfw:commentRss>
        <title>T</title>
        """
    private static let declared = """
        xmlns:slash='http://purl.org/rss/1.0/modules/slash/' \
        xmlns:wfw='http://wellformedweb.org/CommentAPI/' \
        xmlns:thr='http://purl.org/syndication/thread/1.0'
        """

    @Test(arguments: [
        "<rss version='2.0' \(declared)><channel><item>\(inside)</item></channel></rss>",
        "<rss version='2.0'><channel><item>\(inside)</item></channel></rss>",
        """
        <rss xmlns:slash='HTTPS://PURL.org/RSS/1.0/modules/slash' \
        xmlns:wfw='http://wellformedweb.org/commentapi'><channel><item>\(inside)</item>\
        </channel></rss>
        """,
        """
        <rss xmlns:slash='urn:own' xmlns:wfw='x'><channel><item>\(inside)</item></channel></rss>
        """,
        """
        <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' \
        xmlns='http://purl.org/rss/1.0/' \(declared)><channel rdf:about='https://example.org/'>\
        </channel><item rdf:about='https://example.org/1'>\(inside)</item></rdf:RDF>
        """,
    ])
    func `Reads discussion elements in every format`(document: String) throws {
        let item = try #require(try feed(document).items.first)
        #expect(item.details.comments == "https://example.org/1#c")
        #expect(item.details.section == "Games")
        #expect(item.details.department == "off & on")
        #expect(
            item.details.discussion
                == FeedDiscussion(commentCount: 12, feedURL: "https://example.org/1/feed?a&b"))
        #expect(item.title == "T")
    }

    @Test(
        arguments: [
            ("0", 0), ("007", 7), ("<![CDATA[ 5 ]]>", 5), ("&#49;2", 12),
            ("<!-- -->4", 4), ("999999999999999", 999_999_999_999_999),
            ("1000000000000000", nil), ("99999999999999999999999999", nil), ("-1", nil),
            ("+1", nil), ("1.5", nil), ("1,000", nil), ("many", nil), ("１２", nil),
            ("<b>3</b>", nil),
        ] as [(String, Int?)])
    func `Reads comment counts that are decimal digits, and reports others`(
        text: String, count: Int?
    ) throws {
        let feed = try rss("<item><slash:comments>\(text)</slash:comments></item>")
        #expect(feed.items.first?.details.discussion?.commentCount == count)
        #expect(feed.problems.contains { $0.code == "unreadable-value" } == (count == nil))
    }

    @Test(
        arguments: [
            ("type='text/html'", "https://example.org/r", nil),
            ("type=' Application/XHTML+XML '", "https://example.org/r", nil),
            ("type='application/atom+xml'", nil, "https://example.org/r"),
            ("type='application/atom+xml;type=feed'", nil, "https://example.org/r"),
            ("type='APPLICATION/RSS+XML ; charset=utf-8'", nil, "https://example.org/r"),
            ("type='application/feed+json'", nil, "https://example.org/r"),
            ("", nil, "https://example.org/r"),
            ("type=''", nil, "https://example.org/r"),
            ("type='image/png'", nil, nil),
        ] as [(String, String?, String?)])
    func `Distinguishes links to a page of replies from links to their feed`(
        attributes: String, page: String?, feed: String?
    ) throws {
        let item = try atomEntry("<link rel='replies' href='https://example.org/r' \(attributes)/>")
        #expect(item.details.comments == page)
        #expect(item.details.discussion == feed.map { FeedDiscussion(feedURL: $0) })
        #expect(item.url == nil)
    }

    @Test(
        arguments: [
            ("<link rel='replies' thr:count='4' href='https://e.org/'/>", 4),
            (
                "<link rel='replies' thr:count='4' href='https://e.org/'/><thr:total>9</thr:total>",
                9
            ),
            (
                "<thr:total>9</thr:total><link rel='replies' thr:count='4' href='https://e.org/'/>",
                9
            ),
            (
                """
                <link rel='replies' thr:count='x' href='https://e.org/'/>
                <link rel='replies' thr:count='5' href='https://e.org/'/>
                <link rel='replies' thr:count='6' href='https://e.org/'/>
                """, 5
            ),
            ("<link rel='alternate' thr:count='4' href='https://e.org/'/>", nil),
            ("<thr:total>nine</thr:total>", nil),
        ] as [(String, Int?)])
    func `Prefers thr:total over the count of the first replies link`(inside: String, count: Int?)
        throws
    {
        #expect(try atomEntry(inside).details.discussion?.commentCount == count)
    }

    @Test func `Prefers the comments element over a replies link`() throws {
        let item = try rssItem(
            """
            <atom:link rel='replies' type='text/html' href='https://example.org/link'/>
            <comments>https://example.org/comments</comments>
            """)
        #expect(item.details.comments == "https://example.org/comments")
    }

    @Test func `Reads each in-reply-to reference once`() throws {
        let item = try atomEntry(
            """
            <thr:in-reply-to ref='tag:a' href='a' type='text/html' xml:base='https://e.org/d/'/>
            <thr:in-reply-to ref='tag:a' href='https://e.org/a.atom'>
            <thr:in-reply-to ref='tag:b' source='https://e.org/b.atom'></thr:in-reply-to>
            <thr:in-reply-to href='https://e.org/c'/><thr:in-reply-to href='https://e.org/c'/>
            <THR:In-Reply-To ref=' tag:d '/><thr:in-reply-to ref='tag:d' href='https://e.org/d'/>
            <thr:in-reply-to/><thr:in-reply-to href='javascript:alert(1)'/>
            <title>T</title>
            """)
        #expect(
            item.details.discussion?.repliesTo == [
                FeedReference(id: "tag:a", url: "https://e.org/d/a"),
                FeedReference(id: "tag:b", url: "https://e.org/b.atom"),
                FeedReference(url: "https://e.org/c"),
                FeedReference(id: "tag:d", url: "https://e.org/d"),
            ])
        #expect(item.title == "T")
    }

    @Test func `Limits the number of in-reply-to references`() throws {
        let many = (0..<5_000).map { "<thr:in-reply-to ref='tag:\($0)'/>" }.joined()
        #expect(try atomEntry(many).details.discussion?.repliesTo.count == 16)
    }

    @Test func `Keeps discussions of items that are otherwise equal apart`() throws {
        let feed = try rss(
            (0..<3).map {
                "<item><category>c</category><slash:comments>\($0)</slash:comments></item>"
            }.joined() + "<item><category>c</category></item>")
        #expect(
            feed.items.map { $0.details.discussion?.commentCount } == [0, 1, 2, nil])
        #expect(feed.items.allSatisfy { $0.details.tags == ["c"] })
    }

    @Test func `Reads discussion members of RSS in JSON`() throws {
        let feed = try feed(
            """
            {"rss": {"version": "2.0", "channel": {"title": "T", "item": [
            {"comments": "https://e.org/c", "slash:comments": "4", "slash:section": "A &amp; B",
            "slash:department": {"#value": "d"}, "wfw:commentRss": "https://e.org/f"},
            {"thr:total": 0}, {"slash:comments": -1, "wfw:commentRss": "javascript:x"},
            {"slash:comments": {"#value": "x"}}]}}}
            """)
        let first = try #require(feed.items.first?.details)
        #expect(first.comments == "https://e.org/c")
        #expect(
            first.discussion == FeedDiscussion(commentCount: 4, feedURL: "https://e.org/f"))
        #expect(first.section == "A & B")
        #expect(first.department == "d")
        #expect(feed.items[1].details.discussion == FeedDiscussion(commentCount: 0))
        #expect(feed.items[2].details == FeedItemDetails.none)
        #expect(feed.items[3].details == FeedItemDetails.none)
        #expect(
            feed.problems.map(\.code) == ["unreadable-value", "unusable-url", "unreadable-value"])
    }
}
