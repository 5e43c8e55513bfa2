import FeedModel
import Testing

/// Addresses, namespaces and types that this parser reads, but not every reader.
struct InteroperabilityTests {
    private func rssFaults(_ item: String, root: String = "<rss version='2.0'>") throws -> [String]
    {
        try faults(
            """
            \(root)<channel><title>T</title><link>https://e.org/</link>
            <description>d</description><item><title>t</title>\(item)
            <pubDate>Sat, 21 Nov 2026 08:30:00 GMT</pubDate></item></channel></rss>
            """
        ).map(\.code)
    }

    @Test(
        arguments: [
            ("<guid>abc</guid>", ["no-permalink"]),
            ("<guid isPermaLink='true'> /a:b </guid>", ["no-permalink"]),
            ("<guid isPermaLink='false'>abc</guid>", []),
            ("<guid>https://e.org/1</guid>", []),
            ("<guid><![CDATA[tag:e.org,2026:1]]></guid>", []),
            ("<id>abc</id>", ["unknown-element"]),
            ("<link>/1</link>", ["relative-url"]),
            ("<link>1.html</link>", ["relative-url"]),
            ("<link>//e.org/1</link>", ["relative-url"]),
            ("<link>https://e.org/1</link>", []),
            ("<link>https://e.org/ a b</link>", ["space-in-url"]),
            ("<link> https://e.org/1\n</link>", []),
            (
                "<link>https://e.org/1</link><enclosure url='a.mp3' length='1' type='audio/mpeg'/>",
                ["relative-url"]
            ),
        ] as [(String, [String])])
    func `Reports guids that are no permalinks, and relative addresses`(
        inside: String, expected: [String]
    ) throws {
        #expect(try rssFaults(inside) == expected)
    }

    @Test(arguments: [
        ("<author>Joe</author>", ["author-without-address"]),
        ("<author>joe@e.org</author>", []), ("<author>joe@e.org (Joe)</author>", []),
        ("<dc:creator xmlns:dc='http://purl.org/dc/elements/1.1/'>Joe</dc:creator>", []),
        ("<author/>", ["invalid-value"]),
        ("<a:author xmlns:a='http://www.w3.org/2005/Atom'><a:name>Joe</a:name></a:author>", []),
    ])
    func `Reports authors of RSS without an email address`(inside: String, expected: [String])
        throws
    {
        #expect(try rssFaults("<link>https://e.org/1</link>" + inside) == expected)
        let channel = try faults(
            """
            <rss version='2.0'><channel><title>T</title><link>https://e.org/</link>
            <description>d</description><managingEditor>Jo</managingEditor>
            <webMaster>jo@e.org</webMaster></channel></rss>
            """)
        #expect(channel.map(\.code) == ["author-without-address"])
        let atom = try faults(
            """
            <feed xmlns='http://www.w3.org/2005/Atom'><title>T</title><id>urn:a:b</id>
            <updated>2026-01-01T00:00:00Z</updated><author><name>Joe</name></author></feed>
            """)
        #expect(atom.map(\.code) == [])
    }

    @Test func `Reports relative addresses of JSON Feed`() throws {
        let faults = try faults(inJSONItem: #""id":"1","url":"a","image":"https://e.org/p.jpg""#)
        #expect(faults.map(\.code) == ["relative-url"])
        #expect(
            try FeedParsingTests.faults(inJSONItem: #""id":"1","url":"https://e.org/""#).isEmpty)
    }

    @Test func `Accepts relative addresses if a base is declared`() throws {
        let root = "<rss version='2.0' xml:base='https://e.org/'>"
        #expect(try rssFaults("<link>1.html</link>", root: root) == [])
    }

    @Test func `Reports a relative link once for each item and for the feed`() throws {
        let found = try faults(
            """
            <rss version='2.0'><channel><title>T</title><link>/</link><description>d</description>
            <item><title>t</title><link>a</link>
            <pubDate>Sat, 21 Nov 2026 08:30:00 GMT</pubDate></item></channel></rss>
            """)
        #expect(found.map(\.code) == ["relative-url", "relative-url"])
    }

    @Test(
        arguments: [
            ("<feed xmlns='http://www.w3.org/2005/Atom'>", "</feed>", []),
            ("<a:feed xmlns:a='http://www.w3.org/2005/Atom'>", "</a:feed>", []),
            ("<feed version='0.3' xmlns='http://purl.org/atom/ns#'>", "</feed>", []),
            ("<feed>", "</feed>", ["unknown-namespace"]),
            (
                "<feed xmlns:dc='http://purl.org/dc/elements/1.1/'>", "</feed>",
                ["unknown-namespace"]
            ),
            ("<feed xmlns='http://www.w3.org/2005/atom'>", "</feed>", ["unknown-namespace"]),
            ("<feed xmlns='https://www.w3.org/2005/Atom'>", "</feed>", ["unknown-namespace"]),
            ("<feed xmlns='http://www.w3.org/2005/Atom/'>", "</feed>", ["unknown-namespace"]),
        ] as [(String, String, [String])])
    func `Reports unknown namespaces of Atom`(start: String, end: String, expected: [String]) throws
    {
        let prefix = start.hasPrefix("<a:") ? "a:" : ""
        let found = try faults(
            """
            \(start)<\(prefix)title>T</\(prefix)title><\(prefix)id>urn:f</\(prefix)id>
            <\(prefix)updated>2026-11-21T08:30:00Z</\(prefix)updated>\(end)
            """)
        #expect(found.map(\.code) == expected)
    }

    @Test(
        arguments: [
            (#""id":1"#, ["wrong-type"]),
            (#""id":"1","tags":{"a":1}"#, ["wrong-type"]),
            (#""id":"1","attachments":[{"url":"https://e.org/a"}]"#, ["incomplete-enclosure"]),
            (#""id":"1","attachments":[{"url":"https://e.org/a","mime_type":"a/b"}]"#, []),
            (#""id":"1","date_published":"2026-11-21""#, ["unusual-date"]),
            (#""id":"1","date_modified":"Sat, 07 Sep 2002 09:42:31 GMT""#, ["unusual-date"]),
            (#""id":"1","date_published":"2026-11-21T08:30:00-05:00""#, []),
        ] as [(String, [String])])
    func `Reports wrong types in JSON Feed`(inside: String, expected: [String]) throws {
        #expect(try faults(inJSONItem: inside).map(\.code) == expected)
    }
}
