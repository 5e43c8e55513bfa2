import Foundation
import Testing

/// The archive of items that have left subscribed feeds.
@Suite struct ArchiveTests {
    private struct Subscription {
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

    @Test func `Draws archived items, even if their feed can't be loaded`() throws {
        let subscription = try Subscription()
        let a = try subscription.write("a", 1...3)
        let b = try subscription.write("b", 4...5)
        for feed in [a, b] { #expect(try subscription.run("add", feed.path).status == 0) }
        #expect(try subscription.titles() == ["b 5", "b 4", "a 3", "a 2", "a 1"])
        try subscription.write("a", 3...4)
        #expect(try subscription.titles() == ["b 5", "a 4", "b 4", "a 3", "a 2", "a 1"])
        #expect(try subscription.titles("--no-archive") == ["b 5", "a 4", "b 4", "a 3"])
        #expect(try subscription.titles("--match", "text 1") == ["a 1"])
        #expect(try subscription.titles("--since", "2026-11-02", "-n", "9").count == 5)
        #expect(try subscription.titles(a.path) == ["a 3", "a 4"])
        try FileManager.default.removeItem(at: b)
        let partly = try subscription.run()
        #expect(partly.status == 1)
        #expect(partly.text.contains("b 5"))
        #expect(try subscription.titles() == ["b 5", "a 4", "b 4", "a 3", "a 2", "a 1"])

        #expect(try subscription.run("archive", "info").text.contains("items:     6 of 2 feeds"))
        #expect(try subscription.run("remove", b.path).status == 0)
        #expect(try subscription.titles() == ["a 4", "a 3", "a 2", "a 1"])
        #expect(try subscription.run("archive", "clear").status == 0)
        #expect(try subscription.titles() == ["a 3", "a 4"])
    }

    @Test func `Archived items stay unread until marked as read`() throws {
        let subscription = try Subscription()
        let a = try subscription.write("a", 1...3)
        #expect(try subscription.run("add", a.path).status == 0)
        #expect(try subscription.titles("--unread", "--mark-read", "--match", "a 2") == ["a 2"])
        try subscription.write("a", 4...4)
        #expect(try subscription.titles("--unread") == ["a 4", "a 3", "a 1"])
        #expect(try subscription.titles("--unread", "--mark-read").count == 3)
        #expect(try subscription.titles("--unread").isEmpty)
        #expect(try subscription.titles().count == 4)
    }

    @Test func `Configuration turns the archive off`() throws {
        let subscription = try Subscription()
        let a = try subscription.write("a", 1...2)
        #expect(try subscription.run("add", a.path).status == 0)
        try "archive = off\n".write(
            to: subscription.folder.url.appendingPathComponent("config/feedhost/config"),
            atomically: true,
            encoding: .utf8)
        #expect(try subscription.titles().count == 2)
        #expect(
            !FileManager.default.fileExists(
                atPath: subscription.folder.url.appendingPathComponent("data").path))
        #expect(try subscription.titles("--archive", "5").count == 2)
        try subscription.write("a", 3...3)
        #expect(try subscription.titles("--archive", "5") == ["a 3", "a 2", "a 1"])
        #expect(try subscription.titles() == ["a 3"])
    }

    @Test func `Moves archived items and marks to a feed's new address`() throws {
        let subscription = try Subscription()
        let server = try ScriptedServer()
        try server.add(
            Array(try Data(contentsOf: subscription.write("a", 1...3))), named: "new.xml")
        #expect(
            try subscription.run("add", "--offline", server.url("redirect/301?to=/file/new.xml"))
                .status
                == 0)
        #expect(try subscription.titles("--mark-read", "--match", "a 2") == ["a 2"])
        #expect(try subscription.titles().count == 3)
        #expect(try subscription.run("check", "--write").status == 0)
        try server.add(
            Array(try Data(contentsOf: subscription.write("a", 4...4))), named: "new.xml")
        #expect(try subscription.titles("--unread", "--reload") == ["a 4", "a 3", "a 1"])
    }

    @Test func `Reports a damaged archive and draws the feed`() throws {
        let subscription = try Subscription()
        let a = try subscription.write("a", 1...2)
        #expect(try subscription.run("add", a.path).status == 0)
        #expect(try subscription.titles().count == 2)
        let file = subscription.folder.url.appendingPathComponent(
            "data/feedhost/archive-v1-0.sqlite")
        try Data(repeating: 7, count: 9_000).write(to: file)
        let drawn = try subscription.run()
        #expect(drawn.status == 0)
        #expect(drawn.errors.contains("is damaged; it is left aside"))
        #expect(drawn.text.contains("a 1"))
        #expect(try subscription.run("archive", "info").text.contains("items:     2 of 1 feed"))
    }

    @Test func `Writes nothing with --skip-empty if no item matches`() throws {
        let subscription = try Subscription()
        let a = try subscription.write("a", 1...2)
        #expect(try subscription.run("add", a.path).status == 0)
        let file = subscription.folder.url.appendingPathComponent("page.html")
        #expect(try subscription.run("--skip-empty", "-r", "html", "-o", file.path).status == 0)
        let page = try Data(contentsOf: file)
        #expect(!page.isEmpty)
        let none = try subscription.run(
            "--skip-empty", "--match", "zzz", "-r", "html", "-o", file.path)
        #expect(none.status == 0)
        #expect(try Data(contentsOf: file) == page)
        let empty = try subscription.run("--skip-empty", "--match", "zzz", "-r", "html")
        #expect(empty.status == 0)
        #expect(empty.output.isEmpty)
        #expect(try !subscription.run("--match", "zzz", "-r", "html").output.isEmpty)
    }

    /// Runs the recipe of `docs/READING.md` with a mail command that may fail.
    @Test func `Digest recipe mails new items once, and nothing without new items`()
        throws
    {
        let subscription = try Subscription()
        let a = try subscription.write("a", 1...2)
        #expect(try subscription.run("add", a.path).status == 0)
        #expect(
            try subscription.run("add", "--offline", subscription.folder.url.path + "/gone.xml")
                .status == 66)
        let gone = try subscription.write("gone", 1...1)
        #expect(try subscription.run("add", gone.path).status == 0)
        try FileManager.default.removeItem(at: gone)

        let guide = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../docs/READING.md"), encoding: .utf8)
        let recipe = try #require(
            guide.components(separatedBy: "```sh\npage=$(mktemp)").last?
                .components(separatedBy: "```").first)
        let mails = subscription.folder.url.appendingPathComponent("mails")
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
                    subscription.folder.url.appendingPathComponent(name).path
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
        try subscription.write("a", 2...3)
        let second = try run()
        #expect(second.mails.contains("a 3") && !second.mails.contains("a 2"))
    }
}
