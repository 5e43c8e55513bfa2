import Foundation
import Testing

/// Whole articles of the pages behind items.
@Suite struct WholeArticleTests {
    private let subscriber: Subscriber

    init() throws {
        subscriber = try Subscriber()
        let server = subscriber.server
        try server.add(
            Array(
                """
                <rss version="2.0"><channel><title>Harbour</title><link>\(server.url("file/"))</link>
                <item><title>Tides</title><link>\(server.url("file/tides.html"))</link>\
                <description>Only a teaser.</description></item>
                <item><title>Ropes</title><link>\(server.url("gone.html"))</link>\
                <description>Ropes have no page.</description></item></channel></rss>
                """.utf8), named: "feed.xml")
        let text = String(repeating: "The harbour master measured it twice. ", count: 8)
        try server.add(
            Array(
                """
                <html><body><nav><a href="/">Elsewhere</a></nav><article><h1>Tides</h1><p>\(text)</p>
                <p>Lantern at the end.</p></article><div class="comments"><p>\(text) Remark.</p></div></body></html>
                """.utf8), named: "tides.html")
        try subscriber.subscribe(to: [server.url("file/feed.xml")])
    }

    private func contents() throws -> [String] {
        let outcome = try subscriber.run(["-r", "json"])
        let feed = try #require(
            try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any],
            "\(outcome.status): \(outcome.errors)")
        return try #require(feed["items"] as? [[String: Any]]).map {
            $0["content_html"] as? String ?? $0["content_text"] as? String ?? ""
        }
    }

    @Test func `A feed with fulltext=always gives the articles of its pages, loaded once`() throws {
        #expect(try contents().allSatisfy { !$0.contains("Lantern") })
        let set = try subscriber.run(["set", "1", "fulltext=always"])
        #expect(set.status == 0)
        for _ in 0..<2 {
            let texts = try contents()
            #expect(texts.first?.contains("Lantern at the end.") == true)
            #expect(texts.first?.contains("Remark") == false)
            #expect(texts.last?.contains("Ropes have no page.") == true)
        }
        #expect(try subscriber.server.count("file/tides.html") == 1)
    }

    @Test func `A reader with kept feeds loads articles, and keeps them`()
        throws
    {
        // The feed is in the cache, and its pages are not.
        _ = try contents()
        #expect(try subscriber.run(["set", "1", "fulltext=always"]).status == 0)
        for _ in 0..<2 {
            let session = try subscriber.openReader()
            #expect(try session.screen { $0.contains("Tides") } != nil)
            try session.press("Enter")
            #expect(try session.screen { $0.contains("Lantern at the end.") } != nil)
        }
        #expect(try subscriber.server.count("file/tides.html") == 1)
    }

    @Test func `A key shows the whole article, and the feed's text again`() throws {
        let session = try subscriber.openReader()
        #expect(try session.screen { $0.contains("Tides") } != nil)
        try session.press("Enter")
        #expect(try session.screen { $0.contains("Only a teaser.") } != nil)
        try session.press("w")
        #expect(try session.screen { $0.contains("Lantern at the end.") } != nil)
        try session.press("w")
        #expect(try session.screen { $0.contains("Only a teaser.") } != nil)
        try session.press("J", "w")
        #expect(try session.screen { $0.contains("404") || $0.contains("can") } != nil)
    }
}
