import Foundation
import Testing

/// The archive with a server, and in a recipe of the guide; the rest is in `Tests/Transcripts`.
@Suite struct ArchiveTests {
    private struct Subscription {
        let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        var environment: [String: String] {
            Dictionary(
                uniqueKeysWithValues: ["config", "data", "state", "cache"].map {
                    ("XDG_\($0.uppercased())_HOME", folder.url.appendingPathComponent($0).path)
                })
        }

        func run(_ arguments: String...) throws -> FeedHostProcess.Outcome {
            try FeedHostProcess.run(arguments, environment: environment)
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
            let outcome = try FeedHostProcess.run(
                arguments + ["-r", "json"], environment: environment)
            let feed = try #require(
                try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
            return try #require(feed["items"] as? [[String: Any]]).map {
                $0["title"] as? String ?? ""
            }
        }
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
            process.environment = ProcessInfo.processInfo.environment
                .merging(subscription.environment) { $1 }
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
