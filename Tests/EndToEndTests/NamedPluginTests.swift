import Foundation
import Testing

/// Messages about named plugins that can't be used.
struct NamedPluginTests {
    private func library(in folder: TemporaryFolder) throws -> String {
        try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "behaved", in: folder)
    }

    @Test func `Explains why a plugin is refused`() throws {
        let folder = try TemporaryFolder()
        let library = try library(in: folder)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: library)
        let outcome = try FeedHostProcess.run(
            ["--plugin-path", folder.url.path, "-r", "animal"])
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("others than its owner may write to it"))
        #expect(outcome.errors.contains("chmod go-w"))
    }

    @Test func `Warns of a missing plugin folder`() throws {
        let outcome = try FeedHostProcess.run(["--plugin-path", "/no/such/folder"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("warning: there is no folder '/no/such/folder'"))
    }

    @Test func `Finds a plugin in the current folder by its file name`() throws {
        let folder = try TemporaryFolder()
        _ = try library(in: folder)
        let outcome = try FeedHostProcess.run(
            ["-r", "behaved.so", "-"], input: Data(SampleDocuments.rss.utf8),
            shell: "cd '\(folder.url.path)' && exec \"$0\" \"$@\"")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test(arguments: ["in-process", "worker"])
    func `Reports an option value that the renderer rejects as a usage error`(seat: String) throws {
        let outcome = try FeedHostProcess.run(["--seat", seat, "-r", "html", "-O", "accent=}"])
        #expect(outcome.status == 64, "\(outcome.errors)")
        #expect(outcome.errors.contains("see its options"))
    }

    @Test func `Validate reports a missing file with its own status`() throws {
        let outcome = try FeedHostProcess.run(["validate", "/nonexistent/plugin.so"])
        #expect(outcome.status == 66)
        #expect(outcome.text.isEmpty)
        #expect(outcome.errors.contains("'/nonexistent/plugin.so'"))
    }

    @Test func `Does not trust plugins beside a copied program`() throws {
        let folder = try TemporaryFolder()
        _ = try library(in: folder)
        try FileManager.default.copyItem(
            at: FeedHostProcess.binary, to: folder.url.appendingPathComponent("feedhost"))
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

    @Test func `Rejects a trusted plugin with its own library search path`() throws {
        let folder = try TemporaryFolder()
        let library = try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "reaching", linking: "-Wl,-rpath,/tmp/libraries",
            in: folder)
        let outcome = try FeedHostProcess.run(["--trust", "animal", "-r", library])
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("it looks for libraries in '/tmp/libraries'"))
    }

    @Test func `Rejects a configuration in a folder writable by others`() throws {
        let folder = try TemporaryFolder()
        let directory = folder.url.appendingPathComponent("feedhost")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try "seat = worker\n".write(
            to: directory.appendingPathComponent("config"), atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o777], ofItemAtPath: directory.path)
        let outcome = try FeedHostProcess.run(
            [], environment: ["XDG_CONFIG_HOME": folder.url.path])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("others may write to it or to its folder"))
    }
}
