import FeedModel
import Testing

/// Invalid and negative numbers are ignored, and reported by thorough parsing.
struct InvalidNumberTests {
    @Test(
        arguments: [
            ("<enclosure url='https://e.org/a' type='audio/mpeg' length='-5'/>", ["-5"]),
            ("<enclosure url='https://e.org/a' type='audio/mpeg' length='3 MB'/>", ["3 MB"]),
            ("<enclosure url='https://e.org/a' type='audio/mpeg' length=' 12 '/>", []),
            ("<enclosure url='https://e.org/a' type='audio/mpeg' length='0'/>", []),
            ("<itunes:duration>an hour</itunes:duration>", ["an hour"]),
            ("<itunes:duration>-60</itunes:duration>", ["-60"]),
            ("<itunes:duration>1 Std.</itunes:duration>", ["1 Std."]),
            ("<itunes:duration>1:02:03</itunes:duration>", []),
            ("<itunes:duration> 3723.5 </itunes:duration>", []),
            ("<itunes:duration></itunes:duration>", []),
            ("<itunes:season>Season 2</itunes:season>", ["Season 2"]),
            ("<itunes:season>2</itunes:season>", []), ("<itunes:season></itunes:season>", []),
            (
                "<media:content url='https://e.org/a' fileSize='big' width='w' height='-1' duration='d'/>",
                ["big", "w", "-1", "d"]
            ),
            (
                "<media:content url='https://e.org/a' fileSize='1' width='2' height='3' duration='4'/>",
                []
            ),
            ("<media:thumbnail url='https://e.org/a' width='640px' height='480'/>", ["640px"]),
            (
                "<link rel='enclosure' href='https://e.org/a' length='1e6'/>", ["1e6"]
            ),
        ] as [(String, [String])])
    func `Reports invalid numbers in RSS`(inside: String, expected: [String]) throws {
        let found = try faults(inItem: inside)
        #expect(found.map(\.code) == expected.map { _ in "unreadable-value" })
        for text in expected {
            #expect(found.contains { $0.message.contains("“\(text)”") })
        }
    }

    @Test func `Does not report invalid numbers in normal parsing`() throws {
        let feed = try rss("<item><enclosure url='https://e.org/a' length='-5'/></item>")
        #expect(feed.items.first?.details.attachments.first?.sizeInBytes == nil)
        #expect(feed.problems.isEmpty)
    }

    @Test(arguments: [
        (#""size_in_bytes":-5,"duration_in_seconds":"long""#, 2),
        (#""size_in_bytes":true"#, 1),
        (#""size_in_bytes":"12","duration_in_seconds":0.5"#, 0),
        (#""size_in_bytes":null"#, 0),
    ])
    func `Reports invalid numbers in JSON Feed`(inside: String, count: Int) throws {
        let found = try faults(
            inJSONItem:
                #""id":"1","attachments":[{"url":"https://e.org/a","mime_type":"a/b",\#(inside)}]"#)
        #expect(found.map(\.code) == Array(repeating: "unreadable-value", count: count))
    }

    @Test(arguments: [("-5", 1), ("3 MB", 1), ("5", 0), ("0", 0)])
    func `Reports invalid numbers in RSS in JSON`(length: String, count: Int) throws {
        let found = try faults(
            #"{"rss":{"version":"2.0","channel":{"title":"T","item":[{"enclosure":{"url":"https://e.org/a","type":"a/b","length":"\#(length)"}}]}}}"#
        )
        #expect(found.map(\.code) == Array(repeating: "unreadable-value", count: count))
    }
}
