import Foundation
import Testing

/// Readers show cached copies first, and load behind them.
@Suite struct CachedFirstTests {
    private let subscriber: Subscriber

    init() throws {
        subscriber = try Subscriber(serverAddresses: ["127.0.0.1", "127.0.0.2"])
    }

    private func feed(_ name: String, _ items: ClosedRange<Int>) -> String {
        let items = items.map {
            "<item><title>\(name) \($0)</title><guid>urn:\(name):\($0)</guid>"
                + "<pubDate>Thu, 0\($0) Oct 2026 10:00:00 GMT</pubDate></item>"
        }
        return "200\n\n" + SampleDocuments.feed(name, items: items)
    }

    @Test func `Shows other feeds while one server is silent, and keeps the cursor`() throws {
        for name in ["a", "b", "c"] { try subscriber.server.add(feed(name, 1...2), named: name) }
        try subscriber.subscribe(to: ["a", "b", "c"].map { subscriber.server.url("daily/\($0)") })
        #expect(try subscriber.titles().count == 6)
        try subscriber.server.add(feed("a", 1...5), named: "a")
        try subscriber.server.add("hang\n\n", named: "b")
        let session = try subscriber.openReader()
        // New items appear above while one server is silent.
        let screen = try #require(
            session.screen {
                $0.contains("9 items") && ($0.contains("Loading") || $0.contains("waiting"))
            })
        #expect(screen.contains("a 2") && screen.contains("b 2"))
        try session.press("g")
        #expect(try session.screen { $0.contains("a 5") } != nil)
        try session.press("Q")
        #expect(try session.screen { $0.contains("status=") } != nil)
        #expect(try subscriber.titles("--offline").count == 9)
    }

    @Test func `Reload requests all feeds, even if one server is silent`() throws {
        let paths = ["feed?title=A&cc=max-age%3D600", "daily/b"]
        try subscriber.server.add("hang\n\n", named: "b")
        try subscriber.subscribe(
            to: paths.map { subscriber.server.url($0).replacing("&", with: "&amp;") })
        let session = try subscriber.openReader()
        #expect(try session.screen { $0.contains("A item 1") } != nil)
        try session.press("r")
        #expect(try Waiting.until { try subscriber.server.count(paths[0]) >= 2 })
        #expect(try subscriber.server.count(paths[0]) == 2)
        #expect(try subscriber.server.count(paths[1]) == 1)
        try session.quit()
    }

    @Test func `Reloads shown feeds automatically, as servers permit`() throws {
        let paths = [
            "validated", "feed?title=Fresh&cc=max-age%3D600", "status/429?retry=600",
            "status/503?retry=600",
        ]
        try subscriber.subscribe(
            to: paths.map { subscriber.server.url($0).replacing("&", with: "&amp;") })
        try subscriber.configure("reload = 5")
        let session = try subscriber.openReader()
        #expect(try session.screen { $0.contains("Validated item 1") } != nil)
        #expect(try Waiting.until { try subscriber.server.count(paths[0]) >= 3 })
        try session.press("Q")
        #expect(try session.screen { $0.contains("status=") } != nil)
        for path in paths.dropFirst() { #expect(try subscriber.server.count(path) == 1, "\(path)") }
        // Drawing once ignores the option.
        _ = try subscriber.titles()
        #expect(try subscriber.server.count(paths[1]) == 1)
    }

    @Test func `Digest requests each feed once, and marks without requests`() throws {
        let paths = (0..<5).map { "feed?title=T\($0)" }
        try subscriber.subscribe(to: paths.map(subscriber.server.url))
        #expect(
            try subscriber.run(["--unread", "--skip-empty", "-r", "html"]).text.contains(
                "T4 item 2"))
        #expect(
            try subscriber.run(["--unread", "--mark-read", "--offline", "-r", "json"]).status == 0)
        for path in paths { #expect(try subscriber.server.count(path) == 1) }
        #expect(try subscriber.run(["--unread", "--skip-empty", "-r", "html"]).output.isEmpty)
        for path in paths { #expect(try subscriber.server.count(path) == 2) }
    }

    @Test func `Draws fresh enough copies without requests`() throws {
        try subscriber.subscribe(
            to: [
                subscriber.server.url("feed?title=A"),
                subscriber.server.url("redirect/302?to=/feed"),
            ])
        #expect(try subscriber.titles().count == 4)
        let count = try subscriber.server.requests().count
        #expect(try subscriber.titles("--stale-ok", "10m").count == 4)
        #expect(try subscriber.server.requests().count == count)
        try subscriber.configure("json.stale-ok = 600")
        #expect(try subscriber.titles().count == 4)
        #expect(try subscriber.server.requests().count == count)
        #expect(try subscriber.titles("--reload").count == 4)
        #expect(try subscriber.server.requests().count == 2 * count)
    }

    @Test func `Reports a lost network in one localized line`() throws {
        try subscriber.subscribe(
            to: (0..<10).map {
                subscriber.server.url("feed?title=T\($0)", at: "127.0.0.\($0 % 2 + 1)")
            })
        #expect(try subscriber.titles().count == 20)
        subscriber.server.stop()
        let drawn = try subscriber.run(["-r", "json"])
        #expect(drawn.status == 0)
        #expect(
            drawn.errors.contains(#/^feedhost: offline, copies from \d\d:\d\d\n$/#),
            "\(drawn.errors)")
        let german = try subscriber.run(["-r", "json"], environment: ["LC_ALL": "de_DE.UTF-8"])
        #expect(german.errors.contains(#/^feedhost: offline, Kopien von \d\d:\d\d\n$/#))
        #expect(try subscriber.run(["-q", "-r", "json"]).errors.isEmpty)
        let session = try subscriber.openReader(opensAll: false)
        #expect(try session.screen { $0.contains("offline, copies from ") } != nil)
        try session.press("Q")
        let left = try #require(session.screen { $0.contains("status=0") })
        #expect(!left.contains("offline"))
    }

    @Test func `A reader tells of a server that fails, whose copy it shows`() throws {
        for name in ["a", "b"] { try subscriber.server.add(feed(name, 1...2), named: name) }
        try subscriber.subscribe(to: ["a", "b"].map { subscriber.server.url("daily/\($0)") })
        #expect(try subscriber.run(["-r", "json"]).status == 0)
        try subscriber.server.add("500\n\n", named: "b")
        let session = try subscriber.openReader(opensAll: false)
        #expect(try session.screen { $0.contains("/daily/b has a fault") } != nil)
        try session.quit()
    }

    @Test func `Draws archived items if no feed can be loaded`() throws {
        try subscriber.subscribe(to: (0..<4).map { subscriber.server.url("feed?title=T\($0)") })
        #expect(try subscriber.titles().count == 8)
        subscriber.server.stop()
        // The archive remains when the cache is cleared.
        #expect(try subscriber.run(["cache", "clear"]).status == 0)
        let drawn = try subscriber.run(["-r", "text", "-O", "style=list"])
        #expect(drawn.status == 1)
        #expect(drawn.text.contains("T2 item 2"))
        #expect(drawn.errors.split(separator: "\n").count == 1, "\(drawn.errors)")
        #expect(drawn.errors.contains("nobody answers at "))
        let session = try subscriber.openReader()
        #expect(try session.screen { $0.contains("T2 item 2") } != nil)
        try session.press("Q")
        #expect(try session.screen { $0.contains("status=") } != nil)
        #expect(try subscriber.run(["--no-archive"]).status == 75)
    }
}
