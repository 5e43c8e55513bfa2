import Foundation
import Testing

/// Whole articles of the pages behind items.
@Suite struct WholeArticleTests {
    private let subscriber: Subscriber

    init() throws {
        subscriber = try Subscriber()
        let server = subscriber.server
        try server.add(
            """
            <rss version="2.0"><channel><title>Harbour</title><link>\(server.url("file/"))</link>
            <item><title>Tides</title><link>\(server.url("file/tides.html"))</link>\
            <description>Only a teaser.</description></item>
            <item><title>Ropes</title><link>\(server.url("gone.html"))</link>\
            <description>Ropes have no page.</description></item></channel></rss>
            """, named: "feed.xml")
        let text = String(repeating: "The harbour master measured it twice. ", count: 8)
        try server.add(
            """
            <html><body><nav><a href="/">Elsewhere</a></nav><article><h1>Tides</h1><p>\(text)</p>
            <p>Lantern at the end.</p></article><div class="comments"><p>\(text) Remark.</p></div></body></html>
            """, named: "tides.html")
        try subscriber.subscribe(to: [server.url("file/feed.xml")])
    }

    private func contents(_ options: String...) throws -> [String] {
        try subscriber.run(["-r", "json"] + options).list("items").map {
            $0["content_html"] as? String ?? $0["content_text"] as? String ?? ""
        }
    }

    @Test(arguments: ["feed.xml", "page.html"])
    func `A feed with fulltext=always gives the articles of its pages, loaded once`(
        source: String
    ) throws {
        let link = "<html><link rel=alternate type='application/rss+xml' href='feed.xml' title='H'>"
        try subscriber.server.add(link, named: "page.html")
        try subscriber.subscribe(to: [subscriber.server.url("file/" + source)])
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
            // Its end comes after the cache is written.
            try session.quit()
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

    @Test func `What a key has shown is remembered, in readers and drawings`() throws {
        var texts = ["Only a teaser.", "Lantern at the end."]
        for isWhole in [true, false] {
            let session = try subscriber.openReader()
            #expect(try session.screen { $0.contains("Tides") } != nil)
            try session.press("Enter")
            #expect(try session.screen { $0.contains(texts[0]) } != nil)
            try session.press("w")
            #expect(try session.screen { $0.contains(texts[1]) } != nil)
            try session.press("q", "q")
            #expect(try session.screen { $0.contains("status=0") } != nil)
            #expect(try contents().first?.contains("Lantern") == isWhole)
            texts.reverse()
        }
        #expect(try subscriber.server.count("file/tides.html") == 1)
    }

    @Test func `--fulltext loads the articles of the items that it draws`() throws {
        #expect(try contents("--fulltext", "-n", "1").first?.contains("Lantern") == true)
        #expect(try subscriber.server.count("gone.html") == 0)
        #expect(try contents("--fulltext").map { $0.contains("Lantern") } == [true, false])
        let detailed = try subscriber.run(["-r", "json", "--fulltext", "-v"]).errors
        #expect(detailed.contains("gone.html") && detailed.contains("404"), "\(detailed)")
        // It is for one drawing.
        #expect(try contents().allSatisfy { !$0.contains("Lantern") })
        let session = try subscriber.openReader(options: "--fulltext")
        #expect(try session.screen { $0.contains("Tides") } != nil)
        try session.press("Enter")
        #expect(try session.screen { $0.contains("Lantern at the end.") } != nil)
    }

    @Test func `Joins the pages of an article, and takes its AMP form`() throws {
        let server = subscriber.server
        let text = String(repeating: "The pilot counted each of them again. ", count: 8)
        func page(_ name: String, _ words: String, head: String = "", foot: String = "") throws {
            try server.add(
                """
                <html><head>\(head)</head><body><article><p>\(text)</p><p>\(words)</p></article>\(foot)
                </body></html>
                """, named: name)
        }
        func next(_ number: Int) -> String {
            "<p class='pagination'><a rel='next' href='long-\(number).html'>\(number)</a></p>"
        }
        try page("long.html", "First part.", foot: next(2))
        try page("long-2.html", "Second part.", foot: next(3))
        try page("long-3.html", "Third part.")
        try server.add(
            """
            <html><head><link rel="amphtml" href="\(server.url("file/amp.html"))"></head>
            <body><div id="app"></div></body></html>
            """, named: "script.html")
        try page("amp.html", "From the fast form.")
        let items = ["long", "script"].map {
            "<item><title>\($0)</title><link>\(server.url("file/\($0).html"))</link>"
                + "<description>A teaser.</description></item>"
        }
        try server.add(SampleDocuments.feed("H", items: items), named: "feed.xml")
        #expect(try subscriber.run(["set", "1", "fulltext=always"]).status == 0)
        let texts = try contents()
        for part in ["First part.", "Second part.", "Third part."] {
            #expect(texts.first?.contains(part) == true)
        }
        #expect(texts.last?.contains("From the fast form.") == true)
    }

    @Test func `The archive has whole articles`() throws {
        #expect(try subscriber.run(["set", "1", "fulltext=always"]).status == 0)
        #expect(try contents().first?.contains("Lantern at the end.") == true)
        try subscriber.server.add(SampleDocuments.feed("Harbour"), named: "feed.xml")
        try subscriber.server.add([], named: "tides.html")
        let texts = try contents("--reload", "--no-cache")
        #expect(texts.first?.contains("Lantern at the end.") == true)
    }
}
