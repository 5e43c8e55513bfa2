import Foundation
import Testing

@Suite final class LintTests: TestsInFolder {
    private let broken = """
        <?xml version="1.0"?>
        <rss version="2.0"><channel><title>T</title>
        <link>https://example.org/</link><description>d</description>
        <item><title>Fish & chips</title>
        <link>https://example.org/1</link><guid>https://example.org/1</guid>
        <pubDate>the day before yesterday</pubDate></item>
        </channel></rss>
        """

    @Test func `Reports dates to come, and writes no marks of direction`() throws {
        let year = Calendar(identifier: .gregorian).component(.year, from: Date()) + 2
        let feed = """
            <rss version="2.0"><channel><title>T</title><link>https://example.org/</link>
            <description>d</description><item><title>A\u{202E}B</title>
            <guid isPermaLink="false">1</guid>
            <pubDate>02 Jan \(year) 10:00:00 GMT</pubDate></item></channel></rss>
            """
        let file = try folder.write(feed, to: "\u{202E}.xml")
        let outcome = try FeedHostProcess.run(["lint", "--json", file.path])
        #expect(outcome.status == 65)
        #expect(outcome.text.contains(#""future-date""#))
        #expect(outcome.text.contains(#"\u202e.xml"#))
        #expect(!outcome.text.unicodeScalars.contains("\u{202E}"))
    }

    @Test func `Messages end with a full stop`() throws {
        let json = """
            {"version": "https://jsonfeed.org/version/1.1", "title": "T",
            "items": [{"id": "1", "content_text": "x", "date_published": "soon"}]}
            """
        for input in [
            Data(json.utf8), Data([UInt8](broken.utf8) + [0xE9]), Data(broken.utf8),
            Data([UInt8](broken.replacing("?>", with: " encoding='utf-8'?>").utf8) + [0xE9]),
            Data(broken.replacing("?>", with: " encoding='utf-16'?>").utf8),
        ] {
            let outcome = try FeedHostProcess.run(["lint", "--json", "-"], input: input)
            let problems = try outcome.list("problems")
            #expect(!problems.isEmpty)
            for problem in problems {
                #expect((problem["message"] as? String)?.hasSuffix(".") == true, "\(problem)")
            }
        }
    }
}
