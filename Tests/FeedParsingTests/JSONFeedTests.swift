import FeedModel
import Testing

@testable import FeedParsing

struct JSONFeedTests {
    private func parse(
        _ text: String, url: String? = nil, limits: ParsingLimits = .default
    ) throws(FeedParsingError) -> Feed {
        let bytes = Array(text.utf8)
        var parser = JSONFeedParser(
            limits: limits, context: FeedParsingContext(documentURL: url), checks: nil)
        return try parser.parse(bytes, 0..<bytes.count)
    }

    @Test func `Unescapes member names`() throws {
        let feed = try parse(
            #"""
            {"\u0076ersion": "https://jsonfeed.org/version/1.1", "\u0074itle": "T",
             "it\u0065ms": [{"id": "1", "t\u0069tle": "a", "attachments": [
               {"\u0075rl": "https://e.org/a.mp3", "mime\u005ftype": "audio/mpeg"}]}]}
            """#)
        #expect(feed.format == .jsonFeed11)
        #expect(feed.title == "T")
        #expect(feed.items.map(\.title) == ["a"])
        #expect(feed.items.first?.details.attachments.map(\.mimeType) == ["audio/mpeg"])
    }

    @Test func `Accepts only JSON white space before the document`() throws {
        let text = #"{"version": "https://jsonfeed.org/version/1.1", "title": "T", "items": []}"#
        #expect(try feed(" \t\r\n" + text).title == "T")
        #expect(throws: FeedParsingError.self) { try feed("\u{C}" + text) }
        #expect(throws: FeedParsingError.self) { try feed("{\u{C}" + text.dropFirst()) }
    }

    @Test(arguments: [
        ("data:image/webp;base64,UklGRg==", true), ("DATA:image/png,x", true),
        ("data:image/svg+xml,x", false), ("data:text/html,x", false), ("javascript:1", false),
    ])
    func `Keeps data addresses of raster pictures only`(address: String, isKept: Bool) throws {
        let feed = try parse(#"{"items": [{"id": "1", "image": "\#(address)"}]}"#)
        let kept = isKept ? address.replacing("DATA:", with: "data:") : nil
        #expect(feed.items.first?.details.image?.url == kept)
        #expect(feed.problems.map(\.code).contains("unusable-url") == !isKept)
    }

    @Test func `Reads all members of JSON Feed`() throws {
        let feed = try parse(
            #"""
            {"items": [{
              "id": 7, "url": "a", "external_url": "http://example.net/x", "title": " One\u00a0\ttwo\n",
              "content_html": "<p onclick=x>H\u00e9 <a href=\"b\">l<\/a></p>", "content_text": "no",
              "summary": "S", "image": "i.png", "banner_image": "b.png",
              "date_published": "2017-06-14T09:30:05+02:00", "date_modified": "2017-06-15",
              "authors": [{"name": "A", "url": "mailto:a@example.org", "avatar": "av.png"}, {}],
              "author": {"name": "A"}, "tags": ["x", "y", "x", ""], "language": "de", "_ext": {"a": [1]},
              "attachments": [{"url": "m.mp3", "mime_type": "audio/mpeg", "title": "M",
                "size_in_bytes": 12e2, "duration_in_seconds": 1.5}, {"url": "javascript:x"}, 3]
            }],
            "version": "https://jsonfeed.org/version/1.1", "title": "F", "description": "D",
            "home_page_url": "/", "feed_url": "http://example.org/f/feed.json",
            "icon": "icon.png", "favicon": "f.ico", "language": "en", "author": {"name": "B"}}
            """#)
        #expect(feed.format == .jsonFeed11)
        #expect(feed.title == "F")
        #expect(feed.summary == "D")
        #expect(feed.homePageURL == "http://example.org/")
        #expect(feed.feedURL == "http://example.org/f/feed.json")
        #expect(feed.icon == "http://example.org/f/icon.png")
        #expect(feed.language == "en")
        #expect(feed.authors == [FeedAuthor(name: "B")])
        let item = try #require(feed.items.first)
        #expect(item.id == "7")
        #expect(item.url == "http://example.org/f/a")
        #expect(item.title == "One\u{A0} two")
        #expect(item.published == FeedDate(secondsSince1970: 1_497_425_405, utcOffsetMinutes: 120))
        #expect(item.updated == FeedDate(secondsSince1970: 1_497_484_800, precision: .day))
        #expect(item.content?.html == "<p>Hé <a href=\"http://example.org/f/b\">l</a></p>")
        #expect(item.content?.plainText == "Hé l")
        #expect(item.summary?.isMarkup == false)
        #expect(item.summary?.plainText == "S")
        #expect(item.image == FeedImage(url: "http://example.org/f/i.png"))
        let details = item.details
        #expect(details.externalURL == "http://example.net/x")
        #expect(
            details.authors == [
                FeedAuthor(
                    name: "A", avatar: "http://example.org/f/av.png", email: "a@example.org")
            ])
        #expect(details.tags == ["x", "y"])
        #expect(details.language == "de")
        #expect(
            details.attachments == [
                FeedAttachment(
                    url: "http://example.org/f/m.mp3", mimeType: "audio/mpeg", title: "M",
                    sizeInBytes: 1200, durationInSeconds: 1.5)
            ])
        #expect(feed.problems.map(\.code) == ["unusable-url"])
        #expect(feed.problems.map(\.line) == [9])
    }

    @Test func `Reads an image feed, which has no version`() throws {
        let feed = try parse(
            #"{"items": [{"id": "1", "description": "d", "location": "l", "image": "http://a/b"}, {"id": "2", "image": "http://a/c", "description": null}]}"#
        )
        #expect(feed.format == .imageFeed)
        #expect(feed.items.map(\.id) == ["1", "2"])
        #expect(feed.items[0].content?.plainText == "d")
        #expect(feed.items[0].content?.isMarkup == false)
        #expect(feed.items[0].details.location == "l")
        #expect(feed.items[0].image?.url == "http://a/b")
        #expect(feed.items[1].content == nil)
        #expect(try parse(#"{"items": []}"#).format == .imageFeed)
    }

    @Test(arguments: [
        ("https://jsonfeed.org/version/1", FeedFormat.jsonFeed10),
        ("http://jsonfeed.org/version/1.1", .jsonFeed11),
        ("something else", .jsonFeed11),
    ])
    func `Derives the format from the version`(version: String, format: FeedFormat) throws {
        #expect(try parse(#"{"version": "\#(version)", "items": []}"#).format == format)
    }

    @Test func `Assigns stable identifiers to items without one`() throws {
        let text =
            #"{"version": "", "items": [{"url": "http://a/b"}, {"external_url": "http://a/c", "url": ""}, {"title": "t"}, {"content_text": "t"}]}"#
        let ids = try parse(text).items.map(\.id)
        #expect(ids[..<2] == ["http://a/b", "http://a/c"])
        #expect(ids == (try parse(text).items.map(\.id)))
        #expect(Set(ids).count == 4)
    }

    @Test func `Reads RSS in JSON`() throws {
        let feed = try parse(
            #"""
            {"rss": {"version": "2.0", "channel": {
              "title": "A &amp; <b>B</b>", "link": "http://example.org/", "description": {"#value": "D"},
              "pubDate": "Wed, 14 Jun 2017 09:30:05 GMT", "category": ["x", {"#value": "y", "domain": "z"}],
              "item": [
                {"title": "T", "link": "a", "description": "<i>d</i>", "guid": {"isPermaLink": false, "#value": "g"},
                 "pubDate": "soon", "author": "a@example.org (A)", "category": "c",
                 "enclosure": {"url": "e.mp3", "length": "5", "type": "audio/mpeg"}},
                {"guid": "http://example.org/2", "content:encoded": "<p>c</p>", "description": "d"}
              ]}}}
            """#)
        #expect(feed.format == .rssInJSON)
        #expect(feed.title == "A & B")
        #expect(feed.summary == "D")
        #expect(feed.categories == ["x", "y"])
        #expect(feed.published?.secondsSince1970 == 1_497_432_605)
        #expect(feed.items.map(\.id) == ["g", "http://example.org/2"])
        #expect(feed.items.map(\.url) == ["http://example.org/a", "http://example.org/2"])
        #expect(feed.items[0].content?.html == "<i>d</i>")
        #expect(feed.items[0].details.authors == [FeedAuthor(name: "A", email: "a@example.org")])
        #expect(
            feed.items[0].details.attachments == [
                FeedAttachment(
                    url: "http://example.org/e.mp3", mimeType: "audio/mpeg", sizeInBytes: 5)
            ])
        #expect(feed.items[1].content?.html == "<p>c</p>")
        #expect(feed.items[1].summary?.html == "d")
        #expect(feed.problems.map(\.code) == ["unreadable-date"])
    }

    @Test(arguments: [
        "{}", "[]", "1", "\"a\"", "null", "{\"items\": {}}", "{\"rss\": {}}",
        "{\"rss\": {\"channel\": []}}",
    ])
    func `Rejects other JSON`(text: String) {
        #expect(throws: FeedParsingError.notAFeed(.otherJSON)) { try parse(text) }
    }

    @Test func `Takes null for an empty list of items`() throws {
        let feed = try parse(
            #"{"version": "https://jsonfeed.org/version/1.1", "title": "a", "items": null}"#)
        #expect(feed.title == "a")
        #expect(feed.items.isEmpty)
        #expect(throws: FeedParsingError.notAFeed(.otherJSON)) { try parse(#"{"items": null}"#) }
    }

    @Test(arguments: [
        #"{"version": "https://jsonfeed.org/version/1.1", "title": "a"}"#,
        #"{"items": {}, "version": "http://jsonfeed.org/version/1"}"#,
    ])
    func `Reports a JSON Feed without a list of items`(text: String) {
        #expect(throws: FeedParsingError.notAFeed(.jsonFeedWithoutItems)) { try parse(text) }
    }

    @Test(arguments: [
        ("{", 1, 2), ("{\n  \"a\": }", 2, 8), ("{\"items\": [1,]}", 1, 14), ("[1] x", 1, 5),
        ("{\"a\": 01}", 1, 8), ("{\"a\": .5}", 1, 7), ("{\"a\": 1.}", 1, 9), ("{\"a\": +1}", 1, 7),
        ("{\"a\": 1e}", 1, 9), ("{\"a\": 'b'}", 1, 7), ("{a: 1}", 1, 2), ("{\"a\" 1}", 1, 6),
        ("{\"a\": \"\\x\"}", 1, 9), ("{\"a\": \"\\u12g4\"}", 1, 12), ("{\"a\": \"\t\"}", 1, 8),
        ("{\"a\": tru}", 1, 7), ("{\"a\": NaN}", 1, 7), ("{\"a\": 1,}", 1, 9), ("[,1]", 1, 2),
        ("{\"a\": 1 \"b\": 2}", 1, 9), ("\"a", 1, 3), ("{\"a\": 1}}", 1, 9), ("", 1, 1),
        ("{\"a\": // b\n1}", 1, 7), ("-", 1, 2), ("{\"a\": \"\\", 1, 9),
    ])
    func `Rejects invalid JSON with line and column`(text: String, line: Int, column: Int) throws {
        let ends = ["{", "\"a", "", "-", "{\"a\": \"\\"]
        let commas = ["{\"items\": [1,]}", "{\"a\": 1,}", "[,1]"]
        let error = FeedParsingError.invalidJSON(
            ends.contains(text) ? .endsEarly : commas.contains(text) ? .surplusComma : .other,
            line: line, column: column)
        #expect(throws: error) { try parse(text) }
    }

    @Test(arguments: [
        (#"\ud83d\ude00"#, "😀"), (#"\ud83d"#, "\u{FFFD}"),
        (#"\ude00\ud83d x"#, "\u{FFFD}\u{FFFD} x"),
        (#"\"\\\/\b\f\n\r\t"#, "\"\\/"), (#"\u0041\u00e9\u20AC"#, "Aé€"),
        (#"a\u0000b\u202Ec"#, "abc"),
    ])
    func `Decodes escape sequences`(escaped: String, expected: String) throws {
        let feed = try parse(#"{"items": [], "title": "\#(escaped)"}"#)
        #expect(feed.title == expected)
    }

    @Test func `Limits the depth`() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: FeedParsingError.limitExceeded(.depth, 256)) { try parse(deep) }
        #expect(throws: FeedParsingError.limitExceeded(.depth, 256)) {
            try parse(String(repeating: "{\"items\":", count: 100_000))
        }
        let shallow = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        #expect(throws: FeedParsingError.notAFeed(.otherJSON)) { try parse(shallow) }
    }
}
