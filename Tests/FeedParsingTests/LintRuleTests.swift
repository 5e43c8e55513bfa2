import FeedModel
import Testing

/// Problems of names, places, attributes and values.
@Suite struct LintRuleTests {
    /// Returns the kinds of problems in an item of RSS with an identifier and a date.
    private func codes(_ inside: String) throws -> [String] {
        try faults(
            """
            <rss version='2.0' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'
            xmlns:media='http://search.yahoo.com/mrss/' xmlns:dc='http://purl.org/dc/elements/1.1/'
            xmlns:sy='http://purl.org/rss/1.0/modules/syndication/'
            xmlns:slash='http://purl.org/rss/1.0/modules/slash/'><channel><title>T</title>
            <link>https://example.org/</link><description>D</description>\(inside)</channel></rss>
            """
        ).map(\.code)
    }

    private func item(_ inside: String) throws -> [String] {
        try codes(
            "<item><title>A</title><guid isPermaLink='false'>1</guid>\(inside)</item>")
    }

    @Test(arguments: [
        "<language>english-language-of-it</language>", "<ttl>0</ttl>",
        "<image><url>https://example.org/a.png</url><title>T</title><link>https://example.org/</link><width>900</width></image>",
        "<skipHours><hour>25</hour></skipHours>", "<skipDays><day>Funday</day></skipDays>",
        "<sy:updatePeriod>often</sy:updatePeriod>", "<itunes:explicit>maybe</itunes:explicit>",
        "<itunes:category text='Cats'/>", "<itunes:complete>1</itunes:complete>",
        "<docs>nowhere</docs>", "<dc:date>soon</dc:date>",
    ])
    func `Reports values that the formats do not have`(inside: String) throws {
        #expect(try codes(inside).contains("invalid-value"))
    }

    @Test(arguments: [
        "<language>en-GB</language><ttl>60</ttl><skipHours><hour>0</hour></skipHours><skipDays><day>Sunday</day></skipDays>",
        "<itunes:explicit>false</itunes:explicit>",
        "<itunes:category text='Society &amp; Culture'><itunes:category text='Documentary'/></itunes:category>",
        "<itunes:category text='Arts'/><itunes:category text='TV &#38; film'/>",
        "<itunes:image href='https://example.org/a.png'/><itunes:type>serial</itunes:type>",
        "<sy:updatePeriod> daily </sy:updatePeriod><dc:language>fa</dc:language>",
        "<cloud domain='example.org' port='80' path='/x' registerProcedure='' protocol='soap'/>",
        "<textinput><title>T</title><description>D</description><name>q</name><link>https://example.org/</link></textinput>",
    ])
    func `Accepts what the formats have`(inside: String) throws {
        #expect(try codes(inside) == [])
    }

    @Test(arguments: [
        ("<itunes:image>https://example.org/a.png</itunes:image>", "missing-attribute"),
        ("<enclosure url='https://example.org/a.mp3' length='1' type='mp3'/>", "invalid-value"),
        ("<slash:comments>many</slash:comments>", "invalid-value"),
        ("<itunes:duration>45 min</itunes:duration>", "invalid-value"),
        ("<source>Elsewhere</source>", "missing-attribute"),
        ("<pubdate>Mon, 02 Nov 2026 10:00:00 GMT</pubdate>", "unknown-element"),
        ("<desciption>x</desciption>", "unknown-element"),
        ("<itunes:explict>no</itunes:explict>", "unknown-element"),
        ("<media:thumbnail/>", "missing-attribute"),
        ("<title type='html'>B</title>", "unknown-attribute"), ("words", "stray-text"),
        ("<title>x<b>y</b></title>", "unescaped-markup"),
        ("<description><p>x</p></description>", "unescaped-markup"),
        ("<description xmlns='http://example.org/'>x</description>", "unknown-namespace"),
    ])
    func `Reports what readers do not see in an item`(inside: String, code: String) throws {
        #expect(try item(inside).contains(code))
    }

    @Test func `Reports RSS without a version`() throws {
        let problems = try faults(
            """
            <rss><channel><title>T</title><link>https://example.org/</link>
            <description>D</description></channel></rss>
            """)
        #expect(problems.map(\.code) == ["missing-attribute"])
    }

    @Test(arguments: [
        ("<descriptoin>x</descriptoin>", "<description> may be meant", true),
        ("<pubdate>Mon, 02 Nov 2026 10:00:00 GMT</pubdate>", "<pubDate> may be meant", true),
        ("<weather>x</weather>", "may be meant", false),
        ("<webMaster>a@b.example</webMaster>", "may be meant", false),
    ])
    func `Names the element that may be meant`(inside: String, words: String, isNamed: Bool) throws
    {
        let problem = try faults(inItem: inside).first { $0.code == "unknown-element" }
        #expect(problem?.message.contains(words) == isNamed)
    }

    @Test(arguments: [
        "xmlns='http://www.w3.org/2005/Atom'", "xmlns='https://example.org/of-no-one'",
        "xmlns:x='urn:x' xmlns='http://www.w3.org/2005/Atom'",
    ])
    func `Reports RSS in a namespace`(declarations: String) throws {
        let problems = try faults(
            """
            <rss version='2.0' \(declarations)><channel><title>T</title>
            <link>https://example.org/</link><description>D</description><item><title>A</title>
            <guid isPermaLink='false'>1</guid></item></channel></rss>
            """)
        #expect(problems.map(\.code) == ["unknown-namespace"])
    }

    @Test(arguments: [
        ("<id>1</id>", "invalid-value"), ("<link/>", "missing-attribute"),
        ("<link href='/a'/><link href='/b' rel='alternate'/>", "duplicate-element"),
        ("<link href='a b'/>", "invalid-value"), ("<category/>", "missing-attribute"),
        ("<author><email>a@example.org</email></author>", "missing-element"),
        ("<author><name>A</name><uri>a b</uri></author>", "invalid-value"),
        ("<title type='HTML'>x</title>", "invalid-value"),
        ("<content type='some'>x</content>", "invalid-value"), ("<pubDate/>", "unknown-element"),
    ])
    func `Reports what Atom does not allow`(inside: String, code: String) throws {
        let problems = try faults(
            "<feed xmlns='http://www.w3.org/2005/Atom'><entry>\(inside)</entry></feed>")
        #expect(problems.map(\.code).contains(code))
    }

    @Test(arguments: [
        (#""title": 5"#, "title"), (#""authors": {"name": "A"}"#, "authors"),
        (#""authors": [{"name": ["A"]}]"#, "name"), (#""content_html": {}"#, "content_html"),
        (#""attachments": [{"url": "https://example.org/a", "mime_type": 5}]"#, "mime_type"),
    ])
    func `Reports JSON of another type`(inside: String, name: String) throws {
        let problems = try faults(inJSONItem: inside)
        #expect(problems.contains { $0.code == "wrong-type" && $0.message.contains("“\(name)”") })
    }

    @Test func `Reports an item without identifier and date`() throws {
        let link = "<link>https://example.org/1</link>"
        #expect(try codes("<item><title>A</title>\(link)</item>") == ["missing-element"])
        #expect(
            try codes(
                "<item><title>A</title>\(link)<pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item>"
            ) == [])
    }
}
