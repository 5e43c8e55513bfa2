import Foundation
import Testing

/// Requests of interactive renderers, in both places.
@Suite struct RendererRequestTests {
    private let folder: TemporaryFolder
    private let plugin: String
    private let source: String
    private var opened: URL { folder.url.appendingPathComponent("opened") }

    init() throws {
        folder = try TemporaryFolder()
        plugin = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/reading.c", name: "reading", in: folder.url)
        source = try folder.write(
            """
            <rss version='2.0'><channel><title>F</title><link>https://a.example/</link>
            <item><title>A</title><guid>a</guid><link>https://a.example/a?x=1&amp;y=$(id)</link>
            <description>&lt;a href="https://a.example/in"&gt;x&lt;/a&gt;</description></item>
            <item><title>B</title><guid>b</guid><link>https://a.example/b</link></item>
            </channel></rss>
            """, to: "feed.xml"
        ).path
        // Records its arguments, one per line.
        try folder.write(
            program: "#!/bin/sh\nfor word; do echo \"$word\" >> '\(opened.path)'; done\n",
            to: "browser")
    }

    private func run(
        _ requests: String, seat: String, plugin: String? = nil, arguments: [String] = []
    ) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run(
            [
                "--allow", "display", "-r", plugin ?? self.plugin, "--seat", seat, "-v", "-O",
                "do=" + requests, source,
            ]
                + arguments,
            environment: [
                "XDG_STATE_HOME": folder.url.path + "/state",
                "BROWSER": folder.url.path + "/browser",
            ])
    }

    /// Returns the addresses the browser was called with; it runs on when the program has ended.
    private func openedPages(atLeast count: Int) throws -> [String] {
        var lines: [String] = []
        let areThere = Waiting.until {
            lines =
                (try? String(contentsOf: opened, encoding: .utf8))?
                .split(separator: "\n").map(String.init) ?? []
            return lines.count >= count
        }
        return areThere ? lines : []
    }

    @Test(arguments: ["in-process", "worker"])
    func `Applies marks at once and in the next run`(seat: String) throws {
        let first = try run("mark:1 mark:0 unmark:0", seat: seat)
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.text == "unread\nread\nleft\n")
        #expect(try run("", seat: seat).text == "unread\nread\nleft\n")
        #expect(try run("", seat: seat, arguments: ["--unread"]).text == "unread\nleft\n")
    }

    @Test(arguments: ["in-process", "worker"])
    func `Sets states in batches, and answers each request`(seat: String) throws {
        let outcome = try run("told markall star:1 unmark:1 old:0 mark:2", seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text == "0\n0\n0\n-4\n-5\nread\nunread\nleft\n")
    }

    @Test(arguments: ["in-process", "worker"])
    func `Ignores marks for another feed or an invalid item`(seat: String) throws {
        let outcome = try run("old:0 mark:2 mark:18446744073709551615", seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text == "unread\nunread\nleft\n")
        #expect(outcome.errors.contains("item 2 of 2; refused"))
        #expect(
            !FileManager.default.fileExists(
                atPath: folder.url.path + "/state/feedhost/read-items-v1-0.sqlite"))
    }

    @Test(arguments: ["in-process", "worker"])
    func `Passes a link as one argument to the browser`(seat: String) throws {
        let url = "https://a.example/a?x=1&y=$(id)"
        let outcome = try run("open:0:\(url)", seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("opened '\(url)'"))
        #expect(try openedPages(atLeast: 1) == [url])
    }

    @Test(arguments: ["in-process", "worker"])
    func `Opens only links that the feed shows`(seat: String) throws {
        let requests = [
            "open:1:https://a.example/in", "open:0:https://b.example/",
            "openfeed:https://a.example/b",
            "open:0:javascript:alert(1)", "open:0:file:///etc/passwd", "open:7:https://a.example/b",
        ]
        let outcome = try run(requests.joined(separator: " "), seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        for words in [
            "wants to open 'https://a.example/in', which the feed does not show there",
            "wants to open 'https://b.example/', which the feed does not show there",
            "wants to open 'https://a.example/b', which the feed does not show there",
            "wants to open 'javascript:alert(1)', which is no http, https or mailto address",
            "wants to open 'file:///etc/passwd', which is no http, https or mailto address",
            "wants to open a page of item 7 of 2",
        ] {
            #expect(outcome.errors.contains(words), "\(words) in \(outcome.errors)")
        }
        // Pages open in order: a wrong one would be listed before this one.
        _ = try run("open:0:https://a.example/in", seat: seat)
        #expect(try openedPages(atLeast: 1) == ["https://a.example/in"])
    }

    @Test(arguments: ["in-process", "worker"])
    func `Limits the number of opened pages`(seat: String) throws {
        let outcome = try run("flood:https://a.example/in", seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        // Five pages in five seconds; the flood takes longer where many tests run at a time.
        #expect(outcome.errors.contains("too many pages"))
        _ = try run("openfeed:https://a.example/", seat: seat)
        let opened = try openedPages(atLeast: 6)
        #expect(opened.contains("https://a.example/"))
        #expect(opened.count < 50)
    }

    @Test(arguments: ["in-process", "worker"])
    func `Limits the length of copied texts`(seat: String) throws {
        let large = try run("large huge copy:words", seat: seat)
        #expect(large.status == 0, "\(large.errors)")
        #expect(large.errors.contains("called copy_text with a text that is none or too long"))
        // Without desktop and terminal nothing is copied, but both requests are handled.
        #expect(large.errors.components(separatedBy: "the text is not copied").count == 3)
    }

    @Test(arguments: ["in-process", "worker"])
    func `Rejects requests of renderers without a main loop`(seat: String) throws {
        let drawing = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/reading.c", name: "drawing", by: "cc -std=c11 -DDRAWS",
            in: folder.url)
        let outcome = try run(
            "mark:0 open:0:https://a.example/in copy:words", seat: seat, plugin: drawing,
            arguments: ["--unread"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text == "unread\nunread\n")
        // The clipboard needs a main loop, too.
        for name in ["set_states", "open_link"] {
            #expect(outcome.errors.contains("called \(name) without a main loop"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/state"))
        #expect(!FileManager.default.fileExists(atPath: opened.path))
    }

    @Test func `Ignores --mark-read with an interactive renderer`() throws {
        let outcome = try run("mark:0", seat: "in-process", arguments: ["--mark-read"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("--mark-read marks nothing with 'reading'"))
        #expect(try run("", seat: "worker").text == "read\nunread\nleft\n")
    }
}
