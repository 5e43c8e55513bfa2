import FeedModel
import Testing

/// Elements that are empty are not reported as missing, and elements that may be empty are not
/// reported.
struct MissingElementTests {
    private func atomFaults(title: String, updated: String = "2026-11-21T08:30:00Z") throws
        -> [String]
    {
        try faults(
            """
            <feed xmlns='http://www.w3.org/2005/Atom'>\(title)<id>urn:f</id>
            <updated>2026-11-21T08:30:00Z</updated><author><name>Ada</name></author>
            <entry>\(title)<id>urn:e</id><updated>\(updated)</updated><content/></entry></feed>
            """
        ).map(\.code)
    }

    @Test(arguments: [
        "<title></title>", "<title/>", "<title> </title>", "<title><![CDATA[]]></title>",
        "<title type='html'>&lt;img src='https://e.org/a'&gt;</title>",
    ])
    func `Accepts an empty title in Atom`(title: String) throws {
        #expect(try atomFaults(title: title) == [])
    }

    @Test(
        arguments: [
            ("<content>a</content>", 1), ("<link href='https://e.org/1'/>", 1),
            ("<link rel='self' href='https://e.org/1'/><author><name>Ada</name></author>", 1),
            ("<summary>a</summary>", 2),
            ("<content src='https://e.org/a'/><author><name>Ada</name></author>", 0),
            ("<content/><source><author><name>Ada</name></author></source>", 0),
        ])
    func `Reports an entry without author, and one without content and page`(
        inside: String, count: Int
    ) throws {
        let entry = "<title>T</title><id>urn:e</id><updated>2026-11-21T08:30:00Z</updated>" + inside
        let found = try faults(
            """
            <feed xmlns='http://www.w3.org/2005/Atom'><title>T</title><id>urn:f</id>
            <updated>2026-11-21T08:30:00Z</updated><entry>\(entry)</entry></feed>
            """)
        #expect(found.map(\.code) == Array(repeating: "missing-element", count: count))
        // A document of its own.
        let alone = try faults("<entry xmlns='http://www.w3.org/2005/Atom'>\(entry)</entry>")
        #expect(alone.count == count)
    }

    @Test func `Reports a missing title in Atom`() throws {
        #expect(try atomFaults(title: "") == ["missing-element", "missing-element"])
    }

    @Test func `Reports an unreadable date, but not as missing`() throws {
        #expect(try atomFaults(title: "<title>T</title>", updated: "soon") == ["unreadable-date"])
        #expect(try atomFaults(title: "<title>T</title>", updated: " ") == ["empty-element"])
    }

    @Test(
        arguments: [
            (
                "<title/><link>https://e.org/</link><description></description>",
                ["empty-element", "empty-element"]
            ),
            (
                "<title>T</title><link>https://e.org/</link><description> </description>",
                ["empty-element"]
            ),
            (
                "<title>T</title><link>https://e.org/</link><description><![CDATA[ ]]></description>",
                ["empty-element"]
            ),
            (
                "<title>T</title><link>javascript:x</link><description>d</description>",
                ["unusable-url"]
            ),
            ("<title>T</title><link/>", ["empty-element", "missing-element"]),
        ] as [(String, [String])])
    func `Reports missing and empty elements of an RSS channel`(inside: String, expected: [String])
        throws
    {
        let found = try faults("<rss version='2.0'><channel>\(inside)</channel></rss>").map(\.code)
        #expect(found == expected)
    }

    private func itemFaults(_ inside: String, version: String = "2.0") throws -> [FeedProblem] {
        try faults(
            """
            <rss version='\(version)'><channel><title>T</title><link>https://e.org/</link>
            <description>d</description><item>\(inside)
            <pubDate>Sat, 21 Nov 2026 08:30:00 GMT</pubDate></item></channel></rss>
            """)
    }

    @Test func `Reports empty elements of an item`() throws {
        let link = "<link>https://e.org/1</link>"
        #expect(
            try itemFaults("<title/><description></description>" + link).map(\.code)
                == ["empty-element"])
        #expect(try itemFaults("<title/>" + link).map(\.code) == ["empty-element"])
        #expect(try itemFaults(link).map(\.code) == ["missing-element"])
        #expect(
            try itemFaults("<title>&lt;img src='https://e.org/a'&gt;</title>" + link) == [])
        #expect(
            try itemFaults("<title>t</title><guid/>").map(\.code).sorted()
                == ["empty-element", "invalid-value"])
    }

    @Test func `Does not require elements that the format version lacks`() throws {
        let rss20 = try #require(try itemFaults("<title>t</title>").first)
        #expect(rss20.message.contains("neither <guid> nor <link>"))
        for version in ["0.91", "0.92"] {
            let old = try #require(try itemFaults("<title>t</title>", version: version).first)
            #expect(old.message.contains("has no <link>"))
        }
        let rdf = try faults(
            """
            <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'
            xmlns='http://purl.org/rss/1.0/'><channel rdf:about='https://e.org/'><title>T</title>
            <link>https://e.org/</link><description>d</description></channel>
            <item><title>t</title></item></rdf:RDF>
            """)
        #expect(rdf.map(\.code) == ["missing-element"])
        #expect(rdf.first?.message.contains("guid") == false)
    }
}
