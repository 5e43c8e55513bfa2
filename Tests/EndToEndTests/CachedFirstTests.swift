import Foundation
import Testing

/// What is kept is shown at once, and what servers have behind it.
@Suite struct KeptFirstTests {
    private func feed(_ name: String, _ items: ClosedRange<Int>) -> [UInt8] {
        let items = items.map {
            "<item><title>\(name) \($0)</title><guid>urn:\(name):\($0)</guid>"
                + "<pubDate>Thu, 0\($0) Oct 2026 10:00:00 GMT</pubDate></item>"
        }
        let body =
            "<rss version='2.0'><channel><title>\(name)</title>\(items.joined())</channel></rss>"
        return Array("200\n\n\(body)".utf8)
    }

    @Test func `a silent server keeps nobody else's news back, and the cursor stays`() throws {
        let person = try Subscriber()
        for name in ["a", "b", "c"] { try person.server.add(feed(name, 1...2), named: name) }
        try person.subscribe(to: ["a", "b", "c"].map { person.server.url("daily/\($0)") })
        #expect(try person.titles().count == 6)
        try person.server.add(feed("a", 1...5), named: "a")
        try person.server.add(Array("hang\n\n".utf8), named: "b")
        let session = try person.openReader()
        // What has come is there while the silent one is waited for; above what was there.
        let screen = try #require(
            session.screen {
                $0.contains("9 items") && ($0.contains("Loading") || $0.contains("waiting"))
            })
        #expect(screen.contains("a 2") && screen.contains("b 2"))
        try session.press("g")
        #expect(try session.screen { $0.contains("a 5") } != nil)
        try session.press("Q")
        #expect(try session.screen { $0.contains("status=") } != nil)
        #expect(try person.titles("--offline").count == 9)
    }

    @Test func `asking again asks everybody, though one is silent`() throws {
        let person = try Subscriber()
        let paths = ["feed?title=A&cc=max-age%3D600", "daily/b"]
        try person.server.add(Array("hang\n\n".utf8), named: "b")
        try person.subscribe(to: paths.map { person.server.url($0).replacing("&", with: "&amp;") })
        let session = try person.openReader()
        #expect(try session.screen { $0.contains("A item 1") } != nil)
        try session.press("r")
        for _ in 0..<100 where try person.server.count(paths[0]) < 2 {
            Thread.sleep(forTimeInterval: 0.1)
        }
        #expect(try person.server.count(paths[0]) == 2)
        #expect(try person.server.count(paths[1]) == 1)
        try session.press("Q")
        #expect(try session.screen { $0.contains("status=0") } != nil)
    }

    @Test func `a feed on show is loaded again and again, as servers request`() throws {
        let person = try Subscriber()
        let paths = [
            "validated", "feed?title=Fresh&cc=max-age%3D600", "status/429?retry=600",
            "status/503?retry=600",
        ]
        try person.subscribe(to: paths.map { person.server.url($0).replacing("&", with: "&amp;") })
        try person.configure("reload = 5")
        let session = try person.openReader()
        #expect(try session.screen { $0.contains("Validated item 1") } != nil)
        for _ in 0..<300 where try person.server.count(paths[0]) < 3 {
            Thread.sleep(forTimeInterval: 0.1)
        }
        try session.press("Q")
        #expect(try session.screen { $0.contains("status=") } != nil)
        #expect(try person.server.count(paths[0]) >= 3)
        for path in paths.dropFirst() { #expect(try person.server.count(path) == 1, "\(path)") }
        // Drawing once takes no notice of it.
        _ = try person.titles()
        #expect(try person.server.count(paths[1]) == 1)
    }

    @Test func `the digest asks each server once, and for its marks none`() throws {
        let person = try Subscriber()
        let paths = (0..<5).map { "feed?title=T\($0)" }
        try person.subscribe(to: paths.map(person.server.url))
        #expect(
            try person.run(["--unread", "--skip-empty", "-r", "html"]).text.contains("T4 item 2"))
        #expect(try person.run(["--unread", "--mark-read", "--offline", "-r", "json"]).status == 0)
        for path in paths { #expect(try person.server.count(path) == 1) }
        #expect(try person.run(["--unread", "--skip-empty", "-r", "html"]).output.isEmpty)
        for path in paths { #expect(try person.server.count(path) == 2) }
    }

    @Test func `copies that are young enough are drawn, and nobody is asked`() throws {
        let person = try Subscriber()
        try person.subscribe(
            to: [person.server.url("feed?title=A"), person.server.url("redirect/302?to=/feed")])
        #expect(try person.titles().count == 4)
        let count = try person.server.requests().count
        #expect(try person.titles("--stale-ok", "10m").count == 4)
        #expect(try person.server.requests().count == count)
        try person.configure("json.stale-ok = 600")
        #expect(try person.titles().count == 4)
        #expect(try person.server.requests().count == count)
        #expect(try person.titles("--reload").count == 4)
        #expect(try person.server.requests().count == 2 * count)
    }

    @Test func `a network that is away is one quiet line, in the person's language`() throws {
        let person = try Subscriber(serverAddresses: ["127.0.0.1", "127.0.0.2"])
        try person.subscribe(
            to: (0..<10).map {
                person.server.url("feed?title=T\($0)", at: "127.0.0.\($0 % 2 + 1)")
            })
        #expect(try person.titles().count == 20)
        person.server.stop()
        let drawn = try person.run(["-r", "json"])
        #expect(drawn.status == 0)
        #expect(
            drawn.errors.contains(#/^feedhost: offline, copies from \d\d:\d\d\n$/#),
            "\(drawn.errors)")
        let german = try person.run(["-r", "json"], environment: ["LC_ALL": "de_DE.UTF-8"])
        #expect(german.errors.contains(#/^feedhost: offline, Kopien von \d\d:\d\d\n$/#))
        #expect(try person.run(["-q", "-r", "json"]).errors.isEmpty)
        let session = try person.openReader(opensAll: false)
        #expect(try session.screen { $0.contains("offline, copies from ") } != nil)
        try session.press("Q")
        let left = try #require(session.screen { $0.contains("status=0") })
        #expect(!left.contains("offline"))
    }

    @Test func `what is kept of feeds is drawn where none can be loaded`() throws {
        let person = try Subscriber()
        try person.subscribe(to: (0..<3).map { person.server.url("feed?title=T\($0)") })
        #expect(try person.titles().count == 6)
        person.server.stop()
        // The copies are gone, and the archive is there.
        #expect(try person.run(["cache", "clear"]).status == 0)
        let drawn = try person.run(["-r", "text", "-O", "style=list"])
        #expect(drawn.status == 1)
        #expect(drawn.text.contains("T2 item 2"))
        #expect(drawn.errors.split(separator: "\n").count == 1, "\(drawn.errors)")
        #expect(drawn.errors.contains("nobody answers at "))
        let session = try person.openReader()
        #expect(try session.screen { $0.contains("T2 item 2") } != nil)
        try session.press("Q")
        #expect(try session.screen { $0.contains("status=") } != nil)
        #expect(try person.run(["--no-archive"]).status == 75)
    }
}
