import FeedModel
import Testing

@testable import FeedParsing

/// Swift's `String` treats both spellings of “é” as equal; servers do not.
@Suite("Canonically equivalent texts")
struct CanonicalEquivalenceTests {
    private let composed = "http://e.org/Jos\u{E9}"
    private let decomposed = "http://e.org/Jose\u{301}"

    private func bytes(_ texts: [String?]) -> [[UInt8]] { texts.map { Array(($0 ?? "").utf8) } }

    @Test func `Keeps the addresses of each item of RSS`() throws {
        let items = [composed, decomposed].map {
            "<item><source url='\($0)'>S</source><comments>\($0)</comments></item>"
        }
        let feed = try rss(items.joined())
        let expected = bytes([composed, decomposed])
        #expect(bytes(feed.items.map(\.details.comments)) == expected)
        #expect(bytes(feed.items.map { $0.details.source?.feedURL }) == expected)
    }

    @Test func `Keeps the addresses of each item of JSON Feed`() throws {
        let items = [composed, decomposed].map {
            #"{"id": "\#($0)", "external_url": "\#($0)"}"#
        }
        let feed = try feed(
            """
            {"version": "https://jsonfeed.org/version/1.1", "items": [\(items.joined(separator: ","))]}
            """)
        let expected = bytes([composed, decomposed])
        #expect(bytes(feed.items.map(\.id)) == expected)
        #expect(bytes(feed.items.map(\.details.externalURL)) == expected)
    }

    @Test func `Keeps all categories and persons`() throws {
        let item = try rssItem(
            "<category>\(composed)</category><category>\(decomposed)</category>"
                + "<category>\(composed)</category>")
        #expect(bytes(item.details.tags) == bytes([composed, decomposed]))
        #expect(FeedAuthor(url: composed) != FeedAuthor(url: decomposed))
    }

    @Test func `Lists feeds at both addresses`() throws {
        let outlines = [composed, decomposed].map { "<outline xmlUrl='\($0)'/>" }
        let text = "<opml version='2.0'><body>\(outlines.joined())</body></opml>"
        #expect(try bytes(list(text).feeds.map(\.feedURL)) == bytes([composed, decomposed]))
    }
}
