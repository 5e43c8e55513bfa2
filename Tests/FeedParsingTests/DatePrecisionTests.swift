import FeedModel
import FeedParsing
import Testing

@Suite struct DatePrecisionTests {
    @Test(
        arguments: [
            ("2026-11-21T00:00:00Z", .instant), ("Sat, 21 Nov 2026 00:00:00 GMT", .instant),
            ("2026-11-21T00", .instant), ("2026-11-21 12 AM", .instant), ("1795219200", .instant),
            ("2026-11-21", .day), ("2026-11-21+09:00", .day), ("20261121", .day),
            ("2026-325", .day),
            ("Sat, 21 Nov 2026", .day), ("2026년 11월 21일", .day), ("2026-11", .month),
            ("November 2026", .month), ("2026", .year),
        ] as [(String, FeedDatePrecision)])
    func `Knows what is written`(text: String, precision: FeedDatePrecision) {
        #expect(FeedDateParser.parse(text)?.precision == precision)
    }

    @Test(
        arguments: [
            ("MEZ", 60), ("MESZ", 120), ("OEZ", 120), ("WESZ", 60), ("CEDT", 120), ("HAE", -240),
            ("HNE", -300), ("WITA", 480), ("COT", -300), ("IRST", 210),
        ] as [(String, Int16)])
    func `Knows zones by their names in several languages`(zone: String, offset: Int16) {
        let date = FeedDateParser.parse("Sat, 21 Nov 2026 10:00:00 \(zone)")
        #expect(date?.utcOffsetMinutes == offset)
    }

    @Test(
        arguments: [
            ("Sat, 21 Nov 2026 10:00:00 XYZ", "XYZ"), ("2026-11-21 10:00 FOO", "FOO"),
            ("Sat Nov 21 10:00:00 QQT 2026", "QQT"),
            ("Sat, 21 Nov 2026 10:00:00 J", "J"), ("Sat, 21 Nov 2026 10:00:00 GMT", nil),
            ("Sat, 21 Nov 2026 10:00:00 XYZ+0200", nil), ("21. November 2026, 10:00 Uhr", nil),
            ("10:00 SAT 21 NOV 2026", nil), ("10:00 PM 21 Nov 2026", nil),
            ("21 Nov 2026 XYZ", nil),
        ] as [(String, String?)])
    func `Tells of a zone that it does not know`(text: String, zone: String?) {
        var told: String?
        let bytes = Array(text.utf8)
        #expect(FeedDateParser.parse(bytes.span) { told = $0 } != nil)
        #expect(told == zone)
    }

    @Test func `Reports a zone that it does not know, and reads UTC`() throws {
        let parsed = try feed(
            """
            <rss version="2.0"><channel><title>T</title><item><title>t</title>
            <pubDate>Sat, 21 Nov 2026 10:00:00 XYZ</pubDate></item></channel></rss>
            """)
        #expect(parsed.items.first?.published == FeedDate(secondsSince1970: 1_795_255_200))
        #expect(parsed.problems.map(\.code) == ["unknown-zone"])
        #expect(parsed.problems.first?.message.contains("“XYZ”") == true)
        let json = try feed(
            #"{"version":"https://jsonfeed.org/version/1.1","title":"T","items":[{"id":"1","#
                + #""content_text":"c","date_published":"2026-11-21 10:00 XYZ"}]}"#)
        #expect(json.problems.map(\.code) == ["unknown-zone"])
    }

    @Test(arguments: [
        "http://prismstandard.org/namespaces/1.2/basic/",
        "http://prismstandard.org/namespaces/basic/2.0/", "urn:unknown",
    ])
    func `Reads the dates of PRISM`(namespace: String) throws {
        let parsed = try feed(
            """
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
              xmlns="http://purl.org/rss/1.0/" xmlns:prism="\(namespace)">
            <channel><title>T</title></channel>
            <item><title>t</title><prism:publicationDate>2026-11</prism:publicationDate></item>
            </rdf:RDF>
            """)
        #expect(
            parsed.items.first?.published
                == FeedDate(secondsSince1970: 1_793_491_200, precision: .month))
    }
}
