import Foundation
import Testing

/// The plugin file that the dynamic linker loads: the installed one, or a private copy.
final class LoadedFileTests: TestsInFolder {
    /// Returns the linker's debug output about loaded files.
    private func loaded(_ command: String, in folder: URL) throws -> [Substring] {
        let outcome = try Shell.run(
            command, in: folder,
            environment: [
                "LD_DEBUG": "files", "LD_DEBUG_OUTPUT": folder.path + "/linker",
                "FEEDHOST": InstalledFeedHost.binary, "TERM": "xterm",
            ])
        #expect(outcome.status == 0, "\(outcome.words)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try files.filter { $0.hasPrefix("linker.") }.flatMap {
            try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8)
                .split(separator: "\n").filter { $0.contains("generating link map") }
        }
    }

    private var plugins: URL {
        InstalledFeedHost.prefix.appendingPathComponent("lib/feedhost/plugins")
    }

    @Test func `Loads installed plugins in place, and others from a copy`()
        throws
    {
        _ = try folder.write(SampleDocuments.rss, to: "feed.xml")
        let installed = try loaded(
            "exec \"$FEEDHOST\" -r text feed.xml > drawn", in: folder.url)
        #expect(installed.contains { $0.contains("\(plugins.path)/libTextRenderer.so") })
        #expect(!installed.contains { $0.contains("/proc/") })

        let other = try TemporaryFolder()
        _ = try other.write(SampleDocuments.rss, to: "feed.xml")
        let dropped = try loaded(
            "cp '\(plugins.path)/libTextRenderer.so' mine.so && "
                + "exec \"$FEEDHOST\" --seat in-process -r ./mine.so feed.xml > drawn",
            in: other.url)
        #expect(!dropped.contains { $0.contains("mine.so") })
        #expect(dropped.contains { $0.contains("/proc/") && $0.contains("/fd/") })
    }

    /// Returns the files loaded by a run at a terminal that shows `words`, and that `keys` end.
    private func loadedAtTerminal(
        _ arguments: String, shows words: String, endedBy keys: String...
    ) throws -> [Substring] {
        _ = try folder.write(SampleDocuments.rss, to: "feed.xml")
        let session = try TerminalSession(in: folder)
        try session.type(
            "LD_DEBUG=files LD_DEBUG_OUTPUT=\(folder.url.path)/linker '\(InstalledFeedHost.binary)' "
                + "--no-config \(arguments) feed.xml; echo status=$?")
        _ = try #require(session.screen { $0.contains(words) })
        for key in keys { try session.press(key) }
        _ = try #require(session.screen { $0.contains("status=0\n") })
        return try loaded("true", in: folder.url)
    }

    @Test func `Loads interactive plugins and views beside them from copies`() throws {
        let loaded = try loadedAtTerminal(
            "-r terminal --loading-view progress", shows: "A rope", endedBy: "q")
        #expect(!loaded.contains { $0.contains("Renderer.so") })
        #expect(loaded.filter { $0.contains("/proc/") && $0.contains("/fd/") }.count >= 2)
    }

    @Test func `Loads plugins from copies if a pager may follow`() throws {
        let loaded = try loadedAtTerminal("--no-pager -r text", shows: "A rope")
        #expect(!loaded.contains { $0.contains("Renderer.so") })
        #expect(loaded.contains { $0.contains("/proc/") && $0.contains("/fd/") })
    }

    @Test func `Shipped plugins need no grant`() throws {
        let outcome = try Shell.run(
            "'\(InstalledFeedHost.binary)' renderers", in: InstalledFeedHost.prefix)
        #expect(outcome.status == 0, "\(outcome.words)")
        #expect(
            outcome.words.contains(
                "    needs terminal; wants feeds; has that, as it came with feedhost\n"))
        #expect(!outcome.words.contains("--allow"), "\(outcome.words)")
    }

    @Test func `Survives updates of installed plugins while watching`() throws {
        let feed = try folder.write(SampleDocuments.feed("T", item: "One"), to: "feed.xml")
        let outcome = try Shell.run(
            """
            \(ReplacementTests.waiting)
            cp -r '\(InstalledFeedHost.prefix.path)' installed
            installed/bin/feedhost --watch -r text -o output '\(feed.path)' 2> log & watcher=$!
            trap 'kill $watcher' EXIT
            until_holds output One || exit 1
            : > installed/lib/feedhost/plugins/libTextRenderer.so
            sed -i s/One/Two/ feed.xml
            until_holds output Two || { cat log; ls -l feed.xml output; kill -0 $watcher; exit 2; }
            """, in: folder.url)
        #expect(outcome.status == 0, "\(outcome.words)")
    }
}
