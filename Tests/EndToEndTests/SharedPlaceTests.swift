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
                SampleDocuments.feed(name, items: items), named: "\(name).xml")
        }
        try subscriber.subscribe(
            to: ["Bells", "Cranes"].map { subscriber.server.url("file/\($0).xml") })
    }

    @Test func `What the terminal leaves, the page has, and the other way round`() throws {
        let page = try BrowserSession([], environment: subscriber.environment)
        #expect(try page.get("sources.json").body.contains("\"place\": \"place\""))
        #expect(try page.get("place").body == "")
        let session = try subscriber.openReader(opensAll: false)
        try session.wait { $0.contains("Cranes 3") && $0.contains("Bells 3") }
        // All, unread, starred, Bells, Cranes.
        try session.press("j", "j", "j", "j", "Enter", "j", "Enter")
        try session.wait { $0.contains("Words of Cranes two.") }
        try session.quit()
        let left = try page.get("place").body
        #expect(left.contains("Cranes-two") && left.contains("file/Cranes.xml"))
        // The terminal begins in that list, at that item, in its first pane.
        try subscriber.read(in: session, opensAll: false)
        try session.wait { $0.contains("All 5") && !$0.contains("Words") }
        try session.press("Enter")
        try session.wait { $0.contains("2/3") }
        try session.press("h", "g", "Enter")
        try session.wait { $0.contains("1/6") }
        try session.quit()
        #expect(try page.get("place").body != left)
        // The page was there last.
        #expect(try page.change(left, of: "place").status == 204)
        try subscriber.read(in: session, opensAll: false)
        try session.wait { $0.contains("All 5") }
        try session.press("Enter", "Enter")
        try session.wait { $0.contains("Words of Cranes two.") }
        try session.quit()
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
        let session = try subscriber.openReader(
            options: search ?? subscriber.server.url("file/Bells.xml"), opensAll: false)
        try session.wait { $0.contains(search.map { "\($0) 3 items" } ?? "Bells one") }
        try session.press("j", "j")
        try session.quit()
        let kept = subscriber.home.url.appendingPathComponent("state/feedhost/place")
        #expect(!FileManager.default.fileExists(atPath: kept.path))
    }
}
