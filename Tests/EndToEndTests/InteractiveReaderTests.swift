import Foundation
import Testing

/// A reader with a main loop, which opens items long after the feed was displayed.
final class InteractiveReaderTests: TestsInFolder {
    private static let itemCount = 40_000

    /// Writes a feed whose items have a page of text each.
    private func feed() throws -> String {
        let paragraph = String(repeating: "a tide and a bell and a boat, ", count: 40)
        let items = (0..<Self.itemCount).map {
            "<item><title>Item \($0)</title><category>sea</category>"
                + "<description>&lt;p&gt;No. \($0): \(paragraph)&lt;/p&gt;</description></item>"
        }
        return try folder.write(SampleDocuments.feed("T", items: items), to: "feed.xml").path
    }

    @Test func `Opens the last of 40,000 items late, in both places, with constant memory`() throws
    {
        let feed = try feed()
        let reader = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/reader.c", name: "reader", in: folder.url)
        let outcomes = try ["in-process", "worker"].map {
            try FeedHostProcess.run(["--seat", $0, "-r", reader, feed])
        }
        for outcome in outcomes {
            #expect(outcome.status == 0, "\(outcome.errors)")
            let lines = outcome.text.split(separator: "\n")
            #expect(lines.first?.hasPrefix("40000 items, ") == true, "\(outcome.text)")
            #expect(lines.first?.hasSuffix(", memory flat") == true, "\(outcome.text)")
            #expect(lines.dropFirst().first == "Item 39999")
            #expect(lines.last?.hasPrefix("<p>No. 39999: a tide and a bell") == true)
        }
        #expect(outcomes[0].output == outcomes[1].output)
    }
}
