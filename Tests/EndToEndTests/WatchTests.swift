import Foundation
import Testing

@Suite struct WatchTests {
    /// A program that draws again and again into a file.
    private final class Watcher {
        let output: URL
        private let process = Process()

        init(_ arguments: [String], output: URL, environment: [String: String]) throws {
            self.output = output
            process.executableURL = FeedHostProcess.binary
            process.arguments =
                ["--watch", "-r", "text", "-O", "style=list", "-o", output.path] + arguments
            process.environment = ["PATH": "/usr/bin:/bin", "TZ": "UTC"].merging(environment) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        deinit {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        /// Waits until the file holds `words`, a minute at most.
        func waits(for words: String) -> Bool {
            for _ in 0..<1200 {
                if let text = try? String(contentsOf: output, encoding: .utf8),
                    text.contains(words)
                {
                    return true
                }
                Thread.sleep(forTimeInterval: 0.05)
            }
            return false
        }

        /// Counts what the program holds: open files, and mappings of files.
        func taken() throws -> (descriptors: Int, libraries: Int) {
            let folder = "/proc/\(process.processIdentifier)"
            let maps = try String(contentsOfFile: folder + "/maps", encoding: .utf8)
            return (
                try FileManager.default.contentsOfDirectory(atPath: folder + "/fd").count,
                maps.split(separator: "\n").count { $0.contains("/") }
            )
        }

        func interrupt() -> Int32 {
            process.interrupt()
            for _ in 0..<200 where process.isRunning { Thread.sleep(forTimeInterval: 0.05) }
            guard !process.isRunning else { return -1 }
            return process.terminationStatus
        }
    }

    private func feed(_ title: String) -> String {
        "<rss version='2.0'><channel><title>F</title><item><title>\(title)</title></item></channel></rss>"
    }

    @Test func `a file that changes or is replaced is drawn again, until Ctrl-C`() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(feed("first"), to: "feed.xml")
        let watcher = try Watcher(
            [source.path], output: folder.url.appendingPathComponent("out"),
            environment: ["HOME": folder.url.path])
        #expect(watcher.waits(for: "first"))
        try Data(feed("second").utf8).write(to: source)
        #expect(watcher.waits(for: "second"))
        try Data(feed("third").utf8).write(to: source, options: .atomic)
        #expect(watcher.waits(for: "third"))
        #expect(watcher.interrupt() == 130)
        #expect(try folder.names() == ["feed.xml", "out"])
    }

    @Test
    func
        `the target of a link, a folder that is replaced and a link that leads elsewhere are seen`()
        throws
    {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        let place = { (name: String) in folder.url.appendingPathComponent(name) }
        for (name, title) in [("1", "first"), ("2", "second"), ("3", "third"), ("4", "fourth")] {
            try files.createDirectory(
                at: place("releases/\(name)"), withIntermediateDirectories: true)
            _ = try folder.write(feed(title), to: "releases/\(name)/feed.xml")
        }
        try files.createSymbolicLink(
            atPath: place("current").path, withDestinationPath: "releases/1")
        try files.createSymbolicLink(
            atPath: place("feed.xml").path, withDestinationPath: "current/feed.xml")
        let watcher = try Watcher(
            [place("feed.xml").path], output: place("out"), environment: ["HOME": folder.url.path])
        #expect(watcher.waits(for: "first"))
        // The target, in place.
        try Data(feed("anew").utf8).write(to: place("releases/1/feed.xml"))
        #expect(watcher.waits(for: "anew"))
        // The link to the folder.
        try files.createSymbolicLink(atPath: place("next").path, withDestinationPath: "releases/2")
        let isRenamed = unsafe rename(place("next").path, place("current").path) == 0
        #expect(isRenamed)
        #expect(watcher.waits(for: "second"))
        // Another folder in the place of the folder.
        try files.moveItem(at: place("releases/2"), to: place("releases/old"))
        try files.moveItem(at: place("releases/3"), to: place("releases/2"))
        #expect(watcher.waits(for: "third"))
        // And of the folder above.
        try files.moveItem(at: place("releases"), to: place("gone"))
        try files.createDirectory(at: place("releases/2"), withIntermediateDirectories: true)
        _ = try folder.write(feed("fifth"), to: "releases/2/feed.xml")
        #expect(watcher.waits(for: "fifth"))
        try Data(feed("sixth").utf8).write(to: place("releases/2/feed.xml"))
        #expect(watcher.waits(for: "sixth"))
    }

    /// In a user namespace of its own, which may watch nothing.
    @Test(arguments: ["max_inotify_instances", "max_inotify_watches"])
    func `where the system watches nothing, that is said, and files are looked at`(limit: String)
        throws
    {
        let folder = try TemporaryFolder()
        let source = try folder.write(feed("first"), to: "feed.xml")
        let output = folder.url.appendingPathComponent("out")
        let script = """
            echo 0 > /proc/sys/user/\(limit) || exit 9
            exec "$0" --watch -r text -O style=list -o "$1" "$2"
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments = [
            "-Ur", "sh", "-c", script, FeedHostProcess.binary.path, output.path, source.path,
        ]
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path]
        let errors = Pipe()
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        defer { kill(process.processIdentifier, SIGKILL) }
        func waits(for words: String) -> Bool {
            for _ in 0..<600 where process.isRunning {
                let text = try? String(contentsOf: output, encoding: .utf8)
                if text?.contains(words) == true { return true }
                Thread.sleep(forTimeInterval: 0.05)
            }
            return false
        }
        guard waits(for: "first") else {
            // Where there are no such namespaces, nothing can be shown.
            #expect(!process.isRunning && [1, 9].contains(process.terminationStatus))
            return
        }
        try Data(feed("second").utf8).write(to: source)
        #expect(waits(for: "second"))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let text = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        #expect(text.split(separator: "\n").count == 1)
        #expect(text.contains("watches no more files"), "\(text)")
    }

    @Test func `a watch ends when nobody reads it any more`() throws {
        let folder = try TemporaryFolder()
        try folder.write(feed("first"), to: "feed.xml")
        let outcome = try FeedHostProcess.run(
            ["--watch", "-r", "text", "-O", "style=list", folder.url.path + "/feed.xml"],
            environment: ["HOME": folder.url.path],
            shell: #"{ "$0" "$@"; echo "status $?" >&2; } | head -n 1"#)
        #expect(outcome.text.contains("first"))
        #expect(outcome.errors.contains("status 141"))
    }

    @Test func `a file that a list names is drawn again, and one that comes later`() throws {
        let folder = try TemporaryFolder()
        let feeds = folder.url.appendingPathComponent("feeds")
        try FileManager.default.createDirectory(at: feeds, withIntermediateDirectories: true)
        let source = try folder.write(feed("first"), to: "feeds/a.xml")
        let list = try folder.write(
            "<opml><body><outline xmlUrl='feeds/a.xml'/><outline xmlUrl='feeds/b.xml'/></body></opml>",
            to: "list.opml")
        let watcher = try Watcher(
            [list.path], output: folder.url.appendingPathComponent("out"),
            environment: ["HOME": folder.url.path])
        #expect(watcher.waits(for: "first"))
        try Data(feed("second").utf8).write(to: source)
        #expect(watcher.waits(for: "second"))
        try folder.write(feed("third"), to: "feeds/b.xml")
        #expect(watcher.waits(for: "third"))
        #expect(watcher.interrupt() == 130)
    }

    @Test(arguments: [[], ["--no-cache"]])
    func `a file that changes has no server asked again at once`(options: [String]) throws {
        let reader = try NetworkReader()
        let source = try reader.home.write(feed("first"), to: "feed.xml")
        let before = Date()
        let watcher = try Watcher(
            options + [
                source.path, reader.server.url("feed?store=1"), reader.server.url("status/500"),
            ],
            output: reader.home.url.appendingPathComponent("out"), environment: reader.environment)
        #expect(watcher.waits(for: "first"))
        #expect(watcher.waits(for: "Plain item 1"))
        for title in ["second", "third"] {
            try Data(feed(title).utf8).write(to: source)
            #expect(watcher.waits(for: title))
        }
        // Clocks of whole seconds may take a little more than four for five.
        let rounds = 1 + Int(Date().timeIntervalSince(before) / 4)
        let failures = try reader.server.count("status/500")
        #expect(failures <= rounds, "\(failures) of \(rounds)")
        #expect(try reader.server.count("feed") <= (options.isEmpty ? 1 : rounds))
        #expect(watcher.interrupt() == 130)
    }

    @Test func `an address is drawn again when it is not fresh any more`() throws {
        let reader = try NetworkReader()
        let watcher = try Watcher(
            [reader.server.url("status/429?retry=1&times=1")],
            output: reader.home.url.appendingPathComponent("out"), environment: reader.environment)
        #expect(watcher.waits(for: "Recovered item 1"))
        #expect(try reader.server.requests().count == 2)
    }

    @Test func `a plugin that is replaced draws again`() throws {
        let folder = try TemporaryFolder()
        let plugin = folder.url.appendingPathComponent("text.so")
        let original = FeedHostProcess.binary.deletingLastPathComponent()
            .appendingPathComponent("libTextRenderer.so")
        try FileManager.default.copyItem(at: original, to: plugin)
        let source = try folder.write(feed("first"), to: "feed.xml")
        let output = folder.url.appendingPathComponent("out")
        let watcher = try Watcher(
            ["-r", plugin.path, source.path], output: output,
            environment: ["HOME": folder.url.path])
        #expect(watcher.waits(for: "first"))
        try FileManager.default.removeItem(at: output)
        let next = folder.url.appendingPathComponent("next.so")
        try FileManager.default.copyItem(at: original, to: next)
        try FileManager.default.removeItem(at: plugin)
        try FileManager.default.moveItem(at: next, to: plugin)
        #expect(watcher.waits(for: "first"))
    }

    @Test func `a long watch takes no more with each round`() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(feed("round 0."), to: "feed.xml")
        let watcher = try Watcher(
            [source.path], output: folder.url.appendingPathComponent("out"),
            environment: ["HOME": folder.url.path])
        #expect(watcher.waits(for: "round 0."))
        var taken: [(descriptors: Int, libraries: Int)] = []
        for round in 1...6 {
            try Data(feed("round \(round).").utf8).write(to: source)
            #expect(watcher.waits(for: "round \(round)."))
            taken.append(try watcher.taken())
        }
        // Timers and the like come once.
        #expect(taken[5].descriptors < taken[0].descriptors + 3)
        #expect(taken[5].libraries <= taken[0].libraries)
    }
}
