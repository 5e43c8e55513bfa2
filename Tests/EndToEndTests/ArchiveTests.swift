import Foundation
import Testing

/// Items that have left the feeds of a person's own list.
@Suite struct ArchiveTests {
    private struct Person {
        let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        func run(_ arguments: String...) throws -> FeedHostProcess.Outcome {
            let path = { (name: String) in folder.url.appendingPathComponent(name).path }
            return try FeedHostProcess.run(
                arguments,
                environment: [
                    "XDG_CONFIG_HOME": path("config"), "XDG_DATA_HOME": path("data"),
                    "XDG_STATE_HOME": path("state"), "XDG_CACHE_HOME": path("cache"),
                ])
        }

        /// Writes a feed with items of these numbers.
        @discardableResult
        func write(_ name: String, _ numbers: ClosedRange<Int>) throws -> URL {
            let items = numbers.map { number in
                "<item><title>\(name) \(number)</title><guid>urn:\(name):\(number)</guid>"
                    + "<description>&lt;p&gt;Text \(number)&lt;/p&gt;</description>"
                    + "<pubDate>0\(number) Nov 2026 10:00:00 GMT</pubDate></item>"
            }
            return try folder.write(
                "<rss version='2.0'><channel><title>\(name)</title>\(items.joined())</channel></rss>",
                to: "\(name).xml")
        }

        func titles(_ arguments: String...) throws -> [String] {
            let path = { (name: String) in folder.url.appendingPathComponent(name).path }
            let outcome = try FeedHostProcess.run(
                arguments + ["-r", "json"],
                environment: [
                    "XDG_CONFIG_HOME": path("config"), "XDG_DATA_HOME": path("data"),
                    "XDG_STATE_HOME": path("state"), "XDG_CACHE_HOME": path("cache"),
                ])
            let feed = try #require(
                try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
            return try #require(feed["items"] as? [[String: Any]]).map {
                $0["title"] as? String ?? ""
            }
        }
    }

    @Test func `stay in what is drawn, also where their feed can't be loaded`() throws {
        let person = try Person()
        let a = try person.write("a", 1...3)
        let b = try person.write("b", 4...5)
        for feed in [a, b] { #expect(try person.run("add", feed.path).status == 0) }
        #expect(try person.titles() == ["b 5", "b 4", "a 3", "a 2", "a 1"])
        try person.write("a", 3...4)
        #expect(try person.titles() == ["b 5", "a 4", "b 4", "a 3", "a 2", "a 1"])
        #expect(try person.titles("--no-archive") == ["b 5", "a 4", "b 4", "a 3"])
        #expect(try person.titles("--match", "text 1") == ["a 1"])
        #expect(try person.titles("--since", "2026-11-02", "-n", "9").count == 5)
        #expect(try person.titles(a.path) == ["a 3", "a 4"])
        try FileManager.default.removeItem(at: b)
        let partly = try person.run()
        #expect(partly.status == 1)
        #expect(partly.text.contains("b 5"))
        #expect(try person.titles() == ["b 5", "a 4", "b 4", "a 3", "a 2", "a 1"])

        #expect(try person.run("archive", "info").text.contains("items:     6 of 2 feeds"))
        #expect(try person.run("remove", b.path).status == 0)
        #expect(try person.titles() == ["a 4", "a 3", "a 2", "a 1"])
        #expect(try person.run("archive", "clear").status == 0)
        #expect(try person.titles() == ["a 3", "a 4"])
    }

    @Test func `are unread until they are read, and marks are theirs`() throws {
        let person = try Person()
        let a = try person.write("a", 1...3)
        #expect(try person.run("add", a.path).status == 0)
        #expect(try person.titles("--unread", "--mark-read", "--match", "a 2") == ["a 2"])
        try person.write("a", 4...4)
        #expect(try person.titles("--unread") == ["a 4", "a 3", "a 1"])
        #expect(try person.titles("--unread", "--mark-read").count == 3)
        #expect(try person.titles("--unread").isEmpty)
        #expect(try person.titles().count == 4)
    }

    @Test func `are off where the configuration says so`() throws {
        let person = try Person()
        let a = try person.write("a", 1...2)
        #expect(try person.run("add", a.path).status == 0)
        try "archive = off\n".write(
            to: person.folder.url.appendingPathComponent("config/feedhost/config"),
            atomically: true,
            encoding: .utf8)
        #expect(try person.titles().count == 2)
        #expect(
            !FileManager.default.fileExists(
                atPath: person.folder.url.appendingPathComponent("data").path))
        #expect(try person.titles("--archive", "5").count == 2)
        try person.write("a", 3...3)
        #expect(try person.titles("--archive", "5") == ["a 3", "a 2", "a 1"])
        #expect(try person.titles() == ["a 3"])
    }

    @Test func `and their marks go with a feed whose address changes`() throws {
        let person = try Person()
        let server = try ScriptedServer()
        try server.add(Array(try Data(contentsOf: person.write("a", 1...3))), named: "new.xml")
        #expect(
            try person.run("add", "--offline", server.url("redirect/301?to=/file/new.xml")).status
                == 0)
        #expect(try person.titles("--mark-read", "--match", "a 2") == ["a 2"])
        #expect(try person.titles().count == 3)
        #expect(try person.run("check", "--write").status == 0)
        try server.add(Array(try Data(contentsOf: person.write("a", 4...4))), named: "new.xml")
        #expect(try person.titles("--unread", "--reload") == ["a 4", "a 3", "a 1"])
    }

    @Test func `a damaged archive is told, and the feed drawn`() throws {
        let person = try Person()
        let a = try person.write("a", 1...2)
        #expect(try person.run("add", a.path).status == 0)
        #expect(try person.titles().count == 2)
        let file = person.folder.url.appendingPathComponent("data/feedhost/archive-v1-0.sqlite")
        try Data(repeating: 7, count: 9_000).write(to: file)
        let drawn = try person.run()
        #expect(drawn.status == 0)
        #expect(drawn.errors.contains("is damaged; it is left aside"))
        #expect(drawn.text.contains("a 1"))
        #expect(try person.run("archive", "info").text.contains("items:     2 of 1 feed"))
    }

    @Test func `nothing is drawn where no item is left, if that is asked for`() throws {
        let person = try Person()
        let a = try person.write("a", 1...2)
        #expect(try person.run("add", a.path).status == 0)
        let file = person.folder.url.appendingPathComponent("page.html")
        #expect(try person.run("--skip-empty", "-r", "html", "-o", file.path).status == 0)
        let page = try Data(contentsOf: file)
        #expect(!page.isEmpty)
        let none = try person.run("--skip-empty", "--match", "zzz", "-r", "html", "-o", file.path)
        #expect(none.status == 0)
        #expect(try Data(contentsOf: file) == page)
        let empty = try person.run("--skip-empty", "--match", "zzz", "-r", "html")
        #expect(empty.status == 0)
        #expect(empty.output.isEmpty)
        #expect(try !person.run("--match", "zzz", "-r", "html").output.isEmpty)
    }

    /// Runs the recipe as the page has it, with a command that takes mail and may fail.
    @Test func `the recipe of a digest sends what is new once, and nothing where nothing is`()
        throws
    {
        let person = try Person()
        let a = try person.write("a", 1...2)
        #expect(try person.run("add", a.path).status == 0)
        #expect(
            try person.run("add", "--offline", person.folder.url.path + "/gone.xml").status == 66)
        let gone = try person.write("gone", 1...1)
        #expect(try person.run("add", gone.path).status == 0)
        try FileManager.default.removeItem(at: gone)

        let guide = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../docs/READING.md"), encoding: .utf8)
        let recipe = try #require(
            guide.components(separatedBy: "```sh\npage=$(mktemp)").last?
                .components(separatedBy: "```").first)
        let mails = person.folder.url.appendingPathComponent("mails")
        let script = """
            feedhost() { '\(FeedHostProcess.binary.path)' "$@"; }
            mail-it() { [ -e '\(mails.path).broken' ] && return 1; cat "$1" >>'\(mails.path)'; }
            page=$(mktemp)\(recipe)
            """
        func run() throws -> (status: Int32, mails: String) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = ["-c", script]
            var environment = ProcessInfo.processInfo.environment
            for name in ["config", "data", "state", "cache"] {
                environment["XDG_\(name.uppercased())_HOME"] =
                    person.folder.url.appendingPathComponent(name).path
            }
            process.environment = environment
            process.standardInput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            let text = (try? String(contentsOf: mails, encoding: .utf8)) ?? ""
            try? FileManager.default.removeItem(at: mails)
            return (process.terminationStatus, text)
        }
        try Data().write(to: URL(fileURLWithPath: mails.path + ".broken"))
        #expect(try run() == (1, ""))
        try FileManager.default.removeItem(atPath: mails.path + ".broken")
        let first = try run()
        #expect(first.status == 1)
        #expect(first.mails.contains("a 1") && first.mails.contains("a 2"))
        #expect(try run() == (1, ""))
        try person.write("a", 2...3)
        let second = try run()
        #expect(second.mails.contains("a 3") && !second.mails.contains("a 2"))
    }
}
