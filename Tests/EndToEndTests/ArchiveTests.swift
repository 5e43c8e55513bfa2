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
            return try #require(feed["items"] as? [[String: Any]]).map { $0["title"] as? String ?? "" }
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
            to: person.folder.url.appendingPathComponent("config/feedhost/config"), atomically: true,
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
        #expect(try person.run("add", "--offline", server.url("redirect/301?to=/file/new.xml")).status == 0)
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
}
