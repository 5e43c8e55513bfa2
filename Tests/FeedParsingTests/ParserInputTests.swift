import FeedModel
import FeedParsing
import Testing

/// What a parser takes: one feed or a list, as bytes of any collection or as text.
struct ParserInputTests {
    private static let text = """
        <?xml version="1.0" encoding="ISO-8859-1"?>
        <rss version="2.0"><channel><title>Marées</title></channel></rss>
        """
    private static let list = """
        <opml version="2.0"><head/><body><outline xmlUrl="https://a.example/feed"/></body></opml>
        """

    @Test func `A text is read as it is, whatever encoding it declares`() throws {
        let feed = try FeedParser().feed(Self.text)
        #expect(feed.title == "Marées")
        #expect(feed.problems.isEmpty)
        guard case .feed(let same) = try FeedParser().parse(Self.text) else {
            Issue.record("no feed")
            return
        }
        #expect(same.title == "Marées")
    }

    @Test func `Bytes of any collection are read by the encoding that they declare`() throws {
        // In ISO 8859-1 every scalar of this text is one byte.
        let bytes = Self.text.unicodeScalars.map { UInt8($0.value) }
        let collections: [any Collection<UInt8>] = [
            bytes, bytes[...], ContiguousArray(bytes), AnyCollection(bytes),
        ]
        func title(_ bytes: some Collection<UInt8>) throws -> String? {
            try FeedParser().feed(bytes).title
        }
        for bytes in collections { #expect(try title(bytes) == "Marées") }
    }

    @Test func `A list of feeds is no feed`() throws {
        #expect(throws: FeedParsingError.notAFeed(.listOfFeeds)) {
            try FeedParser().feed(Self.list)
        }
        #expect(throws: FeedParsingError.notAFeed(.listOfFeeds)) {
            try FeedParser().feed(Array(Self.list.utf8))
        }
        guard case .subscriptions(let feeds, _, _, _) = try FeedParser().parse(Self.list) else {
            Issue.record("no list")
            return
        }
        #expect(feeds.count == 1)
    }

    @Test func `The context is used`() throws {
        let text = #"{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","url":"a"}]}"#
        let context = FeedParsingContext(documentURL: "https://example.org/feed.json")
        #expect(
            try FeedParser().feed(text, context: context).items[0].url == "https://example.org/a")
    }
}
