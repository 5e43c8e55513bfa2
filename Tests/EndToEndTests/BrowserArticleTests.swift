import Foundation
import Testing

/// Whole articles, hidden items and orders in the page for browsers.
@Suite struct BrowserArticleTests {
    private let subscriber: Subscriber
    private let feed: String
    private let tides: String

    init() throws {
        subscriber = try Subscriber()
        let server = subscriber.server
        feed = server.url("file/feed.xml")
        tides = server.url("file/tides.html")
        let links = [
            ("Tides", tides), ("Ropes", server.url("status/404")),
            ("Short", server.url("file/short.html")),
            ("Huge", server.url("file/huge.html")), ("Silent", server.url("silent")),
        ]
        let items = links.map {
            "<item><title>\($0)</title><guid>\($0)</guid><link>\($1)</link><description>Only a teaser of the text.</description></item>"
        }
        try server.add(SampleDocuments.feed("Harbour", items: items), named: "feed.xml")
        let text = String(repeating: "The harbour master measured it twice. ", count: 8)
        try server.add(
            """
            <html><body><nav><a href="/">Elsewhere</a></nav><article><h1>Tides</h1><p onclick="x()">\(text)</p>
            <script>steal()</script><img src="\(server.url("picture/1.png"))"><p>Lantern at the end.</p></article></body></html>
            """, named: "tides.html")
        try server.add(
            "<html><body><article><p>A teaser.</p></article></body></html>", named: "short.html")
        try server.add(
            "<html><body><article><p>\(String(repeating: text, count: 400))</p></article></body></html>",
            named: "huge.html")
        try subscriber.subscribe(to: [feed])
    }

    private func open(_ arguments: String...) throws -> BrowserSession {
        try BrowserSession(arguments, environment: subscriber.environment)
    }

    private func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    private func path(_ page: String, _ feed: String) -> String {
        "article?url=\(encoded(page))&feed=\(encoded(feed))"
    }

    @Test func `Finds articles of pages that a sent feed links to, and no others`() throws {
        let other = subscriber.server.url("feed")
        let session = try open(feed, other)
        func article(_ page: String, of feed: String) throws -> BrowserSession.Response {
            try session.get(path(page, feed))
        }
        #expect(try session.get("sources.json").body.contains("\"article\": \"article\""))
        #expect(try article(tides, of: feed).status == 403, "nothing is sent yet")
        #expect(try session.fetch(feed).status == 200)
        #expect(try session.fetch(other).status == 200)
        #expect(try session.fetch(subscriber.server.url("picture/1.png")).status == 403)
        for (page, source) in [
            (subscriber.server.url("file/feed.xml"), feed), (tides + "?", feed), (tides, other),
            (tides, "http://evil.example/"), ("file:///etc/passwd", feed), ("", feed), (tides, ""),
        ] {
            #expect(try article(page, of: source).status == 403, "\(page) of \(source)")
        }
        #expect(try subscriber.server.count("file/tides.html") == 0)
        for _ in 0..<2 {
            let answer = try article(tides, of: feed)
            #expect(answer.status == 200)
            #expect(answer.body.hasPrefix("f\(feed)\nw{") && answer.body.contains("Lantern"))
            #expect(!["steal", "onclick", "Elsewhere"].contains { answer.body.contains($0) })
            #expect(answer.field("Content-Type") == "text/plain; charset=utf-8")
            #expect(answer.field("Content-Security-Policy")?.contains("sandbox") == true)
        }
        #expect(try subscriber.server.count("file/tides.html") == 1)
        #expect(try session.fetch(subscriber.server.url("picture/1.png")).status == 200)
        // What the user has shown once is not sent with the feed.
        #expect(try session.get("archive?url=" + encoded(feed)).body == "F\(feed)\n")
        let gone = try article(subscriber.server.url("status/404"), of: feed)
        #expect(gone.status == 502 && gone.body.contains("404"), "\(gone.body)")
        #expect(gone.body.split(separator: "\n").count == 1)
        let short = try article(subscriber.server.url("file/short.html"), of: feed)
        #expect(short.status == 200 && short.body.isEmpty)
    }

    @Test func `Gives articles to the page only`() throws {
        let session = try open(feed)
        #expect(try session.fetch(feed).status == 200)
        let path = path(tides, feed)
        for (fields, status) in [
            (["Sec-Fetch-Dest": "document"], 403), (["Sec-Fetch-Dest": "script"], 403),
            (["Sec-Fetch-Dest": "image"], 403), (["Sec-Fetch-Site": "cross-site"], 403),
            (["Origin": "http://evil.example"], 403), (["Host": "evil.example"], 403),
            (["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "empty"], 200),
        ] {
            #expect(try session.get(path, fields: fields).status == status, "\(fields)")
        }
        #expect(try session.request("/" + path).status == 404)
        // A choice is written, so the page's origin is named.
        #expect(try session.change("1", of: path, fields: ["Origin": "null"]).status == 403)
        #expect(try session.change("x", of: path).status == 400)
        #expect(try session.change("10", of: path).status == 413)
        #expect(try session.change("1", of: self.path(tides + "x", feed)).status == 403)
        #expect(try session.change("1", of: "article?url=x").status == 404)
        #expect(try session.request(session.path + path, method: "PUT").status == 405)
        for query in [
            "article", "article?url=x", "article?feed=x", "article?url=x&feed=a&feed=b",
            "article?url=x&feed=%ff",
        ] {
            #expect(try session.get(query).status == 404, "\(query)")
        }
    }

    @Test func `Gives up on a page that is too large or too slow`() throws {
        let session = try open(feed, "--max-bytes", "40K", "--timeout", "5")
        #expect(try session.fetch(feed).status == 200)
        let huge = try session.get(path(subscriber.server.url("file/huge.html"), feed))
        #expect(huge.status == 502 && huge.body.contains("huge.html"), "\(huge.body)")
        let slow = try session.get(path(subscriber.server.url("silent"), feed))
        #expect(slow.status == 502 && slow.body.contains("silent"), "\(slow.body)")
        #expect(try session.get(path(tides, feed)).body.contains("Lantern"))
    }

    @Test func `Loads no page that the feed may not point to`() throws {
        let file = try subscriber.home.write(
            "<rss version='2.0'><channel><title>F</title><item><title>t</title><link>\(tides)</link></item></channel></rss>",
            to: "feed.xml")
        let session = try open(file.path)
        let url = "file://" + file.path
        #expect(try session.fetch(url).status == 200)
        let answer = try session.get(path(tides, url))
        #expect(answer.status == 502 && answer.body.contains("this machine"), "\(answer.body)")
        #expect(try subscriber.server.requests().isEmpty)
    }

    @Test func `Sends the articles of a feed with fulltext=always, and archives them`() throws {
        #expect(try subscriber.run(["set", "1", "fulltext=always"]).status == 0)
        let session = try open("--timeout", "5")
        _ = try session.get("sources.json")
        let first = try session.get("archive")
        #expect(try session.fetch(feed).status == 200)
        var version = try #require(first.field("ETag"))
        var news = ""
        for _ in 0..<1_200 where !news.contains("Lantern") {
            let answer = try session.get("archive", fields: ["If-None-Match": version])
            version = answer.field("ETag") ?? version
            news += answer.body
            usleep(50_000)
        }
        #expect(news.contains("F\(feed)\nw{") && news.contains("Lantern"))
        try subscriber.server.add(SampleDocuments.feed("Harbour"), named: "feed.xml")
        #expect(try session.fetch(feed, fields: ["Cache-Control": "no-cache"]).status == 200)
        let left = try session.get("archive?url=" + encoded(feed)).body
        #expect(left.contains("\nd{") && left.contains("Lantern"))
        // Another start has them at once, from the cache.
        try subscriber.server.add(
            "<rss version='2.0'><channel><title>H</title><item><title>T</title><link>\(tides)</link></item></channel></rss>",
            named: "feed.xml")
        let other = try open()
        _ = try other.get("sources.json")
        #expect(try other.fetch(feed, fields: ["Cache-Control": "no-cache"]).status == 200)
        #expect(try other.get("archive?url=" + encoded(feed)).body.contains("\nw{"))
        #expect(try subscriber.server.count("file/tides.html") == 1)
        #expect(try subscriber.run(["set", "1", "fulltext="]).status == 0)
        _ = try other.get("sources.json")
        #expect(try !other.get("archive?url=" + encoded(feed)).body.contains("\nw{"))
        // A page that announces it changes nothing for it, since the list has it.
        let page = subscriber.server.url("file/page.html")
        try subscriber.server.add(
            "<html><link rel=alternate type='application/rss+xml' href='feed.xml' title='H'>",
            named: "page.html")
        try subscriber.subscribe(to: [page, feed])
        #expect(try subscriber.run(["set", page, "fulltext=always"]).status == 0)
        _ = try other.get("sources.json")
        for url in [page, feed] { #expect(try other.fetch(url).status == 200) }
        #expect(try !other.get("archive?url=" + encoded(feed)).body.contains("\nw{"))
    }

    @Test func `Remembers for all readers which text of an item is read`() throws {
        let session = try open()
        _ = try session.get("sources.json")
        #expect(try session.change("1", of: path(tides, feed)).status == 403, "nothing is sent yet")
        #expect(try session.fetch(feed).status == 200)
        func drawn() throws -> Bool {
            try subscriber.run(["-r", "json"]).text.contains("Lantern")
        }
        func sent() throws -> Bool {
            let other = try open()
            _ = try other.get("sources.json")
            #expect(try other.fetch(feed).status == 200)
            return try other.get("archive?url=" + encoded(feed)).body.contains("\nw{")
        }
        #expect(try session.get(path(tides, feed)).body.contains("Lantern"))
        #expect(try !drawn() && !sent())
        #expect(try session.change("1", of: path(tides, feed)).status == 204)
        #expect(try drawn() && sent())
        #expect(try session.get("archive?url=" + encoded(feed)).body.contains("\nw{"))
        #expect(try session.change("0", of: path(tides, feed)).status == 204)
        #expect(try !drawn() && !sent())
    }

    @Test func `Hides items by the user's rules, archived ones as well`() throws {
        try subscriber.configure("rule = hide title:/^(tides|moon)$/")
        func write(_ titles: String...) throws {
            let items = titles.map { "<item><title>\($0)</title><guid>\($0)</guid></item>" }
            try subscriber.server.add(SampleDocuments.feed("H", items: items), named: "feed.xml")
        }
        try write("Moon", "Sun")
        #expect(try subscriber.titles("--no-config", "--reload") == ["Moon", "Sun"])
        try write("Tides", "Ropes", "Kelp")
        let session = try open("--rule", "hide title:kelp")
        #expect(try session.fetch(feed, fields: ["Cache-Control": "no-cache"]).status == 200)
        let lines = try session.get("archive?url=" + encoded(feed)).body.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("h") } == ["hTides", "hKelp"])
        #expect(
            lines.filter { $0.hasPrefix("d") }.count == 1 && lines.contains { $0.contains("Sun") })
        // Feeds that are not in the list, too.
        let named = try open(feed)
        #expect(try named.fetch(feed).status == 200)
        #expect(try named.get("archive?url=" + encoded(feed)).body == "F\(feed)\nhTides\n")
    }

    @Test func `A rule hides what was read before, and keeps what is read now`() throws {
        try subscriber.configure("rule = hide read")
        let session = try open()
        let address = "archive?url=" + encoded(feed)
        #expect(try session.fetch(feed).status == 200)
        #expect(try session.get(address).body == "F\(feed)\n")
        #expect(try session.change("+1\nfweb:\(feed.dropFirst(7))\niRopes\n").status == 204)
        #expect(try session.get(address).body == "F\(feed)\n")
        let other = try open()
        #expect(try other.fetch(feed).status == 200)
        #expect(try other.get(address).body == "F\(feed)\nhRopes\n")
    }

    @Test func `Says the order of a feed`() throws {
        #expect(try !open().get("sources.json").body.contains("\"order\""))
        #expect(try subscriber.run(["set", "1", "order=oldest"]).status == 0)
        #expect(try open().get("sources.json").body.contains("\"order\": \"oldest\""))
    }
}
