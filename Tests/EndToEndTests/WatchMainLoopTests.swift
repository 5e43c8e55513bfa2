import Foundation
import Testing

/// Renderers with a main loop, with `--watch`.
struct WatchMainLoopTests {
    /// A run with a main loop, and its output.
    private final class Loop {
        let folder: TemporaryFolder
        private let process = Process()

        /// - Parameters:
        ///   - definitions: for the plugin.
        ///   - options: options, and sources besides the file.
        ///   - isListed: true to read the user's list, of the file alone.
        init(
            seat: String, definitions: String = "", options: [String] = ["--watch"],
            isListed: Bool = false
        ) throws {
            folder = try TemporaryFolder()
            _ = try folder.write("", to: "out")
            _ = try folder.write("", to: "errors")
            try write(title: "first")
            try compile(edition: "one", definitions)
            let feed = folder.url.appendingPathComponent("feed.xml").path
            process.executableURL = FeedHostProcess.binary
            process.arguments =
                ["--seat", seat, "-r", folder.url.appendingPathComponent("watched.so").path]
                + options + (isListed ? [] : [feed])
            process.currentDirectoryURL = folder.url
            process.environment = environment
            if isListed { try run("add", feed) }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(
                forWritingTo: folder.url.appendingPathComponent("out"))
            process.standardError = try FileHandle(
                forWritingTo: folder.url.appendingPathComponent("errors"))
            try process.run()
        }

        deinit {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        func write(title: String) throws {
            _ = try folder.write(SampleDocuments.feed("F", item: title), to: "feed.xml")
        }

        private var environment: [String: String] {
            ["PATH": "/usr/bin:/bin", "TZ": "UTC", "HOME": folder.url.path]
        }

        /// Runs the program beside it.
        func run(_ arguments: String...) throws {
            let outcome = try FeedHostProcess.run(arguments, environment: environment)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }

        /// Compiles a new edition, and replaces the plugin with it.
        func compile(edition: String, _ definitions: String = "") throws {
            let made = try ZooPlugin.compile(
                "Tests/Fixtures/plugins/watched.c", name: "made",
                by: "cc -std=c11 -D'EDITION=\"\(edition)\"' \(definitions)", in: folder.url)
            try replace(with: made)
        }

        func replace(with path: String) throws {
            let plugin = folder.url.appendingPathComponent("watched.so").path
            let result = unsafe rename(path, plugin)
            try #require(result == 0)
        }

        var text: String {
            (try? folder.text(of: "out")) ?? ""
        }

        var errors: String {
            (try? folder.text(of: "errors")) ?? ""
        }

        /// Waits up to a minute until the output equals `text`.
        func waits(for text: String) -> Bool { waits { $0.text == text } }

        func waits(until isThere: (Loop) -> Bool) -> Bool {
            Waiting.until { isThere(self) }
        }

        func hasFile(_ name: String) -> Bool {
            FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path)
        }

        func interrupt() -> Int32 {
            process.interrupt()
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    @Test(arguments: ["worker", "in-process"])
    func `Displays changes, and yields to a replaced plugin`(seat: String) throws {
        let loop = try Loop(seat: seat)
        var expected = "one: first\n"
        #expect(loop.waits(for: expected), "\(loop.text) \(loop.errors)")
        try loop.write(title: "second")
        expected += "one: second\n"
        #expect(loop.waits(for: expected), "\(loop.text) \(loop.errors)")

        // An invalid plugin does not replace the current one, and sources are still watched.
        let words = try loop.folder.write("just words", to: "words")
        try loop.replace(with: words.path)
        try loop.write(title: "third")
        expected += "one: third\n"
        #expect(
            loop.text.hasPrefix(expected) || loop.waits(for: expected),
            "\(loop.text) \(loop.errors)")

        try loop.compile(edition: "two")
        _ = loop.waits { $0.text.hasSuffix("two: third\n") }
        #expect(
            loop.text.contains("one leaves\ntwo: third\n"),
            "\(loop.text) \(loop.errors)")
        try loop.write(title: "fourth")
        _ = loop.waits { $0.text.hasSuffix("two: fourth\n") }
        #expect(loop.text.hasSuffix("two: third\ntwo: fourth\n"), "\(loop.text) \(loop.errors)")

        // After the user quits, no plugin follows.
        #expect(loop.interrupt() == 130)
        #expect(loop.text.hasSuffix("two: fourth\ntwo leaves\n"), "\(loop.text) \(loop.errors)")
        #expect(loop.errors.isEmpty, "\(loop.errors)")
    }

    @Test(arguments: ["worker", "in-process"])
    func `Displays a changed file while a server is silent`(seat: String) throws {
        let server = try ScriptedServer()
        let loop = try Loop(seat: seat, options: ["--watch", server.url("silent")])
        #expect(loop.waits { $0.text.hasSuffix("one: first\n") }, "\(loop.text) \(loop.errors)")
        try loop.write(title: "second")
        #expect(loop.waits { $0.text.hasSuffix("one: second\n") }, "\(loop.text) \(loop.errors)")
        #expect(loop.errors.isEmpty, "the server is waited for no more: \(loop.errors)")
    }

    @Test func `Displays a list that has changed while the first feed is displayed`() throws {
        let loop = try Loop(
            seat: "in-process", definitions: "-DWAITS", options: [], isListed: true)
        #expect(loop.waits { $0.hasFile("displays") }, "\(loop.errors)")
        let other = try loop.folder.write(
            "<rss version='2.0'><channel><title>G</title><item><title>newest</title>"
                + "<pubDate>Sat, 21 Nov 2026 08:30:00 GMT</pubDate></item></channel></rss>",
            to: "other.xml")
        try loop.run("add", other.path)
        try loop.folder.write("", to: "go-on")
        #expect(
            loop.waits { $0.text.hasSuffix("one: newest\n") }, "\(loop.text) \(loop.errors)")
    }
}
