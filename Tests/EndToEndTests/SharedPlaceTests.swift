import Foundation
import Testing

/// A reader begins where another one was left, in the user's own list.
@Suite struct SharedPlaceTests {
    private let subscriber: Subscriber

    init() throws {
        subscriber = try Subscriber()
        for name in ["Bells", "Cranes"] {
            let items = ["one", "two", "three"].map {
                "<item><title>\(name) \($0)</title><guid>\(name)-\($0)</guid>"
                    + "<description>Words of \(name) \($0).</description></item>"
            }
            try subscriber.server.add(
                Array(
                    "<rss version=\"2.0\"><channel><title>\(name)</title>\(items.joined())</channel></rss>"
                        .utf8), named: "\(name).xml")
        }
        try subscriber.subscribe(
            to: ["Bells", "Cranes"].map { subscriber.server.url("file/\($0).xml") })
    }

    /// Waits for a screen, with single spaces between words.
    private func wait(
        for session: TerminalSession, _ condition: (String) -> Bool
    ) throws {
        _ = try #require(
            session.screen { screen in
                condition(screen.split(separator: " ").joined(separator: " "))
            })
    }

    private func leave(_ session: TerminalSession) throws {
        try session.press("Q")
        try wait(for: session) { $0.contains("status=0") }
    }

    @Test func `What the terminal leaves, the page has, and the other way round`() throws {
        let page = try BrowserSession([], environment: subscriber.environment)
        #expect(try page.get("sources.json").body.contains("\"place\": \"place\""))
        #expect(try page.get("place").body == "")
        let session = try subscriber.openReader(opensAll: false)
        try wait(for: session) { $0.contains("Cranes 3") && $0.contains("Bells 3") }
        // All, unread, starred, Bells, Cranes.
        try session.press("j", "j", "j", "j", "Enter", "j", "Enter")
        try wait(for: session) { $0.contains("Words of Cranes two.") }
        try leave(session)
        let left = try page.get("place").body
        #expect(left.contains("Cranes-two") && left.contains("file/Cranes.xml"))
        // The terminal begins in that list, at that item, in its first pane.
        try subscriber.read(in: session, opensAll: false)
        try wait(for: session) { $0.contains("All 5") && !$0.contains("Words") }
        try session.press("Enter")
        try wait(for: session) { $0.contains("2/3") }
        try session.press("h", "g", "Enter")
        try wait(for: session) { $0.contains("1/6") }
        try leave(session)
        #expect(try page.get("place").body != left)
        // The page was there last.
        #expect(try page.change(left, of: "place").status == 204)
        try subscriber.read(in: session, opensAll: false)
        try wait(for: session) { $0.contains("All 5") }
        try session.press("Enter", "Enter")
        try wait(for: session) { $0.contains("Words of Cranes two.") }
        try leave(session)
    }

    @Test func `Only the page changes it, and only that of the own list`() throws {
        let page = try BrowserSession([], environment: subscriber.environment)
        let empty = "\u{1}" + String(repeating: "\0", count: 10)
        #expect(try page.change(empty, of: "place").status == 204)
        #expect(try page.get("place").body == empty)
        for (body, fields, status) in [
            (empty, ["Origin": "http://evil.example"], 403),
            (empty, ["Sec-Fetch-Site": "cross-site"], 403),
            (empty, ["Content-Length": "1000000"], 413), ("", [:], 400), ("\u{2}", [:], 400),
            (empty + "x", [:], 400),
        ] {
            #expect(try page.change(body, of: "place", fields: fields).status == status)
        }
        #expect(try page.request("/place").status == 404)
        let other = try BrowserSession(
            [subscriber.server.url("file/Bells.xml")], environment: subscriber.environment)
        #expect(try !other.get("sources.json").body.contains("\"place\""))
        #expect(try other.get("place").body == "")
        #expect(try other.change(empty, of: "place").status == 400)
    }

    @Test(arguments: [nil, "Ones"])
    func `Feeds that are named have no place, and no search in the list`(search: String?) throws {
        _ = try subscriber.run(["add", "--search", "Ones", "title:bells"])
        let session = try TerminalSession(
            in: subscriber.home,
            variables: "LC_ALL=C.UTF-8 "
                + subscriber.environment.map { "\($0.key)='\($0.value)'" }.joined(separator: " "))
        try subscriber.read(
            in: session, options: search ?? subscriber.server.url("file/Bells.xml"), opensAll: false
        )
        try wait(for: session) { $0.contains(search.map { "\($0) 3 items" } ?? "Bells one") }
        try session.press("j", "j")
        try leave(session)
        let kept = subscriber.home.url.appendingPathComponent("state/feedhost/place")
        #expect(!FileManager.default.fileExists(atPath: kept.path))
    }
}
