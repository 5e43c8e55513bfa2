import Foundation
import Testing

@Suite final class WatchTests: TestsInFolder {
    /// Runs `feedhost --watch` with an output file.
    private final class Watcher {
        let output: URL
        private let process = Process()

        /// - Parameter folder: where the file `out` is written, and the user's home.
        init(
            renderer: [String] = ["-r", "text", "-O", "style=list"], _ arguments: [String],
            in folder: TemporaryFolder, environment: [String: String] = [:]
        ) throws {
            output = folder.url.appendingPathComponent("out")
            process.executableURL = FeedHostProcess.binary
            process.arguments = ["--watch", "-o", output.path] + renderer + arguments
            process.environment = ["PATH": "/usr/bin:/bin", "TZ": "UTC", "HOME": folder.path]
                .merging(environment) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        deinit {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        /// Waits up to a minute until the file contains `words`.
        func waits(for words: String) -> Bool {
            Waiting.until {
                (try? String(contentsOf: output, encoding: .utf8))?.contains(words) == true
            }
        }

        /// Counts open descriptors and mapped files.
        func resources() throws -> (descriptors: Int, libraries: Int) {
            let folder = "/proc/\(process.processIdentifier)"
            let maps = try String(contentsOfFile: folder + "/maps", encoding: .utf8)
            return (
                try FileManager.default.contentsOfDirectory(atPath: folder + "/fd").count,
                maps.split(separator: "\n").count { $0.contains("/") }
            )
        }

        func interrupt() -> Int32 {
            process.interrupt()
            return Waiting.until { !process.isRunning } ? process.terminationStatus : -1
        }
    }

    private func feed(_ title: String) -> String {
        SampleDocuments.feed("F", item: title)
    }

    @Test func `Redraws a changed or replaced file until Ctrl-C`() throws {
        let source = try folder.write(feed("first"), to: "feed.xml")
        let watcher = try Watcher([source.path], in: folder)
        #expect(watcher.waits(for: "first"))
        try Data(feed("second").utf8).write(to: source)
        #expect(watcher.waits(for: "second"))
        try Data(feed("third").utf8).write(to: source, options: .atomic)
        #expect(watcher.waits(for: "third"))
        #expect(watcher.interrupt() == 130)
        #expect(try folder.names() == ["feed.xml", "out"])
    }

    @Test func `Runs a program again when its feed is due`() throws {
        let source = try folder.write(feed("first"), to: "feed.xml")
        try folder.write("source = own cat \(source.path)", to: ".config/feedhost/config")
        let watcher = try Watcher(["--reload=5", "exec:own"], in: folder)
        #expect(watcher.waits(for: "first"))
        try Data(feed("second").utf8).write(to: source)
        #expect(watcher.waits(for: "second"))
    }

    @Test
    func
        `Follows changed link targets, replaced folders and redirected links`()
        throws
    {
        let files = FileManager.default
        func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }
        for (name, title) in [("1", "first"), ("2", "second"), ("3", "third"), ("4", "fourth")] {
            _ = try folder.write(feed(title), to: "releases/\(name)/feed.xml")
        }
        try files.createSymbolicLink(
            atPath: url("current").path, withDestinationPath: "releases/1")
        try files.createSymbolicLink(
            atPath: url("feed.xml").path, withDestinationPath: "current/feed.xml")
        let watcher = try Watcher([url("feed.xml").path], in: folder)
        #expect(watcher.waits(for: "first"))
        // The target changes in place.
        try Data(feed("anew").utf8).write(to: url("releases/1/feed.xml"))
        #expect(watcher.waits(for: "anew"))
        // The link to the folder changes.
        try files.createSymbolicLink(atPath: url("next").path, withDestinationPath: "releases/2")
        let isRenamed = unsafe rename(url("next").path, url("current").path) == 0
        #expect(isRenamed)
        #expect(watcher.waits(for: "second"))
        // Another folder replaces the folder.
        try files.moveItem(at: url("releases/2"), to: url("releases/old"))
        try files.moveItem(at: url("releases/3"), to: url("releases/2"))
        #expect(watcher.waits(for: "third"))
        // Another folder replaces the parent folder.
        try files.moveItem(at: url("releases"), to: url("gone"))
        _ = try folder.write(feed("fifth"), to: "releases/2/feed.xml")
        #expect(watcher.waits(for: "fifth"))
        try Data(feed("sixth").utf8).write(to: url("releases/2/feed.xml"))
        #expect(watcher.waits(for: "sixth"))
    }

    /// Uses a user namespace in which inotify is unavailable.
    @Test(arguments: ["max_inotify_instances", "max_inotify_watches"])
    func `Reports unavailable file watching, and polls files`(limit: String)
        throws
    {
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
            for _ in 0..<1_200 where process.isRunning {
                let text = try? String(contentsOf: output, encoding: .utf8)
                if text?.contains(words) == true { return true }
                Thread.sleep(forTimeInterval: 0.05)
            }
            return false
        }
        guard waits(for: "first") else {
            // User namespaces may be unavailable.
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

    @Test func `Watch ends when its pipe is closed`() throws {
        try folder.write(feed("first"), to: "feed.xml")
        let outcome = try FeedHostProcess.run(
            ["--watch", "-r", "text", "-O", "style=list", folder.url.path + "/feed.xml"],
            environment: ["HOME": folder.url.path],
            shell: #"{ "$0" "$@"; echo "status $?" >&2; } | head -n 1"#)
        #expect(outcome.text.contains("first"))
        #expect(outcome.errors.contains("status 141"))
    }

    @Test func `Redraws files of a list, including those created later`() throws {
        let source = try folder.write(feed("first"), to: "feeds/a.xml")
        let list = try folder.write(
            "<opml><body><outline xmlUrl='feeds/a.xml'/><outline xmlUrl='feeds/b.xml'/></body></opml>",
            to: "list.opml")
        let watcher = try Watcher([list.path], in: folder)
        #expect(watcher.waits(for: "first"))
        try Data(feed("second").utf8).write(to: source)
        #expect(watcher.waits(for: "second"))
        try folder.write(feed("third"), to: "feeds/b.xml")
        #expect(watcher.waits(for: "third"))
        #expect(watcher.interrupt() == 130)
    }

    @Test(arguments: [[], ["--no-cache"]])
    func `Sends no requests when a local file changes`(options: [String]) throws {
        let reader = try NetworkReader()
        let source = try reader.home.write(feed("first"), to: "feed.xml")
        let before = Date()
        let watcher = try Watcher(
            options + [
                source.path, reader.server.url("feed?store=1"), reader.server.url("status/500"),
            ], in: reader.home, environment: reader.environment)
        #expect(watcher.waits(for: "first"))
        #expect(watcher.waits(for: "Plain item 1"))
        for title in ["second", "third"] {
            try Data(feed(title).utf8).write(to: source)
            #expect(watcher.waits(for: title))
        }
        // With clocks of whole seconds, five seconds may be little more than four.
        let rounds = 1 + Int(Date().timeIntervalSince(before) / 4)
        let failures = try reader.server.count("status/500")
        #expect(failures <= rounds, "\(failures) of \(rounds)")
        #expect(try reader.server.count("feed") <= (options.isEmpty ? 1 : rounds))
        #expect(watcher.interrupt() == 130)
    }

    @Test func `Redraws an address when its copy expires`() throws {
        let reader = try NetworkReader()
        let watcher = try Watcher(
            [reader.server.url("status/429?retry=1&times=1")], in: reader.home,
            environment: reader.environment)
        #expect(watcher.waits(for: "Recovered item 1"))
        #expect(try reader.server.requests().count == 2)
    }

    @Test func `Redraws with a plugin that is replaced while its feed is loading`() throws {
        let reader = try NetworkReader()
        let folder = FeedHostProcess.binary.deletingLastPathComponent()
        func copy(_ name: String, to copy: String) throws -> URL {
            let copy = reader.home.url.appendingPathComponent(copy)
            try FileManager.default.copyItem(at: folder.appendingPathComponent(name), to: copy)
            return copy
        }
        let plugin = try copy("libTextRenderer.so", to: "renderer.so")
        let next = try copy("libHTMLRenderer.so", to: "next.so")
        let watcher = try Watcher(
            renderer: ["-r", plugin.path], [reader.server.url("slow?seconds=3")], in: reader.home,
            environment: reader.environment)
        #expect(try Waiting.until { try reader.server.count("slow?seconds=3") > 0 })
        try FileManager.default.removeItem(at: plugin)
        try FileManager.default.moveItem(at: next, to: plugin)
        #expect(watcher.waits(for: "</html>"))
    }

    @Test func `Uses constant resources over many drawings`() throws {
        let source = try folder.write(feed("round 0."), to: "feed.xml")
        let watcher = try Watcher([source.path], in: folder)
        #expect(watcher.waits(for: "round 0."))
        var resources: [(descriptors: Int, libraries: Int)] = []
        for round in 1...6 {
            try Data(feed("round \(round).").utf8).write(to: source)
            #expect(watcher.waits(for: "round \(round)."))
            resources.append(try watcher.resources())
        }
        // A drawing may have files open for a moment after it is written.
        for _ in 0..<600 where resources[5].descriptors >= resources[0].descriptors + 3 {
            Thread.sleep(forTimeInterval: 0.1)
            resources[5] = try watcher.resources()
        }
        // Timers and the like are created once.
        #expect(resources[5].descriptors < resources[0].descriptors + 3)
        #expect(resources[5].libraries <= resources[0].libraries)
    }

    @Test func `Does not repeat the same drawing`() throws {
        let source = try folder.write(feed("first"), to: "feed.xml").path
        try folder.write(feed("second"), to: "next.xml")
        let outcome = try FeedHostProcess.run(
            ["--watch", "-r", "text", "-O", "style=list", source],
            environment: ["HOME": folder.url.path],
            shell: """
                cd '\(folder.url.path)' || exit 99
                "$0" "$@" > drawn & host=$!
                until_drawn() {
                    for i in {1..1200}; do grep -q "$1" drawn && return; sleep 0.05; done
                }
                until_drawn first
                touch feed.xml; sleep 1
                cp feed.xml copy.xml; mv copy.xml feed.xml; sleep 1
                mv next.xml feed.xml
                until_drawn second
                kill -INT $host
                wait $host
                cat drawn
                """)
        for title in ["first", "second"] {
            #expect(outcome.text.components(separatedBy: title).count == 2, "\(outcome.text)")
        }
    }

    @Test func `Leaves an output file alone while nothing changes`() throws {
        let reader = try NetworkReader()
        let watcher = try Watcher(
            [reader.server.url("validated?cc=max-age=1")], in: reader.home,
            environment: reader.environment)
        #expect(watcher.waits(for: "Validated"))
        func number() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: watcher.output.path)[.systemFileNumber]
                as? Int
        }
        let before = try number()
        #expect(try Waiting.until { try reader.server.requests().count > 1 })
        Thread.sleep(forTimeInterval: 0.5)
        #expect(try number() == before)
        #expect(watcher.interrupt() == 130)
    }
}
