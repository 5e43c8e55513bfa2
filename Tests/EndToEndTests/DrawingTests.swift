import Foundation
import Testing

@Suite struct DrawingTests {
    @Test func `Draws the sample as text without arguments`() throws {
        let outcome = try FeedHostProcess.run([])
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("Five places, a sample"))
        #expect(outcome.text.contains("Staithes, North Yorkshire"))
        #expect(outcome.errors.isEmpty)
        #expect(!outcome.output.contains(0x1B), "a pipe gets no escape sequences")
    }

    @Test func `Embeds the sample's pictures in the page`()
        throws
    {
        let page = try FeedHostProcess.run(["-r", "html"])
        #expect(page.text.components(separatedBy: "<img src=\"data:image/webp;base64,").count == 6)
        #expect(!page.text.contains("href=\"data:"))
        let whole = try FeedHostProcess.run(["-r", "html", "-O", "embed-images=true"])
        #expect(whole.text.components(separatedBy: "<img src=\"data:image/webp;base64,").count == 6)
        #expect(whole.errors.isEmpty)
    }

    @Test(arguments: [([], true), (["--sort", "newest"], false), (["--sort", "source"], true)])
    func `Groups a list by folders, or by day if sorted by date`(
        order: [String], isByFolder: Bool
    ) throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(SampleDocuments.rss, to: "a.xml")
        _ = try folder.write(SampleDocuments.atom, to: "b.xml")
        let list = try folder.write(
            "<opml version=\"2.0\"><body><outline text=\"Sea\"><outline xmlUrl=\"a.xml\"/></outline>"
                + "<outline text=\"Land\"><outline xmlUrl=\"b.xml\"/></outline></body></opml>",
            to: "list.opml")
        let outcome = try FeedHostProcess.run(["-r", "html"] + order + [list.path])
        #expect(outcome.text.contains("class=\"folder\"") == isByFolder)
        #expect(outcome.text.contains("class=\"group\"") == !isByFolder)
    }

    @Test(arguments: SampleDocuments.all, ["text", "html", "json"])
    func `Draws each format with each renderer`(
        sample: (name: String, document: String, firstTitle: String), renderer: String
    ) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(sample.document, to: sample.name)
        let outcome = try FeedHostProcess.run(["-r", renderer, file.path])
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let title =
            renderer == "html"
            ? sample.firstTitle.replacingOccurrences(of: "&", with: "&amp;") : sample.firstTitle
        #expect(outcome.text.contains(title))
    }

    @Test func `Reads standard input if piped or named`() throws {
        let input = Data(SampleDocuments.rss.utf8)
        let implied = try FeedHostProcess.run([], input: input)
        let named = try FeedHostProcess.run(["-"], input: input)
        #expect(implied.text.contains("A rope & a bell"))
        #expect(implied.output == named.output)
    }

    @Test func `Reads standard input once if named twice`() throws {
        let input = Data(SampleDocuments.rss.utf8)
        let once = try FeedHostProcess.run(["-"], input: input)
        let twice = try FeedHostProcess.run(["-", "-"], input: input)
        #expect(twice.status == 0)
        #expect(twice.errors.isEmpty)
        #expect(twice.output == once.output)
    }

    @Test func `Limits the number of items`() throws {
        let outcome = try FeedHostProcess.run(
            ["-n", "1", "-r", "json"], input: Data(SampleDocuments.rss.utf8))
        #expect(outcome.text.contains("A rope & a bell"))
        #expect(!outcome.text.contains("Fog"))
        let none = try FeedHostProcess.run(
            ["-n", "0", "-r", "json"], input: Data(SampleDocuments.rss.utf8))
        #expect(none.status == 0)
        #expect(!none.text.contains("A rope"))
    }

    @Test func `Merges several sources, newest first`() throws {
        let folder = try TemporaryFolder()
        let rss = try folder.write(SampleDocuments.rss, to: "a.xml")
        let atom = try folder.write(SampleDocuments.atom, to: "b.xml")
        let outcome = try FeedHostProcess.run(["-r", "json", atom.path, rss.path])
        #expect(outcome.status == 0)
        let order = ["A rope & a bell", "Larks & linnets", "Fog"].compactMap {
            outcome.text.range(of: "\"\($0)\"")?.lowerBound
        }
        #expect(order.count == 3)
        #expect(order == order.sorted())
        #expect(outcome.text.contains("Harbour notes"))
    }

    @Test func `Draws the other sources if one fails`() throws {
        let folder = try TemporaryFolder()
        let rss = try folder.write(SampleDocuments.rss, to: "a.xml")
        let missing = folder.url.appendingPathComponent("missing.xml").path
        let outcome = try FeedHostProcess.run(["-r", "json", missing, rss.path])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("A rope & a bell"))
        #expect(outcome.errors.contains("missing.xml"))
    }

    @Test func `Draws the same bytes for the same input`() throws {
        for renderer in ["text", "html", "json"] {
            let first = try FeedHostProcess.run(
                ["-r", renderer], input: Data(SampleDocuments.rss.utf8))
            let second = try FeedHostProcess.run(
                ["-r", renderer], input: Data(SampleDocuments.rss.utf8))
            #expect(first.output == second.output)
        }
    }

    @Test func `Writes the same bytes to a file as to standard output`() throws {
        let folder = try TemporaryFolder()
        let page = folder.url.appendingPathComponent("page.html")
        let outcome = try FeedHostProcess.run(
            ["-r", "html", "-o", page.path], input: Data(SampleDocuments.rss.utf8))
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        let direct = try FeedHostProcess.run(["-r", "html"], input: Data(SampleDocuments.rss.utf8))
        #expect(try Data(contentsOf: page) == direct.output)
        #expect(try folder.names() == ["page.html"])
    }

    @Test(arguments: [20, 40, 80, 160])
    func `Wraps lines at the terminal's width`(columns: Int) throws {
        let outcome = try FeedHostProcess.run([], environment: ["COLUMNS": "\(columns)"])
        #expect(outcome.status == 0)
        for line in outcome.text.split(separator: "\n") where !line.contains("://") {
            #expect(line.count <= columns, "\(line)")
        }
    }

    @Test func `Combines views of different plugins`() throws {
        let outcome = try FeedHostProcess.run(
            ["--loading-view", "progress", "--error-view", "progress", "-r", "text"],
            input: Data(SampleDocuments.rss.utf8))
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("A rope & a bell"))

        let failed = try FeedHostProcess.run(
            ["--error-view", "progress", "/nonexistent/feed.xml"])
        #expect(failed.status == 66)
        #expect(failed.errors.contains("/nonexistent/feed.xml"))
        #expect(failed.errors.split(separator: "\n").count == 1)
    }

    @Test func `Passes an option to the plugin with its identifier`() throws {
        func draw(_ options: [String]) throws -> FeedHostProcess.Outcome {
            try FeedHostProcess.run(
                ["--loading-view", "progress", "-r", "text"] + options,
                input: Data(SampleDocuments.rss.utf8))
        }
        let plain = try draw(["-O", "style=list"])
        #expect(try draw(["-O", "text.style=list"]).text == plain.text)
        for (option, words) in [
            ("progress.nothing=1", "the renderer 'progress' has no option 'nothing'"),
            ("html.title=x", "-O names 'html', which shows nothing here"),
        ] {
            let refused = try draw(["-O", option])
            #expect(refused.status == 64)
            #expect(refused.errors.contains(words))
        }
    }

    @Test(arguments: ["--error-view", "--loading-view"])
    func `Rejects a terminal view beside another renderer`(option: String) throws {
        let refused = try FeedHostProcess.run([option, "terminal", "/nonexistent/feed.xml"])
        #expect(refused.status == 69)
        #expect(refused.output.isEmpty)
        #expect(refused.errors.contains("'terminal' shows its"), "\(refused.errors)")
        #expect(refused.errors.contains("leave out \(option)"), "\(refused.errors)")
    }

    @Test func `Ignores configured terminal renderers if output is not a terminal`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("feedhost"), withIntermediateDirectories: true)
        try folder.write("renderer = terminal\nerror-view = terminal\n", to: "feedhost/config")
        let outcome = try FeedHostProcess.run(
            ["/nonexistent/feed.xml"], environment: ["XDG_CONFIG_HOME": folder.url.path])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("/nonexistent/feed.xml"), "\(outcome.errors)")
    }

    @Test func `Shows times in the user's time zone`() throws {
        let berlin = try FeedHostProcess.run(
            [], input: Data(SampleDocuments.rss.utf8), environment: ["TZ": "UTC-1"])
        #expect(berlin.text.contains("09:30"))
    }

    @Test(arguments: [
        ("de_AT.UTF-8", "Aktualisiert am 1. Jänner 2026, 08:30", "Schlagwörter: x"),
        ("fr_FR", "Mis à jour le 1er janvier 2026 à 08:30", "Mots-clés\u{202F}: x"),
        ("es_MX.UTF-8", "Actualizado el 1 de enero de 2026, 8:30\u{A0}a.\u{A0}m.", "Etiquetas: x"),
        ("ja_JP.UTF-8", "2026年1月1日 8:30 更新", "タグ：x"),
        ("pt_BR.UTF-8", "Updated 1 January 2026, 08:30", "Tags: x"),
    ])
    func `Localizes words in both places`(
        locale: String, date: String, tags: String
    ) throws {
        let feed = """
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it"><title>F</title>
            <updated>2026-01-01T08:30:00Z</updated>
            <entry><id>1</id><title>T</title><category term="x"/></entry></feed>
            """
        for seat in ["in-process", "worker"] {
            let outcome = try FeedHostProcess.run(
                ["--seat", seat, "-r", "text", "-O", "style=full"], input: Data(feed.utf8),
                environment: ["LANG": locale])
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.text.contains(date), "\(outcome.text)")
            #expect(outcome.text.contains(tags), "\(outcome.text)")
            let page = try FeedHostProcess.run(
                ["--seat", seat, "-r", "html"], input: Data(feed.utf8),
                environment: ["LANG": locale])
            let language = locale.hasPrefix("pt") ? "en" : String(locale.prefix(2))
            #expect(page.text.contains("<html lang=\"\(language)\">"))
            #expect(page.text.contains("<main id=\"items\" lang=\"it\">"))
        }
    }

    @Test func `Drops what a loading view writes to the rendering`() throws {
        let folder = try TemporaryFolder()
        let path = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/side_views.c", name: "side-views", in: folder)
        let outcome = try FeedHostProcess.run(
            ["-r", "json", "--loading-view", path], input: Data(SampleDocuments.rss.utf8))
        #expect(outcome.status == 0)
        #expect(outcome.text.hasPrefix("{"))
        #expect(outcome.errors.contains("wrote to the rendering"), "\(outcome.errors)")
    }

    @Test func `Reports the cause if the error view fails`() throws {
        let folder = try TemporaryFolder()
        let path = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/side_views.c", name: "side-views", in: folder)
        let outcome = try FeedHostProcess.run(["--error-view", path, "/nonexistent/feed.xml"])
        #expect(outcome.status == 70)
        #expect(outcome.errors.contains("/nonexistent/feed.xml"), "\(outcome.errors)")
        #expect(outcome.errors.contains("no paper"), "\(outcome.errors)")
    }
}
