import FeedParsing
import Testing

@Suite struct FeedAutodiscoveryTests {
    @Test func `The feeds of a page are found in its order`() {
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
}
