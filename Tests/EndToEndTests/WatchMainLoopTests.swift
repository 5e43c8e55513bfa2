import Foundation
import Testing

/// Renderers with a main loop, with `--watch`.
struct WatchMainLoopTests {
    /// A run with a main loop, and its output.
    private final class Loop {
        let folder: TemporaryFolder
        private let process = Process()

        init(seat: String) throws {
            folder = try TemporaryFolder()
            _ = try folder.write("", to: "out")
            _ = try folder.write("", to: "errors")
            try write(title: "first")
            try compile(edition: "one")
            process.executableURL = FeedHostProcess.binary
            process.arguments = [
                "--watch", "--seat", seat, "-r",
                folder.url.appendingPathComponent("watched.so").path,
                folder.url.appendingPathComponent("feed.xml").path,
            ]
            process.environment = [
                "PATH": "/usr/bin:/bin", "TZ": "UTC", "HOME": folder.url.path,
            ]
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
            _ = try folder.write(
                "<rss version='2.0'><channel><title>F</title><item><title>\(title)</title></item></channel></rss>",
                to: "feed.xml")
        }

        /// Compiles a new edition, and replaces the plugin with it.
        func compile(edition: String) throws {
            let made = try ZooPlugin.compile(
                "Tests/Fixtures/plugins/watched.c", name: "made",
                by: "cc -std=c11 -D'EDITION=\"\(edition)\"'", in: folder)
            try replace(with: made)
        }

        func replace(with path: String) throws {
            let plugin = folder.url.appendingPathComponent("watched.so").path
            let result = unsafe rename(path, plugin)
            try #require(result == 0)
        }

        var text: String {
            (try? String(
                contentsOf: folder.url.appendingPathComponent("out"), encoding: .utf8)) ?? ""
        }

        var errors: String {
            (try? String(
                contentsOf: folder.url.appendingPathComponent("errors"), encoding: .utf8)) ?? ""
        }

        /// Waits up to a minute until the output equals `text`.
        func waits(for text: String) -> Bool {
            for _ in 0..<1_200 {
                if self.text == text { return true }
                Thread.sleep(forTimeInterval: 0.05)
            }
            return false
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
        let words = try folder(loop, "just words")
        try loop.replace(with: words)
        try loop.write(title: "third")
        expected += "one: third\n"
        #expect(
            loop.text.hasPrefix(expected) || loop.waits(for: expected),
            "\(loop.text) \(loop.errors)")

        try loop.compile(edition: "two")
        for _ in 0..<1_200 where !loop.text.hasSuffix("two: third\n") {
            Thread.sleep(forTimeInterval: 0.05)
        }
        #expect(
            loop.text.contains("one leaves\ntwo: third\n"),
            "\(loop.text) \(loop.errors)")
        try loop.write(title: "fourth")
        for _ in 0..<1_200 where !loop.text.hasSuffix("two: fourth\n") {
            Thread.sleep(forTimeInterval: 0.05)
        }
        #expect(loop.text.hasSuffix("two: third\ntwo: fourth\n"), "\(loop.text) \(loop.errors)")

        // After the user quits, no plugin follows.
        #expect(loop.interrupt() == 130)
        #expect(loop.text.hasSuffix("two: fourth\ntwo leaves\n"), "\(loop.text) \(loop.errors)")
        #expect(loop.errors.isEmpty, "\(loop.errors)")
    }

    private func folder(_ loop: Loop, _ words: String) throws -> String {
        try loop.folder.write(words, to: "words").path
    }
}
