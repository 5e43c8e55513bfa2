import Testing

@testable import FeedParsing

@Suite struct FeedAutodiscoveryTests {
    @Test func `Returns the feeds of a page in document order`() {
        let page = """
            <!doctype html><html><head><title>x</title><base href="/blog/">
            <link rel=stylesheet type=text/css href=a.css>
            <LINK REL="Alternate" TYPE="application/rss+xml; charset=utf-8" TITLE="R &amp; S" HREF="rss">
            <link href='https://other.example/atom?a&amp;b' type='application/atom+xml' rel='alternate'>
            <link rel="alternate" hreflang="de" href="/de/"><link rel=alternate
            type=application/feed+json href="javascript:x">
            <script>"<link rel=alternate type=application/rss+xml href=/no>"</script></head>
            """
        #expect(
            FeedAutodiscovery.links(in: Array(page.utf8), pageURL: "https://example.org/x/y") == [
                FeedLink(
                    url: "https://example.org/blog/rss", title: "R & S",
                    mimeType: "application/rss+xml"),
                FeedLink(
                    url: "https://other.example/atom?a&b", mimeType: "application/atom+xml"),
            ])
    }

    @Test func `Accepts the page that a page without feeds leads on to`() {
        func links(_ page: String) -> [FeedLink] {
            FeedAutodiscovery.links(in: Array(page.utf8), pageURL: "https://a.example/b/")
        }
        for content in ["0; url=c.xml", "0;URL='c.xml'", "1 ; url = c.xml "] {
            let page = "<meta http-equiv=Refresh content=\"\(content)\">"
            #expect(links(page) == [FeedLink(url: "https://a.example/b/c.xml", mimeType: "")])
            let feed = "<link rel=feed href=/d>"
            #expect(links(page + feed).map(\.url) == ["https://a.example/d"])
        }
        #expect(links("<meta name=refresh content='0; url=c.xml'>") == [])
        #expect(links("<meta http-equiv=refresh content='0; url=javascript:x'>") == [])
        #expect(links("<meta http-equiv=refresh content=300>") == [])
        // A page that draws itself again.
        #expect(links("<meta http-equiv=refresh content='300; url=/b/#top'>") == [])
        #expect(
            links("<meta http-equiv=refresh content='0; url=feed?q=it%27s&amp;n=1'>").map(\.url)
                == ["https://a.example/b/feed?q=it%27s&n=1"])
        #expect(
            links("<link rel=feed content=x href=c.xml>").map(\.url)
                == ["https://a.example/b/c.xml"])
    }

    @Test(arguments: [
        (
            """
            <link rel=feed href=/a><link rel=alternate href=/no><link rel="feed alternate" type="" href=/b>
            <link rel=feed type=text/html href=/h-feed>
            <link rel=alternate type=application/rss+xml href="feed://b.example/c">
            """, ["https://a.example/a", "https://a.example/b", "http://b.example/c"]
        ),
        // Media types that are not registered, and announcements in the text.
        (
            """
            <link rel=alternate type=application/rss href=/a>
            <link rel=alternate type=application/x.atom+xml href=/b>
            <p><a rel=alternate type=application/rss+xml href=/c>RSS</a>
            <a href=/d type=application/rss+xml>no</a><a rel=alternate href=/e>no</a></p>
            """, ["https://a.example/a", "https://a.example/b", "https://a.example/c"]
        ),
        (
            """
            <link rel=feed href=/a><template><link rel=feed href=/no><template></template>
            <link rel=feed href=/no></TEMPLATE></template><link rel=feed href=/b>
            """, ["https://a.example/a", "https://a.example/b"]
        ), (page, ["https://a.example/yes"]),
    ])
    func `Tells feeds from other links of a page`(page: String, urls: [String]) {
        let links = FeedAutodiscovery.links(in: Array(page.utf8), pageURL: "https://a.example/")
        #expect(links.map(\.url) == urls)
    }

    @Test(arguments: [
        ("</feed>; rel=\"alternate\"; type=\"application/rss+xml\"", ["https://a.example/feed"]),
        (
            "<x>; rel=alternate;type=application/atom+xml;title=\"a, \\\"b\\\"\", <y> ; rel = \"x feed\"",
            ["https://a.example/p/x", "https://a.example/p/y"]
        ),
        ("<a>; rel=preload, <b>; rel=alternate; type=\"text/html\", <c>; rel=alternate", []),
        ("<feed:https://b.example/>; REL=Feed", ["https://b.example/"]),
        ("<a", []), ("a>; rel=feed", []), ("<a>; rel=\"feed", ["https://a.example/p/a"]), ("", []),
        (
            "<a>; rel=feed; anchor=\"http://other/\", <b>; rel=feed; anchor=\"#top\", "
                + "<c>; rel=feed; anchor=\"\", <d>; rel=feed; anchor=\"/p/#x\", "
                + "<e>; rel=feed; anchor=\"/\"",
            ["b", "c", "d"].map { "https://a.example/p/\($0)" }
        ),
        ("<a>; rel=next; rel=feed", []), ("<javascript:x>; rel=feed", []), (";,=\"<>", []),
    ])
    func `Reads feeds announced in Link fields of the response`(fields: String, urls: [String]) {
        #expect(
            FeedAutodiscovery.links(inFields: fields, pageURL: "https://a.example/p/").map(\.url)
                == urls)
    }

    private static let page = """
        <!doctype html><link rel="alternate stylesheet" type="application/rss+xml" href="/no">
        <link rel="feed" href="/yes">
        """

    @Test(arguments: [true, false])
    func `Finds the feeds of a page in UTF-16`(hasMark: Bool) {
        let bytes = ((hasMark ? "\u{FEFF}" : "") + Self.page).utf16.flatMap {
            [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }
        let links = FeedAutodiscovery.links(in: bytes, pageURL: "https://a.org/")
        #expect(links.map(\.url) == ["https://a.org/yes"])
    }
}
