import Foundation
import Testing

/// Texts for which some Unicode algorithms take quadratic time.
///
/// Each run may take ten seconds of processor time, a hundred times the time needed; quadratic time would be
/// twenty seconds or more.
@Suite final class HostileTextTests: TestsInFolder {
    private static let flags = String(repeating: "🇮", count: 236_000)
    private static let marks = "क" + String(repeating: "\u{94D}\u{301}", count: 180_000)

    /// Members of an item, in JSON; the texts need no escapes.
    private static let items = [
        "flags in a title": #""title": "\#(flags)""#,
        "flags in a text": #""content_text": "\#(flags)""#,
        "flags in HTML": #""content_html": "<p>\#(flags)""#,
        "marks in a tag": #""tags": ["\#(marks)"]"#,
        "marks in an identifier": #""id": "\#(marks)""#,
        "marks in an address": #""url": "https://example.org/\#(marks)""#,
        "marks in a key": #""\#(marks)": "x""#,
        "marks in a name": #""authors": [{"name": "\#(marks)"}]"#,
        "marks as references":
            #""content_html": "<p>\#(String(repeating: "&#x94d;&#x301;", count: 60_000))""#,
        "a picture's address":
            #""content_html": "<p><img src='https://example.org/\#(marks)'>""#,
    ]

    @Test(arguments: items.keys.sorted())
    func `Draws a feed in linear time`(kind: String) throws {
        let item = try #require(Self.items[kind])
        let file = try folder.write(
            #"{"version": "https://jsonfeed.org/version/1.1", "title": "F", "items": [{\#(item)}]}"#,
            to: "feed.json")
        for renderer in [["text"], ["text", "-O", "style=full"], ["html"], ["json"]] {
            let outcome = try FeedHostProcess.run(
                ["--no-config", "-r"] + renderer + [file.path],
                shell: "ulimit -t 10; exec \"$0\" \"$@\"")
            #expect(outcome.status == 0, "\(renderer): \(outcome.errors)")
            #expect(!outcome.output.isEmpty)
        }
        let lint = try FeedHostProcess.run(
            ["lint", file.path], shell: "ulimit -t 10; exec \"$0\" \"$@\"")
        #expect([0, 65].contains(lint.status))
    }

    @Test func `Reads a list of feeds in linear time`() throws {
        let list = try folder.write(
            "<opml version=\"2.0\"><body><outline text=\"\(Self.marks)\" type=\"rss\" "
                + "title=\"\(Self.marks)\" xmlUrl=\"nowhere.xml\"/></body></opml>", to: "list.opml")
        let outcome = try FeedHostProcess.run(
            ["--no-config", list.path], shell: "ulimit -t 10; exec \"$0\" \"$@\"")
        #expect(!outcome.wasKilledBySignal)
        #expect(outcome.status == 66)
    }
}
