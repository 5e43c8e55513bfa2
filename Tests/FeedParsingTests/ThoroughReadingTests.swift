import FeedModel
import FeedParsing
import Testing

/// The faults found by looking more closely than reading needs.
@Suite("Thorough reading")
struct ThoroughReadingTests {
    private func problems(_ text: String) throws -> [String] {
        guard case .feed(let feed) = try FeedParser(isThorough: true).parse(Array(text.utf8))
        else { return [] }
        return feed.problems.map(\.code)
    }

    private func rss(_ inside: String, root: String = "<rss version='2.0'>") -> String {
        """
        \(root)<channel><title>T</title><link>https://example.org/</link>
        <description>D</description>\(inside)</channel></rss>
        """
    }

    @Test(
        "Faults of XML",
        arguments: [
            (
                "<item><guid isPermaLink='false'>1</guid><title>A</b></title></item>",
                ["stray-end-tag"]
            ),
            (
                "<item><guid isPermaLink='false'>1</guid><description><p>x</description></item>",
                ["missing-end-tag"]
            ),
            (
                "<item><guid isPermaLink='false'>1</guid><Title>A</title></item>",
                ["stray-end-tag", "missing-end-tag"]
            ),
            (
                "<item a='1' a='2'><guid isPermaLink='false'>1</guid><title>A</title></item>",
                ["duplicate-attribute"]
            ),
            (
                "<item a=1><guid isPermaLink='false'>1</guid><title>A</title></item>",
                ["unquoted-attribute"]
            ),
            (
                "<item a><guid isPermaLink='false'>1</guid><title>A</title></item>",
                ["unquoted-attribute"]
            ),
            (
                "<item><guid isPermaLink='false'>1</guid><title>A&#x1b;&#0;&#xFFFF;&#10;</title></item>",
                ["illegal-character", "illegal-character", "illegal-character"]
            ),
            ("<item><guid isPermaLink='false'>1</guid><title>&#x41;&#65;</title></item>", []),
            (
                "<item><guid isPermaLink='false'>1</guid><title><![CDATA[a</b><i>]]></title></item>",
                []
            ),
        ] as [(String, [String])])
    func fault(inside: String, expected: [String]) throws {
        let found = try problems(rss(inside)).sorted()
        #expect(found == expected.sorted())
    }

    @Test func `Nothing stands before the XML declaration`() throws {
        let feed = rss("<item><guid isPermaLink='false'>1</guid><title>A</title></item>")
        #expect(try problems("<?xml version='1.0'?>" + feed) == [])
        #expect(try problems("\n <?xml version='1.0'?>" + feed) == ["misplaced-declaration"])
    }

    @Test(
        "Dates that not every reader reads",
        arguments: [
            ("Sat, 07 Sep 2002 09:42:31 GMT", true), ("7 Sep 02 09:42 EST", true),
            ("Sat, 07 Sep 2002 09:42:31 -0130", true), ("2002-09-07T09:42:31Z", false),
            ("21/11/2026", false), ("Sat, 07 Sep 2002", false),
            ("Sat, 07 Sep 2002 09:42:31 +01:00", false),
            ("Sat, 07 Sep 2002 09:42:31 XYZ", false), ("Sat, 07 Sep 2002 09:42:31 CET", false),
            ("Sat, 07 Sep 2002 09:42:31 IST", false), ("Sat, 07 Sep 2002 09:42:31 UTC", true),
            ("Sat, 07 Sep 2002 09:42:31 Z", true), ("Sat, 07 Sep 2002 09:42:31 J", false),
            ("Sat, 07 Sep 2002 09:42:31 pdt", true), ("Fri, 07 Sep 2002 09:42:31 GMT", false),
            ("Sat, 07 Sep 2002 00:30:00 +0200", true), ("Sat, 07 Sep 2002 23:30:00 EST", true),
            ("Wed, 31 Dec 1969 23:00:00 GMT", true), ("Mit, 04 Sep 2002 09:42:31 GMT", false),
            ("Sat, 07 Sep 2002 24:00:00 GMT", false), ("7 Okt 2002 09:42:31 GMT", false),
        ])
    func date(text: String, isUsual: Bool) throws {
        let inside =
            "<item><guid isPermaLink='false'>1</guid><title>A</title><pubDate>\(text)</pubDate></item>"
        #expect(try problems(rss(inside)) == (isUsual ? [] : ["unusual-date"]))
    }

    @Test(
        "Atom's dates",
        arguments: [
            ("2026-11-21T08:30:00Z", true), ("2026-11-21T08:30:00.25+01:00", true),
            ("2026-11-21 08:30:00", false), ("2026-11-21", false),
            ("2026-11-21T24:00:00Z", false),
        ])
    func atomDate(text: String, isUsual: Bool) throws {
        let text = """
            <feed xmlns='http://www.w3.org/2005/Atom'><title>T</title><id>urn:f</id>
            <updated>\(text)</updated></feed>
            """
        #expect(try problems(text) == (isUsual ? [] : ["unusual-date"]))
    }

    @Test(
        "What is wrong with a date is told",
        arguments: [
            ("Sat, 07 Sep 2002 09:42:31 XYZ", "“XYZ”, so that"),
            ("Sat, 07 Sep 2002 09:42:31 JST", "Not every reader knows the time zone “JST”"),
            ("Fri, 07 Sep 2002 09:42:31 GMT", "is no Fri"),
            ("Sat, 07 Sep 2002 24:00:00 GMT", "hours end with 23"),
        ])
    func words(text: String, expected: String) throws {
        let found = try faults(inItem: "<pubDate>\(text)</pubDate>")
        #expect(found.map(\.code) == ["unusual-date"])
        #expect(found.first?.message.contains(expected) == true, "\(found)")
    }

    @Test func `A zone that nobody knows is taken to be UTC all the same`() throws {
        let item = try rssItem("<pubDate>Sat, 07 Sep 2002 09:42:31 XYZ</pubDate>")
        #expect(item.published == FeedDate(secondsSince1970: 1_031_391_751))
    }

    @Test func `An enclosure has an address, a length and a type`() throws {
        let inside =
            "<item><guid isPermaLink='false'>1</guid><title>A</title><enclosure url='https://e.org/a'/></item>"
        #expect(try problems(rss(inside)) == ["incomplete-enclosure"])
        let empty = try faults(
            inItem: "<enclosure url='https://e.org/a' length='' type='audio/mpeg'/>")
        #expect(empty.map(\.code) == ["incomplete-enclosure"])
        #expect(empty.first?.message.contains("has no length;") == true)
    }

    @Test(
        "Faults of JSON Feed",
        arguments: [
            (
                #"{"version":"https://jsonfeed.org/version/1.1","title":"T","items":[{"id":"1","content_text":"a"}]}"#,
                []
            ),
            (
                #"{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","content_text":"a"},{"id":"1","content_text":"b"}]}"#,
                ["duplicate-id", "missing-element"]
            ),
            (
                #"{"version":"https://jsonfeed.org/version/1.1","title":"T","items":[{"title":"a"},7]}"#,
                ["missing-element", "missing-element", "missing-element"]
            ),
            (
                #"{"items":[{"id":"1","description":"d","location":"l","image":"https://e.org/i"}]}"#,
                []
            ),
        ] as [(String, [String])])
    func json(text: String, expected: [String]) throws {
        #expect(try problems(text).sorted() == expected.sorted())
    }

    @Test func `A million tags that end nothing take time that is linear`() throws {
        let many =
            String(repeating: "<a>", count: 20_000) + String(repeating: "</b>", count: 20_000)
        #expect(try problems(rss(many)).count < 1_100)
    }
}
