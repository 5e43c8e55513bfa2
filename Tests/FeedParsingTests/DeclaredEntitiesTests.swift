import FeedModel
import Testing

@testable import FeedParsing

/// XML 1.0, sections 4.2 to 4.5.
struct DeclaredEntitiesTests {
    private func feed(_ declarations: String, _ inside: String) throws -> Feed {
        try FeedParsingTests.feed(
            "<!DOCTYPE rss [\(declarations)]>\n<rss><channel>\(inside)</channel></rss>")
    }

    @Test(
        arguments: [
            ("<!ENTITY a 'b'>", "x &a; y", "x b y"),
            ("<!ENTITY a \"b &c;\"><!ENTITY c 'd'>", "&a;&a;", "b db d"),
            ("<!ENTITY a 'first'><!ENTITY a 'second'>", "&a;", "first"),
            ("<!ENTITY copy 'CC'>", "&copy; &eacute;", "CC é"),
            ("<!ENTITY lt2 '&#38;#60;'>", "1 &lt2; 2", "1 < 2"),
            ("<!ENTITY a '&#x41;&#66;'>", "&a;", "AB"),
            ("<!ENTITY amp '&#38;#38;'>", "a &amp; b", "a & b"),
            ("<!-- <!ENTITY a 'no'> --><?p <!ENTITY a 'no'>?><!ENTITY a 'yes'>", "&a;", "yes"),
            (
                "<!ELEMENT a (#PCDATA)><!NOTATION n SYSTEM 'x'>\n<!ENTITY\n  a\n 'b\nc' >", "&a;",
                "b c"
            ),
            ("<!ENTITY a '<b>bold</b>'>", "&a; x", "bold x"),
            ("<!ENTITY a 'b'>", "<![CDATA[&a;]]>", "&a;"),
            ("<!ENTITY a 'b'>", "&A; &b;", "&A; &b;"),
            ("<!ENTITY é 'ä'>", "&é;", "ä"),
            ("<!ENTITY a ''>", "x&a;y", "xy"),
        ])
    func `Expands entities where they are referenced`(
        declarations: String, inside: String, title: String
    ) throws {
        let feed = try feed(declarations, "<title>\(inside)</title>")
        #expect(feed.title == title)
        #expect(feed.problems.map(\.code) == [])
    }

    @Test func `Expands entities in namespaces and addresses`() throws {
        let feed = try FeedParsingTests.feed(
            """
            <!DOCTYPE rdf:RDF [<!ENTITY rdf "http://www.w3.org/1999/02/22-rdf-syntax-ns#">
            <!ENTITY rss "http://purl.org/rss/1.0/"><!ENTITY e "https://e.org">]>
            <rdf:RDF xmlns:rdf="&rdf;" xmlns="&rss;"><channel><title>T</title></channel>
            <item rdf:about="&e;/1"><title>1</title><link>&e;/1</link></item></rdf:RDF>
            """)
        #expect(feed.format == .rss10)
        #expect(feed.title == "T")
        #expect(feed.items.map(\.url) == ["https://e.org/1"])
        #expect(feed.items.map(\.id) == ["https://e.org/1"])
    }

    @Test func `Keeps a quotation mark from an entity within its attribute`() throws {
        let feed = try feed(
            "<!ENTITY a '\" url=\"https://evil.example/'>",
            "<item><enclosure title='&a;' url=\"https://e.org/&a;\"/></item>")
        let attachment = try #require(feed.items.first?.details.attachments.first)
        #expect(feed.items.first?.details.attachments.count == 1)
        #expect(attachment.url.hasPrefix("https://e.org/%22%20url="))
    }

    @Test(arguments: [
        "<!ENTITY a SYSTEM 'file:///etc/passwd'>", "<!ENTITY a PUBLIC '-//x' 'https://e.org/x'>",
        "<!ENTITY % p 'x'><!ENTITY a SYSTEM 'x'>", "<!ENTITY % p SYSTEM 'x'> %p;",
        "<!ATTLIST rss version CDATA '2.0'>", "<!ENTITY a", "<!ENTITY a 'x", "<!ENTITY",
        "<!ENTITY >",
    ])
    func `Ignores and reports external, parameter and malformed declarations`(declarations: String)
        throws
    {
        let feed = try feed(declarations, "<title>&a;</title>")
        #expect(feed.title == "&a;")
        #expect(feed.problems.map(\.code).contains("document-type-ignored"))
    }

    @Test func `Limits the expansion of recursive and nested entities`() throws {
        let loop = try feed("<!ENTITY a '&b;'><!ENTITY b '&a;'>", "<title>x&a;</title>")
        #expect(loop.title?.hasPrefix("x&") == true)
        #expect(loop.problems.map(\.code) == ["document-type-ignored"])

        var laughs = "<!ENTITY l0 'ha'>"
        for level in 1...12 {
            let many = String(repeating: "&l\(level - 1);", count: 10)
            laughs += "<!ENTITY l\(level) '\(many)'>"
        }
        let feed = try feed(laughs, "<title>x</title><item><title>&l12;</title></item>")
        #expect(feed.title == "x")
        #expect(feed.problems.map(\.code) == ["document-type-ignored"])
        let text = Array("<!DOCTYPE rss [\(laughs)]><rss>&l12;</rss>".utf8)
        guard var entities = DeclaredEntities(in: 0..<text.count, of: text.span),
            let expanded = entities.expand(0..<text.count, of: text.span)
        else {
            Issue.record("no entity was expanded")
            return
        }
        let growth = expanded.count - text.count
        #expect(growth <= DeclaredEntities.growthLimit)
        #expect(!entities.isWhole)
    }

    @Test func `Reports entities beyond the limits of count and name length`() throws {
        let many = (0..<1_024).map { "<!ENTITY e\($0) 'x\($0)'>" }.joined()
        let all = try feed(many + "<!ENTITY e7 'no'>", "<title>&e0;&e1023;</title>")
        #expect(all.title == "x0x1023")
        #expect(all.problems.map(\.code) == [])
        let more = try feed(many + "<!ENTITY more 'y'>", "<title>&e1023;&more;</title>")
        #expect(more.title == "x1023&more;")
        #expect(more.problems.map(\.code).contains("document-type-ignored"))

        let name = String(repeating: "n", count: 64)
        let long = try feed("<!ENTITY \(name) 'a'>", "<title>&\(name);</title>")
        #expect(long.title == "a")
        #expect(long.problems.map(\.code) == [])
        let longer = try feed("<!ENTITY \(name)n 'a'>", "<title>&\(name)n;</title>")
        #expect(longer.title == "&\(name)n;")
        #expect(longer.problems.map(\.code).contains("document-type-ignored"))
    }

    @Test(arguments: [("b\nc", 5), ("b&#10;c", 4), ("b&#xD;&#xA;c", 4)])
    func `Keeps line numbers when entities are expanded`(text: String, line: Int) throws {
        let feed = try feed(
            "<!ENTITY a '\(text)'>",
            "<title>T</title>\n<item><title>&a;</title>\n<pubDate>soon</pubDate></item>")
        #expect(feed.problems.map(\.line) == [line])
    }

    @Test func `Ignores declarations after the first element`() throws {
        let feed = try FeedParsingTests.feed(
            "<rss><!DOCTYPE rss [<!ENTITY a 'b'>]><channel><title>&a;</title></channel></rss>")
        #expect(feed.title == "&a;")
    }
}
