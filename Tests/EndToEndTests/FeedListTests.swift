import Foundation
import Testing

/// The user's list of feeds, managed from within a reader.
@Suite struct FeedListTests {
    private let subscriber: Subscriber

    init() throws {
        subscriber = try Subscriber()
        for name in ["Bells", "Cranes", "Docks"] {
            try subscriber.server.add(
                """
                <rss version="2.0"><channel><title>\(name)</title><link>https://a.example/</link>
                <item><title>\(name) one</title><link>https://a.example/\(name)</link>\
                <description>Words of \(name).</description></item></channel></rss>
                """, named: "\(name).xml")
        }
        try subscriber.server.add(
            """
            <!DOCTYPE html><title>Docks</title><link rel="alternate" type="application/rss+xml" \
            href="Docks.xml">
            """, named: "docks.html")
        try subscriber.subscribe(to: [url("Bells.xml"), url("Cranes.xml")])
    }

    private func url(_ name: String) -> String { subscriber.server.url("file/\(name)") }

    private var listed: [String] {
        get throws {
            try subscriber.run(["list"]).text.split(separator: "\n").map(String.init)
        }
    }

    /// Clears a prompt's text.
    private let clear = "C-u"

    @Test func `Feeds are added, renamed, moved, removed and restored where one reads`() throws {
        let session = try subscriber.openReader(opensAll: false)
        try session.wait { $0.contains("Cranes 1") && $0.contains("Bells 1") }
        // A page stands for the feed that it announces.
        try session.press("a")
        try session.wait { $0.contains("add a feed, by its address or its page:") }
        try session.type(url("docks.html"))
        try session.wait { $0.contains("Docks 1") && $0.contains("added: Docks") }
        #expect(try listed.last == "\(url("Docks.xml"))\tDocks")
        try session.press("a")
        try session.type(url("Docks.xml"))
        try session.wait { $0.contains("in the list already") }
        try session.press("a")
        try session.type("javascript:alert(1)")
        try session.wait { $0.contains("'javascript:alert(1)' is no address") }
        // All, unread, starred, and the feeds.
        try session.press("g", "j", "j", "j", "c")
        try session.wait { $0.contains("rename the feed: Bells") }
        try session.press(clear)
        try session.type("Ringing")
        try session.wait { $0.contains("Ringing 1") }
        try session.press("M")
        try session.type("News/Sea")
        try session.wait {
            $0.contains("News/ 1") && $0.contains("Sea/ 1") && $0.contains("now in")
        }
        #expect(try listed.contains("\(url("Bells.xml"))\tRinging\tNews/Sea"))
        // The feed is still chosen.
        try session.press("D")
        try session.wait {
            $0.contains("removed: Ringing; D undoes it") && !$0.contains("Ringing 1")
        }
        #expect(try listed.count == 2)
        try session.press("D")
        try session.wait { $0.contains("Ringing 1") }
        #expect(try listed.contains("\(url("Bells.xml"))\tRinging\tNews/Sea"))
        try session.quit()
    }

    @Test func `A reader follows what the command line changes, and keeps its place`() throws {
        let session = try subscriber.openReader()
        try session.wait { $0.contains("Cranes one") }
        try session.press("G", "Enter")
        let before = try #require(session.screen { $0.contains("Words of ") })
        let name = before.contains("Words of Bells") ? "Bells" : "Cranes"
        _ = try subscriber.run(["add", url("Docks.xml")])
        _ = try subscriber.run(["remove", url("\(name).xml")])
        try session.press("h")
        try session.wait { $0.contains("Docks one") && !$0.contains("\(name) one") }
        try session.quit()
    }

    @Test(arguments: ["", "--reload"])
    func `Loads one feed again, and asks no other server`(options: String) throws {
        let session = try subscriber.openReader(options: options, opensAll: false)
        try session.wait { $0.contains("Cranes 1") && $0.contains("Bells 1") }
        let before = try subscriber.server.requests().count
        try session.press("g", "j", "j", "j", "L")
        _ = try Waiting.until { try subscriber.server.requests().count > before }
        try session.quit()
        let asked = try subscriber.server.requests().dropFirst(before).map(\.target)
        #expect(asked == ["/file/Bells.xml"])
    }

    @Test func `Shows nothing without a feed, and one that is added then`() throws {
        let session = try subscriber.openReader(opensAll: false)
        try session.wait { $0.contains("Cranes 1") && $0.contains("Bells 1") }
        for name in ["Bells", "Cranes"] {
            _ = try subscriber.run(["remove", url("\(name).xml")])
        }
        try session.wait { !$0.contains("Bells") && !$0.contains("Cranes") }
        try session.press("a")
        try session.type(url("Docks.xml"))
        try session.wait { $0.contains("Docks one") }
        try session.quit()
    }

    @Test func `Says why a list of others is not changed`() throws {
        let session = try subscriber.openReader(options: url("Bells.xml"))
        try session.wait { $0.contains("Bells one") }
        try session.press("a")
        try session.wait { $0.contains("only your own list of feeds can be changed") }
        try session.quit()
    }
}
