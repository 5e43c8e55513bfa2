import Foundation
import Testing

/// Plugins that are named, and can't be used or not trusted.
final class NamedPluginTests: TestsInFolder {
    private func library() throws -> String {
        try ZooPlugin.compile("Tests/Zoo/well_behaved.c", name: "behaved", in: folder.url)
    }

    @Test func `Finds a plugin in the current folder by its file name`() throws {
        _ = try library()
        let outcome = try FeedHostProcess.run(
            ["-r", "behaved.so", "-"], input: Data(SampleDocuments.rss.utf8),
            shell: "cd '\(folder.url.path)' && exec \"$0\" \"$@\"")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func `Does not trust plugins beside a copied program`() throws {
        _ = try library()
        try folder.copy(program: FeedHostProcess.binary)
        let outcome = try FeedHostProcess.run(
            ["-v", "-r", "animal", "-"], input: Data(SampleDocuments.rss.utf8),
            shell: "exec '\(folder.url.path)/feedhost' \"$@\"")
        #expect(outcome.errors.contains("runs in a worker"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("is not feedhost's own"))
        // One with the id of a shipped renderer is told apart from it.
        try FileManager.default.copyItem(
            at: FeedHostProcess.binary.deletingLastPathComponent()
                .appendingPathComponent("libTextRenderer.so"),
            to: folder.url.appendingPathComponent("libTextRenderer.so"))
        let text = try FeedHostProcess.run(
            ["-r", "text", "-"], input: Data(SampleDocuments.rss.utf8),
            shell: "exec '\(folder.url.path)/feedhost' \"$@\"")
        #expect(text.status == 0, "\(text.errors)")
        #expect(text.errors.contains("libTextRenderer.so' is not feedhost's own"))
    }

    @Test func `Knows the renderer of a line of the configuration by its path`() throws {
        let library = try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "optional",
            linking: #"'-DZOO_MORE="option=width|integer|72|how wide\n"'"#, in: folder.url)
        try folder.write("option = animal width 7\n", to: "feedhost/config")
        func run(_ arguments: [String]) throws -> FeedHostProcess.Outcome {
            try FeedHostProcess.run(
                arguments, input: Data(SampleDocuments.rss.utf8),
                environment: ["XDG_CONFIG_HOME": folder.url.path])
        }
        let drawn = try run(["-r", library, "-"])
        #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
        let listed = try run(["config", "-r", library])
        #expect(listed.text.contains("width 7"), "\(listed.text)")
        #expect(!listed.text.contains("no renderer"), "\(listed.text)")
        #expect(try run(["-"]).errors.contains("is for 'animal', and there is no such renderer"))
    }

    @Test func `Warns of trust in a plugin that draws nothing`() throws {
        let library = try library()
        for (id, isWarned) in [("nonexist", true), ("animal", false)] {
            let outcome = try FeedHostProcess.run(
                ["--trust", id, "-r", library, "-"], input: Data(SampleDocuments.rss.utf8))
            #expect(outcome.status == 0)
            #expect(
                outcome.errors
                    == (isWarned
                        ? "feedhost: warning: --trust names '\(id)', which shows nothing here\n"
                        : ""))
        }
    }
}
