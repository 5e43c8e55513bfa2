import Foundation
import Testing

/// Items are handed to the user's commands from within a reader.
@Suite struct UserCommandTests {
    @Test func `The item under the cursor goes to a command, and a failing one is told`() throws {
        let subscriber = try Subscriber()
        try subscriber.server.add(
            """
            <rss version="2.0"><channel><title>Harbour</title><link>https://a.example/</link>
            <item><title>Tide/"tables"</title><link>https://a.example/tide</link>\
            <description>One &amp;amp; two.</description></item></channel></rss>
            """, named: "feed.xml")
        try subscriber.subscribe(to: [subscriber.server.url("file/feed.xml")])
        let kept = subscriber.home.url.appendingPathComponent("kept")
        try subscriber.configure(
            """
            command = keep json $ mkdir -p '\(kept.path)' && cat > '\(kept.path)/new' && mv '\(kept.path)/new' '\(kept.path)'/"$FEEDHOST_NAME"
            command = lose nothing no-such-program {url}
            """)
        let session = try subscriber.openReader()
        #expect(try session.screen { $0.contains("Tide/") } != nil)
        try session.press("|", "l", "Enter")
        #expect(
            try session.screen { $0.contains("'lose' failed: there is no program") } != nil)
        // It stays while the reader begins its own archive, which is no news for it.
        Thread.sleep(forTimeInterval: 2)
        #expect(try session.screen { !$0.isEmpty }?.contains("'lose' failed") == true)
        try session.press("|")
        #expect(try session.screen { $0.contains("keep, lose") } != nil)
        try session.press("k", "Enter")
        #expect(try session.screen { $0.contains("handed to keep") } != nil)
        let item = kept.appendingPathComponent("Tide_\"tables\"")
        _ = Waiting.until { FileManager.default.fileExists(atPath: item.path) }
        let data = try Data(contentsOf: item)
        let fields = try JSONSerialization.jsonObject(with: data) as? [String: String]
        #expect(fields?["url"] == "https://a.example/tide" && fields?["feed_title"] == "Harbour")
        #expect(fields?["content_text"] == "One & two.")
    }
}
