import FeedModel
import FeedParsing
import Testing

/// Problems that only thorough parsing finds, but for those of names, which have their own suite.
struct ThoroughParsingTests {
    private func problems(_ text: String) throws -> [String] {
        try faults(text).map(\.code).filter { !$0.hasPrefix("unknown-") }
    }

    private func rss(_ inside: String, root: String = "<rss version='2.0'>") -> String {
        """
        \(root)<channel><title>T</title><link>https://example.org/</link>
        <description>D</description>\(inside)</channel></rss>
        """
    }

    @Test(
        arguments: [
            ("", "<title>A</b></title>", ["stray-end-tag"]),
            ("", "<description><p>x</description>", ["missing-end-tag", "unescaped-markup"]),
            ("", "<Title>A</title>", ["stray-end-tag", "missing-end-tag"]),
            (" a='1' a='2'", "<title>A</title>", ["duplicate-attribute"]),
            (" a=1", "<title>A</title>", ["unquoted-attribute"]),
            (" a", "<title>A</title>", ["unquoted-attribute"]),
            (
                "", "<title>A&#x1b;&#0;&#xFFFF;&#10;</title>",
                ["illegal-character", "illegal-character", "illegal-character"]
            ),
            ("", "<title><![CDATA[a</b><i>]]></title>", []),
        ] as [(String, String, [String])])
    func `Reports XML errors that parsing repairs`(
        attributes: String, inside: String, expected: [String]
    ) throws {
        let item = "<item\(attributes)><guid isPermaLink='false'>1</guid>\(inside)</item>"
        #expect(try problems(rss(item)).sorted() == expected.sorted())
    }

    private static let item = "<item><guid isPermaLink='false'>1</guid><title>A</title>"

    @Test(
        arguments: [
            ("<x>a ]]> b</x>", ["stray-cdata-end"]),
            ("<x><![CDATA[a <![CDATA[b]]> c]]></x>", ["stray-cdata-end"]),
            ("<x><![CDATA[a]] > b]]></x><y>]] ></y>", []),
            ("<x><![cdata[a]]></x>", ["malformed-tag"]),
            ("<!-- a -- b --><x>&lt;</x>", ["malformed-comment"]),
            ("<!-- a --->", ["malformed-comment"]),
            ("<!----><!-- - -->", []),
            ("<x a='1'b='2'/>", ["malformed-tag"]),
            ("<x a='1' / b='2'/>", ["malformed-tag"]),
            ("<x a='1' 'b'/>", ["malformed-tag", "unquoted-attribute", "invalid-name"]),
            ("<x a = '1'\n\tb='>'></x >", []),
            ("<x></ x>", ["malformed-tag"]),
            ("<x></x a='1'>", ["malformed-tag"]),
            ("<x></x/>", ["malformed-tag"]),
            ("<x a='1 < 2'/>", ["bare-less-than"]),
            ("<x a='1 & 2'/>", ["bare-ampersand"]),
            ("<x a='&nbsp;'/><x>&nbsp;</x>", ["undeclared-entity", "undeclared-entity"]),
            ("<x>&#X41;</x>", ["illegal-character"]),
            ("<x>\u{FFFE}\u{FFFD}\u{FFFF}</x>", ["illegal-character", "illegal-character"]),
            ("<x><1a>b</1a></x>", ["bare-less-than", "bare-less-than"]),
            ("<a$/>", ["invalid-name"]),
            ("<x 1a=''/>", ["invalid-name"]),
            ("<\u{D7}/>", ["invalid-name"]),
            ("<\u{E9}\u{B7}-1.x_/>", []),
            ("<x:y:z xmlns:x='urn:x'/>", ["invalid-name"]),
            ("<x:y/><x:z/>", ["undeclared-prefix"]),
            ("<x a:b=''/>", ["undeclared-prefix"]),
            ("<x xmlns:a='urn:a' a:b=''><a:c/></x><a:d/>", ["undeclared-prefix"]),
            ("<x xml:lang='en'/>", []),
            ("<x><!-- a</x>", ["unterminated-comment", "missing-end-tag"]),
            ("<x a='><y/></x>", ["unterminated-tag"]),
            ("<?php echo 1 ?>", []),
            ("<?x if (a > b && c < d) ?><y/>", []),
            ("<x><?x a > b < c</x>", ["malformed-declaration", "bare-less-than"]),
            ("<x>&#0000000000000065;&#x00000041;</x>", []),
            ("<?pi a>", ["malformed-declaration"]),
            ("<?a:b c?>", ["invalid-name"]),
            ("<?1 c?>", ["invalid-name"]),
            ("<?xml version='1.0'?>", ["misplaced-declaration"]),
            ("<?XML version='1.0'?>", ["misplaced-declaration"]),
            ("<!DOCTYPE rss>", ["misplaced-declaration"]),
        ] as [(String, [String])])
    func `Reports what a strict XML parser rejects`(inside: String, expected: [String]) throws {
        #expect(try problems(rss(Self.item + inside + "</item>")).sorted() == expected.sorted())
    }

    @Test(
        arguments: [
            ("", "<!-- -->\n<?pi?>\n", []),
            ("", "<rss version='2.0'/>", ["second-root"]),
            ("<br/>", "", ["second-root"]),
            ("<?xml version='1.0'?><?xml version='1.0'?>", "", ["misplaced-declaration"]),
            ("\n <?xml version='1.0'?>", "", ["misplaced-declaration"]),
            ("<?xml version='1.0' encoding='utf-8' standalone=\"yes\" ?>", "", []),
            ("<?xml version='1.1'?>", "", ["malformed-declaration"]),
            ("<?xml encoding='utf-8'?>", "", ["malformed-declaration"]),
            ("<?xml?>", "", ["malformed-declaration"]),
            ("<?XML version='1.0'?>", "", ["malformed-declaration"]),
            (
                "<?xml version='1.0' standalone='yes' encoding='utf-8'?>", "",
                ["malformed-declaration"]
            ),
            ("<?xml version='1.0' encoding='utf-8;'?>", "", ["malformed-declaration"]),
            ("<?xml version='1.0'encoding='utf-8'?>", "", ["malformed-tag"]),
            ("<?xml version='1.0' encoding='utf-8?>", "", ["unquoted-attribute"]),
            ("<?xml version='1.0'>", "", ["malformed-declaration"]),
            ("<!DOCTYPE rss>", "", []),
            (
                "<!DOCTYPE rss [<?p \"?><!ENTITY a.b_c-d 'e'>]>", "<!--&a.b-c;-->",
                []
            ),
            ("<!DOCTYPE rss [<?p ]> ?>]>", "", []),
            ("<!DOCTYPE rss [<!ATTLIST rss a CDATA 'b'>]>", "", ["document-type-ignored"]),
            ("<!doctype rss>", "", ["malformed-declaration"]),
            ("<!DOCTYPE rss><!DOCTYPE rss>", "", ["misplaced-declaration"]),
        ] as [(String, String, [String])])
    func `Reports what a strict XML parser rejects around the root element`(
        before: String, after: String, expected: [String]
    ) throws {
        #expect(
            try problems(before + rss(Self.item + "</item>") + after).sorted() == expected.sorted())
    }

    @Test(
        arguments: [
            ("<title>A</title><title>B</title>", 1), ("<title/><title>B</title>", 1),
            ("<title>A</title><m:title>B</m:title>", 0),
            ("<title>A</title><link>https://e.org/1</link><link>https://e.org/2</link>", 1),
            ("<title>A</title><link>https://e.org/1</link><a:link href='https://e.org/1'/>", 0),
            ("<title>A</title><a:title>A</a:title>", 0),
            ("<m:group><m:title>A</m:title><title>B</title></m:group><title>A</title>", 0),
            ("<title>A</title><category>a</category><category>b</category>", 0),
            (
                "<title>A</title><description>a</description><description>b</description><pubDate/>",
                1
            ),
        ] as [(String, Int)])
    func `Reports repeated elements`(inside: String, count: Int) throws {
        let names = "xmlns:m='http://search.yahoo.com/mrss/' xmlns:a='http://www.w3.org/2005/Atom'"
        let item = "<item \(names)><guid isPermaLink='false'>1</guid>\(inside)</item>"
        let found = try problems(rss(item + Self.item + "</item>"))
        #expect(found.filter { $0 == "duplicate-element" }.count == count)
    }

    @Test func `Checks many prefixes and unclosed elements in linear time`() throws {
        let tags = (0..<3_000).map { "<x\($0) xmlns:p\($0)='urn:p'>" }.joined()
        #expect(try problems(rss(Self.item + tags + "</item>")).contains("truncated-document"))
        let used = (0..<3_000).map { "<p\($0):x/>" }.joined()
        #expect(try problems(rss(Self.item + used + "</item>")).contains("undeclared-prefix"))
    }

    @Test(arguments: [
        ("Sat, 07 Sep 2002 09:42:31 GMT", true), ("7 Sep 02 09:42 EST", true),
        ("Sat, 07 Sep 2002 09:42:31 -0130", true), ("2002-09-07T09:42:31Z", false),
        ("21/11/2026", false), ("Sat, 07 Sep 2002", false),
        ("Sat, 07 Sep 2002 09:42:31 +01:00", false),
        ("Sat, 07 Sep 2002 09:42:31 CET", false),
        ("Sat, 07 Sep 2002 09:42:31 IST", false), ("Sat, 07 Sep 2002 09:42:31 UTC", true),
        ("Sat, 07 Sep 2002 09:42:31 Z", true),
        ("Sat, 07 Sep 2002 09:42:31 xyz", false), ("Sat, 07 Sep 2002 09:42:31 SAT", false),
        ("Sat, 07 Sep 2002 09:42:31 pdt", true), ("Fri, 07 Sep 2002 09:42:31 GMT", false),
        ("Sat, 07 Sep 2002 00:30:00 +0200", true), ("Sat, 07 Sep 2002 23:30:00 EST", true),
        ("Wed, 31 Dec 1969 23:00:00 GMT", true), ("Mit, 04 Sep 2002 09:42:31 GMT", false),
        ("Sat, 07 Sep 2002 24:00:00 GMT", false), ("7 Okt 2002 09:42:31 GMT", false),
        ("Sat, 07 Sep 2002 09:42:31 h", false), ("Sat, 07 Sep 2002 09:42:31 z", true),
    ])
    func `Reports date formats that not every reader supports`(text: String, isUsual: Bool) throws {
        let inside = Self.item + "<pubDate>\(text)</pubDate></item>"
        #expect(try faults(rss(inside)).map(\.code) == (isUsual ? [] : ["unusual-date"]))
    }

    @Test(arguments: ["XYZ", "QQ", "J"])
    func `Reports a time zone that is not known once`(zone: String) throws {
        let found = try faults(inItem: "<pubDate>Sat, 07 Sep 2002 09:42:31 \(zone)</pubDate>")
        #expect(found.map(\.code) == ["unknown-zone"])
        #expect(found.first?.message.contains("“\(zone)”, so that") == true, "\(found)")
    }

    @Test(arguments: [
        ("2026-11-21T08:30:00Z", true), ("2026-11-21T08:30:00.25+01:00", true),
        ("2026-11-21 08:30:00", false), ("2026-11-21", false),
        ("2026-11-21T24:00:00Z", false),
    ])
    func `Reports dates that violate Atom`(text: String, isUsual: Bool) throws {
        let text = """
            <feed xmlns='http://www.w3.org/2005/Atom'><title>T</title><id>urn:f</id>
            <updated>\(text)</updated></feed>
            """
        #expect(try problems(text) == (isUsual ? [] : ["unusual-date"]))
    }

    @Test(arguments: [
        ("Sat, 07 Sep 2002 09:42:31 JST", "Not every reader knows the time zone “JST”"),
        ("Fri, 07 Sep 2002 09:42:31 GMT", "is no Fri"),
        ("Sat, 07 Sep 2002 24:00:00 GMT", "hours end with 23"),
    ])
    func `Explains what is wrong with a date`(text: String, expected: String) throws {
        let found = try faults(inItem: "<pubDate>\(text)</pubDate>")
        #expect(found.map(\.code) == ["unusual-date"])
        #expect(found.first?.message.contains(expected) == true, "\(found)")
    }

    @Test func `Reports enclosures without address, length or type`() throws {
        let inside = Self.item + "<enclosure url='https://e.org/a'/></item>"
        #expect(try problems(rss(inside)) == ["incomplete-enclosure"])
        let empty = try faults(
            inItem: "<enclosure url='https://e.org/a' length='' type='audio/mpeg'/>")
        #expect(empty.map(\.code) == ["incomplete-enclosure"])
        #expect(empty.first?.message.contains("has no length;") == true)
    }

    @Test(
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
    func `Reports problems of JSON Feed`(text: String, expected: [String]) throws {
        #expect(try problems(text).sorted() == expected.sorted())
    }

    @Test func `Reports what an image feed's item lacks`() throws {
        let text = #"{"items":[{"id":"1","description":"d","location":"l"}]}"#
        #expect(
            try faults(text).map(\.message) == [
                "This item has a “description” but no “image”; an image feed needs both."
            ])
    }

    @Test func `Handles unmatched tags in linear time`() throws {
        let many =
            String(repeating: "<a>", count: 20_000) + String(repeating: "</b>", count: 20_000)
        #expect(try problems(rss(many)).count < 1_100)
    }
}
