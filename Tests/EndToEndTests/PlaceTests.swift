import Foundation
import Testing

/// The choice between host process and worker.
final class PlaceTests: TestsInFolder {
    private static let plugins = FeedHostProcess.binary.deletingLastPathComponent()

    private func feed() throws -> String {
        let items = (0..<500).map {
            "<item><title>Item \($0) é</title><link>http://a.example/\($0)</link><description>Text &lt;b&gt;bold&lt;/b&gt; \($0)</description></item>"
        }
        return try folder.write(
            "<rss version=\"2.0\"><channel><title>T</title><link>http://a.example/</link>"
                + items.joined() + "</channel></rss>", to: "feed.xml"
        ).path
    }

    @Test(arguments: ["text", "html", "json"])
    func `Both seats give the same bytes`(renderer: String) throws {
        let feed = try feed()
        let here = try FeedHostProcess.run(["--seat", "in-process", "-r", renderer, feed])
        let there = try FeedHostProcess.run(["--seat", "worker", "-r", renderer, feed])
        #expect(here.status == 0, "\(here.errors)")
        #expect(there.status == 0, "\(there.errors)")
        #expect(here.output == there.output)
        #expect(!here.output.isEmpty)
    }

    @Test(arguments: ["in-process", "worker"])
    func `Calls only the views named in the note`(seat: String) throws {
        let outcome = try FeedHostProcess.run(
            ["--seat", seat, "-r", try Zoo.library(of: .named("note_omits_a_view")), try feed()])
        #expect(outcome.text.hasPrefix("Item 0 é\n"), "\(outcome.text.prefix(100))")
    }

    @Test(arguments: [
        ("in-process", "printed11111", "standard output"), ("worker", "11111", "printed 7 bytes"),
    ])
    func `Calls plugins on the main thread, and reports what they print`(
        seat: String, output: String, words: String
    ) throws {
        let plugin = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/main_thread.c", name: "main_thread", in: folder.url)
        let outcome = try FeedHostProcess.run(
            ["--seat", seat, "-r", plugin, "-"], input: Data(SampleDocuments.rss.utf8))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text == output)
        #expect(outcome.errors.contains("printed") && outcome.errors.contains(words))
    }

    /// Copies a shipped plugin to a folder, and returns its path.
    private func copiedPlugin() throws -> String {
        let copy = folder.url.appendingPathComponent("dropped.so")
        try FileManager.default.copyItem(
            at: Self.plugins.appendingPathComponent("libJSONRenderer.so"), to: copy)
        return copy.path
    }

    @Test func `Runs installed plugins in-process, others in a worker`() throws {
        let feed = try feed()
        let installed = try FeedHostProcess.run(["-v", "-r", "json", feed])
        #expect(installed.errors.contains("runs here"))
        let dropped = try FeedHostProcess.run(["-v", "-r", try copiedPlugin(), feed])
        #expect(dropped.errors.contains("runs in a worker"))
        #expect(dropped.output == installed.output)
    }

    @Test func `Trusts a file until it changes`() throws {
        let feed = try feed()
        let plugin = try copiedPlugin()
        let now = try FeedHostProcess.run(
            ["-v", "--trust", "json", "-r", plugin, feed],
            environment: ["XDG_CONFIG_HOME": folder.url.path])
        #expect(now.errors.contains("runs here"))
        let line = try #require(now.errors.firstMatch(of: /trust = json sha256:[0-9a-f]{64}/))
        try folder.write(String(line.output), to: "feedhost/config")
        func run() throws -> FeedHostProcess.Outcome {
            try FeedHostProcess.run(
                ["-v", "-r", plugin, feed], environment: ["XDG_CONFIG_HOME": folder.url.path])
        }
        #expect(try run().errors.contains("runs here"))
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: plugin))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data([0]))
        try handle.close()
        let changed = try run()
        #expect(changed.errors.contains("is not the file of 'json' that you trusted"))
        #expect(changed.errors.contains("runs in a worker"))
        #expect(changed.status == 0)
    }
}
