import Foundation
import Testing

@Suite struct RenderersTests {
    /// The folder of the shipped plugins.
    private var pluginFolder: URL { FeedHostProcess.binary.deletingLastPathComponent() }

    private func copyPlugin(_ name: String, to folder: TemporaryFolder, as newName: String) throws {
        try FileManager.default.copyItem(
            at: pluginFolder.appendingPathComponent("lib\(name).so"),
            to: folder.url.appendingPathComponent(newName))
    }

    @Test func `Lists the shipped plugins as usable`() throws {
        let outcome = try FeedHostProcess.run(["renderers"])
        #expect(outcome.status == 0)
        for id in ["text", "html", "json", "progress"] {
            #expect(
                outcome.text.split(separator: "\n").contains { $0.hasPrefix(id) }, "\(outcome.text)"
            )
        }
        #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: ["text", "html", "json", "progress", "terminal"])
    func `Shows the licence of shipped plugins`(id: String) throws {
        let outcome = try FeedHostProcess.run(["renderers", id])
        #expect(outcome.status == 0)
        let line = outcome.text.split(separator: "\n").first { $0.contains("license") }
        #expect(line?.hasSuffix(" MIT") == true, "\(outcome.text)")
    }

    @Test func `Lists renderers as JSON`() throws {
        let outcome = try FeedHostProcess.run(["renderers", "--json"])
        let list = try #require(
            try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
        let ids = list.filter { $0["usable"] as? Bool == true }.compactMap { $0["id"] as? String }
        #expect(Set(["text", "html", "json", "progress"]).isSubset(of: ids))
        #expect(list.allSatisfy { $0["path"] is String })
    }

    @Test func `Reports a verdict for each file`() throws {
        let folder = try TemporaryFolder()
        try folder.write("just words", to: "words.so")
        try folder.write("", to: "empty.so")
        try folder.write("not looked at", to: "readme.txt")
        let outcome = try FeedHostProcess.run(
            ["renderers", "--json", "--plugin-path", folder.url.path])
        #expect(outcome.status == 0)
        let list = try #require(
            try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
        let mine = list.filter { ($0["path"] as? String)?.hasPrefix(folder.url.path) == true }
        #expect(mine.count == 2)
        for entry in mine {
            #expect(entry["usable"] as? Bool == false)
            #expect((entry["reason"] as? String)?.isEmpty == false)
        }
    }

    @Test
    func `Shipped plugin wins over another with its identifier, which works by path`()
        throws
    {
        let folder = try TemporaryFolder()
        let library = try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "anything", by: "cc -std=c11 '-DZOO_ID=\"json\"'",
            in: folder)
        let drawn = try FeedHostProcess.run(
            ["--plugin-path", folder.url.path, "-r", "json"], input: Data(SampleDocuments.rss.utf8))
        #expect(drawn.status == 0)
        #expect(drawn.text.hasPrefix("{"))

        let byPath = try FeedHostProcess.run(
            ["-v", "-r", library, "-"], input: Data(SampleDocuments.rss.utf8))
        #expect(byPath.text == "A rope & a bell\nFog\n")
        #expect(byPath.errors.contains("runs in a worker"))

        let list = try FeedHostProcess.run(["renderers", "--plugin-path", folder.url.path])
        #expect(list.text.contains("usable by its path only"))
    }

    @Test func `Treats foreign files in the plugin folder as untrusted`() throws {
        let folder = try TemporaryFolder()
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/reaching.c", name: "reaching",
            by: "cc -std=c11 '-DNEEDS=\"network\"'", in: folder)
        let outcome = try Shell.run(
            """
            cp -R '\(InstalledFeedHost.prefix.path)' prefix
            cp '\(library)' prefix/lib/feedhost/plugins/libReaching.so
            prefix/bin/feedhost -v -r text /dev/null 2>&1 | grep "'text' of"
            prefix/bin/feedhost -r reaching /dev/null; echo "status $?"
            cp '\(library)' prefix/lib/feedhost/plugins/libTextRenderer.so
            prefix/bin/feedhost -r reaching /dev/null; echo "status $?"
            """, in: folder.url)
        #expect(outcome.words.contains("runs here"), "\(outcome.words)")
        #expect(outcome.words.contains("needs what it has not been granted: network"))
        #expect(outcome.words.split(separator: "status 69").count == 3, "\(outcome.words)")
    }

    @Test func `Reports the searched folders if no plugin is found`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: FeedHostProcess.binary, to: folder.url.appendingPathComponent("feedhost"))
        let outcome = try FeedHostProcess.run(
            [], shell: "exec '\(folder.url.appendingPathComponent("feedhost").path)'")
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("'text'"))
        #expect(outcome.errors.contains(folder.url.path))
        let list = try FeedHostProcess.run(
            [], shell: "exec '\(folder.url.appendingPathComponent("feedhost").path)' renderers")
        #expect(list.status == 0)
    }

    @Test func `Lists plugins without running their code`() throws {
        let folder = try TemporaryFolder()
        let trace = folder.url.appendingPathComponent("trace")
        let source = try folder.write(
            """
            #include <fcntl.h>
            __attribute__((constructor)) static void run(void) {
                creat("\(trace.path)", 0600);
            }
            """, to: "constructor.c")
        try Shell.require(
            "cc -shared -fPIC -o '\(folder.path)/constructor.so' '\(source.path)'")
        let outcome = try FeedHostProcess.run(["renderers", "--plugin-path", folder.url.path])
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("constructor.so"))
        #expect(!FileManager.default.fileExists(atPath: trace.path))
    }

    @Test(arguments: [
        "TextRenderer", "HTMLRenderer", "JSONRenderer", "ProgressRenderer", "TerminalRenderer",
    ])
    func `Plugin exports one symbol`(name: String) throws {
        let symbols = try Shell.require(
            "nm -D --defined-only '\(pluginFolder.path)/lib\(name).so'")
        #expect(symbols.split(separator: "\n").count == 1)
        #expect(symbols.contains(" feed_plugin_entry"))
    }

    @Test func `Help lists a renderer's options`() throws {
        let outcome = try FeedHostProcess.run(["--help", "--renderer", "text"])
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("style"))
        #expect(outcome.text.contains("list"))
    }

    @Test func `Writes help and version to standard output`() throws {
        let help = try FeedHostProcess.run(["--help"])
        #expect(help.status == 0)
        #expect(help.text.contains("  renderers [PLUGIN]"))
        let version = try FeedHostProcess.run(["--version"])
        #expect(version.status == 0)
        #expect(version.text.hasPrefix("feedhost "))
    }
}
