import Foundation
import Testing

/// The archive with a server, and in a recipe of the guide; the rest is in `Tests/Transcripts`.
@Suite struct ArchiveTests {
    private let subscriber: Subscriber

    init() throws { subscriber = try Subscriber() }

    /// Writes a feed with items of these numbers.
    @discardableResult
    private func write(_ name: String, _ numbers: ClosedRange<Int>) throws -> URL {
        let items = numbers.map { number in
            "<item><title>\(name) \(number)</title><guid>urn:\(name):\(number)</guid>"
                + "<description>&lt;p&gt;Text \(number)&lt;/p&gt;</description>"
                + "<pubDate>0\(number) Nov 2026 10:00:00 GMT</pubDate></item>"
        }
        return try subscriber.home.write(
            SampleDocuments.feed(name, items: items),
            to: "\(name).xml")
    }

    @Test func `Moves archived items and marks to a feed's new address`() throws {
        let server = subscriber.server
        try server.add(Array(try Data(contentsOf: write("a", 1...3))), named: "new.xml")
        let redirecting = server.url("redirect/301?to=/file/new.xml")
        #expect(try subscriber.run(["add", "--offline", redirecting]).status == 0)
        #expect(try subscriber.titles("--mark-read", "--match", "a 2") == ["a 2"])
        #expect(try subscriber.titles().count == 3)
        #expect(try subscriber.run(["check", "--write"]).status == 0)
        try server.add(Array(try Data(contentsOf: write("a", 4...4))), named: "new.xml")
        #expect(try subscriber.titles("--unread", "--reload") == ["a 4", "a 3", "a 1"])
    }

    /// Runs the recipe of `docs/READING.md` with a mail command that may fail.
    @Test func `Digest recipe mails new items once, and nothing without new items`()
        throws
    {
        let a = try write("a", 1...2)
        #expect(try subscriber.run(["add", a.path]).status == 0)
        #expect(
            try subscriber.run(["add", "--offline", subscriber.home.url.path + "/gone.xml"]).status
                == 66)
        let gone = try write("gone", 1...1)
        #expect(try subscriber.run(["add", gone.path]).status == 0)
        try FileManager.default.removeItem(at: gone)

        let file = ZooPlugin.package.appendingPathComponent("docs/READING.md")
        let guide = try String(contentsOf: file, encoding: .utf8)
        let recipe = try #require(
            guide.components(separatedBy: "```sh\npage=").last?
                .components(separatedBy: "```").first)
        let mails = subscriber.home.url.appendingPathComponent("mails")
        let script = """
            feedhost() { '\(FeedHostProcess.binary.path)' "$@"; }
            mail-it() { [ -e '\(mails.path).broken' ] && return 1; cat "$1" >>'\(mails.path)'; }
            page=\(recipe)
            """
        func run() throws -> (status: Int32, mails: String) {
            let outcome = try FeedHostProcess.run(
                [], environment: subscriber.environment, shell: script)
            let text = (try? String(contentsOf: mails, encoding: .utf8)) ?? ""
            try? FileManager.default.removeItem(at: mails)
            return (outcome.status, text)
        }
        try Data().write(to: URL(fileURLWithPath: mails.path + ".broken"))
        #expect(try run() == (1, ""))
        try FileManager.default.removeItem(atPath: mails.path + ".broken")
        // What comes before it is sent is not in it, and not marked with it.
        try write("a", 2...3)
        let first = try run()
        #expect(first.status == 0 && !first.mails.contains("a 3"))
        #expect(first.mails.contains("a 1") && first.mails.contains("a 2"))
        let second = try run()
        #expect(second.status == 1)
        #expect(second.mails.contains("a 3") && !second.mails.contains("a 2"))
        #expect(try run() == (1, ""))
    }
}
