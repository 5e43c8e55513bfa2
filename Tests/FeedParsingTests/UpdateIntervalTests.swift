import FeedModel
import FeedParsing
import Testing

@Suite struct UpdateIntervalTests {
    private static let cases: [(inside: String, seconds: Int?)] = [
        ("<sy:updatePeriod>hourly</sy:updatePeriod>", 3_600),
        ("<sy:updatePeriod>\n\t Hourly\t</sy:updatePeriod>", 3_600),
        ("<sy:updatePeriod>DAILY</sy:updatePeriod>", 86_400),
        ("<sy:updatePeriod><![CDATA[weekly]]></sy:updatePeriod>", 604_800),
        ("<sy:updatePeriod>monthly</sy:updatePeriod>", 2_592_000),
        ("<sy:updatePeriod>yearly</sy:updatePeriod>", 31_536_000),
        (
            """
            <sy:updatePeriod>hourly</sy:updatePeriod>
            <sy:updateFrequency> 2 </sy:updateFrequency>
            """, 1_800
        ),
        ("<sy:updateFrequency>4</sy:updateFrequency>", 21_600),
        (
            """
            <sy:updateFrequency>999999999999999</sy:updateFrequency>
            <sy:updatePeriod>hourly</sy:updatePeriod>
            """, 1
        ),
        ("<sy:updateBase>2000-01-01T12:00+00:00</sy:updateBase>", nil),
        ("<ttl>90</ttl>", 5_400),
        ("<TTL> 1 </TTL>", 60),
        ("<ttl>999999999999999</ttl>", 31_536_000),
        ("<ttl>0</ttl>", nil),
        ("<ttl></ttl>", nil),
        ("<sy:updatePeriod></sy:updatePeriod>", nil),
        ("<sy:updatePeriod>daily</sy:updatePeriod><ttl>60</ttl>", 3_600),
        ("<ttl>1440</ttl><sy:updatePeriod>hourly</sy:updatePeriod>", 3_600),
        ("<ttl>5</ttl><ttl>6</ttl>", 300),
    ]

    @Test(arguments: cases)
    func `Reads the update interval of a feed`(inside: String, seconds: Int?) throws {
        let feed = try rss(inside)
        #expect(feed.updateIntervalInSeconds == seconds)
        #expect(!feed.problems.contains { $0.code == "unreadable-value" })
    }

    @Test(arguments: [
        "<sy:updatePeriod>now and then</sy:updatePeriod>",
        "<sy:updateFrequency>0</sy:updateFrequency>",
        "<sy:updateFrequency>-1</sy:updateFrequency>",
        "<sy:updateFrequency>often</sy:updateFrequency>", "<ttl>-5</ttl>", "<ttl>1.5</ttl>",
        "<ttl>an hour</ttl>", "<ttl>99999999999999999999</ttl>",
    ])
    func `Ignores and reports invalid intervals`(inside: String) throws {
        let feed = try rss(inside)
        #expect(feed.updateIntervalInSeconds == nil)
        #expect(feed.problems.filter { $0.code == "unreadable-value" }.map(\.line) == [1])
    }

    @Test(arguments: [
        """
        <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'
        xmlns='http://purl.org/rss/1.0/' xmlns:s='http://purl.org/rss/1.0/modules/syndication/'>
        <channel rdf:about='https://e.org/'><s:updatePeriod>daily</s:updatePeriod>
        <s:updateFrequency>2</s:updateFrequency></channel></rdf:RDF>
        """,
        """
        <feed xmlns='http://www.w3.org/2005/Atom'
        xmlns:sy='http://PURL.org/rss/1.0/modules/Syndication'>
        <sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>2</sy:updateFrequency>
        </feed>
        """,
        """
        {"rss": {"channel": {"sy:updatePeriod": " Daily", "sy:updateFrequency": 2,
        "ttl": "900", "item": []}}}
        """,
        """
        {"rss": {"channel": {"ttl": 720, "item": []}}}
        """,
    ])
    func `Reads the interval in every format`(document: String) throws {
        #expect(try feed(document).updateIntervalInSeconds == 43_200)
    }

    @Test(arguments: [
        "\"ttl\": -1", "\"ttl\": 0.5", "\"ttl\": \"x\"", "\"sy:updatePeriod\": \"x\"",
        "\"sy:updateFrequency\": 0",
    ])
    func `Ignores and reports invalid intervals in JSON`(member: String) throws {
        let feed = try feed("{\"rss\": {\"channel\": {\(member), \"item\": []}}}")
        #expect(feed.updateIntervalInSeconds == nil)
        #expect(feed.problems.map(\.code) == ["unreadable-value"])
    }

    @Test func `Ignores intervals in items`() throws {
        let feed = try rss(
            "<item><ttl>5</ttl><sy:updatePeriod>hourly</sy:updatePeriod></item>")
        #expect(feed.updateIntervalInSeconds == nil)
    }
}
