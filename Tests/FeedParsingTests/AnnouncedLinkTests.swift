import FeedParsing
import Testing

@Suite struct AnnouncedLinkTests {
    private static let page = """
        <!doctype html><link rel="alternate stylesheet" type="application/rss+xml" href="/no">
        <link rel="feed" href="/yes">
        """

    @Test func `Takes no style sheet for a feed`() {
        let links = FeedAutodiscovery.links(in: Array(Self.page.utf8), pageURL: "https://a.org/")
        #expect(links.map(\.url) == ["https://a.org/yes"])
    }

    @Test func `Ignores links in templates`() {
        let page = """
            <link rel=feed href=/a><template><link rel=feed href=/no><template></template>
            <link rel=feed href=/no></TEMPLATE></template><link rel=feed href=/b>
            """
        let links = FeedAutodiscovery.links(in: Array(page.utf8), pageURL: "https://a.org/")
        #expect(links.map(\.url) == ["https://a.org/a", "https://a.org/b"])
    }

    @Test(arguments: [true, false])
    func `Finds the feeds of a page in UTF-16`(hasMark: Bool) {
        let bytes = ((hasMark ? "\u{FEFF}" : "") + Self.page).utf16.flatMap {
            [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }
        let links = FeedAutodiscovery.links(in: bytes, pageURL: "https://a.org/")
        #expect(links.map(\.url) == ["https://a.org/yes"])
    }
}
