import Foundation
import Testing

/// The message about a plugin that is named and can't be had.
struct NamedPluginTests {
    private func library(in folder: TemporaryFolder) throws -> String {
        try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "behaved", in: folder)
    }

    @Test func `a refused plugin is not said to be missing`() throws {
        let folder = try TemporaryFolder()
        let library = try library(in: folder)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: library)
        let outcome = try FeedHostProcess.run(
            ["--plugin-path", folder.url.path, "-r", "animal"])
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("others than its owner may write to it"))
        #expect(outcome.errors.contains("chmod go-w"))
    }

    @Test func `a folder of plugins that is not there is told`() throws {
        let outcome = try FeedHostProcess.run(["--plugin-path", "/no/such/folder"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("warning: there is no folder '/no/such/folder'"))
    }

    @Test func `a file of the current folder is found by its name`() throws {
        let folder = try TemporaryFolder()
        _ = try library(in: folder)
        let outcome = try FeedHostProcess.run(
            ["-r", "behaved.so", "-"], input: Data(SampleDocuments.rss.utf8),
            shell: "cd '\(folder.url.path)' && exec \"$0\" \"$@\"")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test(arguments: ["in-process", "worker"])
    func `a value that the renderer refuses is an error of the command line`(seat: String) throws {
        let outcome = try FeedHostProcess.run(["--seat", seat, "-r", "html", "-O", "accent=}"])
        #expect(outcome.status == 64, "\(outcome.errors)")
        #expect(outcome.errors.contains("see its options"))
    }

    @Test func `validating what is not there is told apart from what is not valid`() throws {
        let outcome = try FeedHostProcess.run(["validate", "/nonexistent/plugin.so"])
        #expect(outcome.status == 66)
        #expect(outcome.text.isEmpty)
        #expect(outcome.errors.contains("'/nonexistent/plugin.so'"))
    }

    @Test func `what lies beside the program is not trusted for that`() throws {
        let folder = try TemporaryFolder()
        _ = try library(in: folder)
        try FileManager.default.copyItem(
            at: FeedHostProcess.binary, to: folder.url.appendingPathComponent("feedhost"))
        let outcome = try FeedHostProcess.run(
            ["-v", "-r", "animal", "-"], input: Data(SampleDocuments.rss.utf8),
            shell: "exec '\(folder.url.path)/feedhost' \"$@\"")
        #expect(outcome.errors.contains("runs in a worker"), "\(outcome.errors)")
    }

    @Test func `a plugin that brings libraries of its own does not run in-process`() throws {
        let folder = try TemporaryFolder()
        let library = try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "reaching", linking: "-Wl,-rpath,/tmp/libraries",
            in: folder)
        let outcome = try FeedHostProcess.run(["--trust", "animal", "-r", library])
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("it looks for libraries in '/tmp/libraries'"))
    }

    @Test func `a configuration in a folder that others can write to is refused`() throws {
        let folder = try TemporaryFolder()
        let place = folder.url.appendingPathComponent("feedhost")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try "seat = worker\n".write(
            to: place.appendingPathComponent("config"), atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: place.path)
        let outcome = try FeedHostProcess.run(
            [], environment: ["XDG_CONFIG_HOME": folder.url.path])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("others may write to it or to its folder"))
    }
}
