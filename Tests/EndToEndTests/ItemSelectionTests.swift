import Foundation
import Testing

/// Selection of items, and marks of read ones.
@Suite struct ItemSelectionTests {
    private let folder: TemporaryFolder
    private let state: URL
    private var environment: [String: String] { ["XDG_STATE_HOME": state.path] }

    init() throws {
        folder = try TemporaryFolder()
        state = folder.url.appendingPathComponent("state")
    }

    /// Returns a feed with an item a day from 1 November 2026 on.
    private func rss(
        _ days: some Collection<Int>, title: String = "F", more: String = ""
    ) -> String {
        let items = days.map {
            "<item><title>\(title)\($0).</title><guid>\(title)-\($0)</guid>"
                + "<pubDate>2026-11-\($0 < 10 ? "0" : "")\($0)T12:00:00Z</pubDate>\(more)</item>"
        }
        return
            "<rss version='2.0'><channel><title>\(title)</title>\(items.joined())</channel></rss>"
    }

    @discardableResult
    private func write(_ days: some Collection<Int>, to name: String = "F") throws -> String {
        try folder.write(rss(days, title: name), to: name + ".xml").path
    }

    @discardableResult
    private func run(_ arguments: [String]) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run(arguments + ["-r", "json"], environment: environment)
    }

    /// Draws, and returns the titles.
    private func titles(_ arguments: [String]) throws -> [String] {
        let outcome = try run(arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let document = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        let items = try #require(document?["items"] as? [[String: Any]])
        return items.compactMap { $0["title"] as? String }
    }

    // MARK: Marks

    @Test func `Draws each new item once with --unread and --mark-read`() throws {
        let source = try write([1, 2])
        #expect(try titles(["--unread", "--mark-read", source]) == ["F1.", "F2."])
        #expect(try titles(["--unread", "--mark-read", source]) == [])
        try write([4, 3, 2, 1])
        #expect(try titles(["--unread", source]) == ["F4.", "F3."])
        #expect(try titles(["--unread", "--mark-read", source]) == ["F4.", "F3."])
        #expect(try titles(["--unread", "--mark-read", source]) == [])
        // Without the option everything is drawn.
        #expect(try titles([source]) == ["F4.", "F3.", "F2.", "F1."])
    }

    @Test func `Tells feeds of one site apart despite equal pages and identifiers`() throws {
        let feeds = try ["news", "sport"].map { name in
            try folder.write(
                """
                <rss version='2.0'><channel><title>A site</title><link>https://a.example/</link>
                <item><title>\(name)</title><guid isPermaLink='false'>1</guid></item></channel></rss>
                """, to: name + ".xml"
            ).path
        }
        #expect(try titles(["--unread", "--mark-read", feeds[0]]) == ["news"])
        #expect(try titles(["--unread"] + feeds) == ["sport"])
        #expect(try titles(["--unread", "--mark-read"] + feeds.reversed()) == ["sport"])
        #expect(try titles(["--unread"] + feeds) == [])
    }

    @Test func `Marks a shared item in both feeds, and separates items that differ`() throws {
        let item = "<guid>https://a.example/1</guid><pubDate>2026-11-01T12:00:00Z</pubDate>"
        func write(_ text: String, to name: String) throws -> String {
            try folder.write(
                "<rss version='2.0'><channel><title>\(name)</title><item><title>T</title>\(item)"
                    + "<description>\(text)</description></item></channel></rss>", to: name
            ).path
        }
        let feeds = [try write("as it was", to: "a.xml"), try write("as it was", to: "b.xml")]
        let forged = try write("forged", to: "forged.xml")
        #expect(try titles([forged] + feeds) == ["T", "T"])
        #expect(try titles(["--mark-read"] + feeds) == ["T"])
        for feed in feeds { #expect(try titles(["--unread", feed]) == []) }
        #expect(try titles(["--unread", forged]) == ["T"])
        // A mark in the second feed counts when the first draws the item.
        let third = try write("as it was", to: "c.xml")
        #expect(try titles(["--unread", third]) == ["T"])
        #expect(try titles(["--unread", third, feeds[0]]) == [])
    }

    @Test func `JSON includes marks if they were requested`() throws {
        let source = try write([1, 2])
        try run(["--mark-read", source])
        try write([3, 2, 1])
        func marks(_ arguments: [String]) throws -> [Bool] {
            let document = try JSONSerialization.jsonObject(with: try run(arguments).output)
            let items = try #require((document as? [String: Any])?["items"] as? [[String: Any]])
            return items.map { ($0["_feedhost"] as? [String: Any])?["is_read"] as? Bool ?? false }
        }
        #expect(try marks(["--mark-read", source]) == [false, true, true])
        #expect(try marks([source]) == [false, false, false])
    }

    @Test func `Draws starred items with --starred, read or unread`() throws {
        let source = try write([3, 2, 1])
        #expect(try titles(["--starred", source]) == [])
        _ = try titles(["--mark-read", "-n", "2", source])
        let file = state.path + "/feedhost/read-items-v1-0.sqlite"
        let starring = """
            import sqlite3, sys
            with sqlite3.connect(sys.argv[1]) as d:
                d.execute("UPDATE item_states SET states = states | 2 WHERE item = 'F-2'")
                d.execute("INSERT INTO item_states SELECT feed, 'F-1', 1, 1, 2 FROM item_states LIMIT 1")
            """
        try Shell.require("python3 -IS -c \"$1\" \"$2\"", [starring, file])
        #expect(try titles(["--starred", source]) == ["F2.", "F1."])
        #expect(try titles(["--starred", "--unread", source]) == ["F1."])
    }

    @Test func `Each renderer draws an empty feed if nothing is unread`() throws {
        let source = try write([1])
        _ = try titles(["--mark-read", source])
        for renderer in ["text", "html", "json"] {
            let outcome = try FeedHostProcess.run(
                ["--unread", "-r", renderer, source], environment: environment)
            #expect(outcome.status == 0)
            #expect(outcome.errors.isEmpty)
            #expect(!outcome.text.contains("F1."))
        }
    }

    @Test func `Marks only drawn items`() throws {
        let source = try write([5, 4, 3, 2, 1])
        #expect(try titles(["--mark-read", "-n", "1", source]) == ["F5."])
        #expect(try titles(["--mark-read", "--since", "2026-11-04", source]) == ["F5.", "F4."])
        #expect(try titles(["--mark-read", "--match", "f2", source]) == ["F2."])
        #expect(
            try titles(["--mark-read", "--sort", "oldest", "--per-feed", "1", source]) == ["F1."])
        #expect(try titles(["--unread", source]) == ["F3."])
        // Read items don't count toward the limit.
        #expect(try titles(["--unread", "-n", "1", source]) == ["F3."])
    }

    @Test func `Marks nothing if the output is incomplete`() throws {
        let source = try write(1...28)
        let full = try FeedHostProcess.run(
            ["--mark-read", "-r", "json", "-o", "/dev/full", source], environment: environment)
        #expect(full.status == 74)
        let missing = try FeedHostProcess.run(
            ["--mark-read", "-r", "json", "-o", folder.url.path + "/no/such/file", source],
            environment: environment)
        #expect(missing.status == 73)
        #expect(try titles(["--unread", source]).count == 28)
    }

    @Test func `Watch draws new items and marks them`() throws {
        let source = try write([1, 2])
        let grown = try folder.write(rss([3, 2, 1]), to: "grown.xml").path
        let outcome = try FeedHostProcess.run(
            ["--watch", "--unread", "--mark-read", "-r", "text", source], environment: environment,
            shell: """
                cd '\(folder.url.path)' || exit 99
                "$0" "$@" > drawn & host=$!
                until_drawn() {
                    for i in {1..400}; do grep -q "$1" drawn && return; sleep 0.05; done
                }
                until_drawn F2.
                mv '\(grown)' '\(source)'
                until_drawn F3.
                sleep 0.3
                kill -INT $host
                wait $host
                cat drawn
                """)
        for title in ["F1.", "F2.", "F3."] {
            #expect(
                outcome.text.components(separatedBy: title).count == 2,
                "\(outcome.text) \(outcome.errors)")
        }
        #expect(try titles(["--unread", source]) == [])
    }

    @Test func `Marks nothing if the pipe is closed early`() throws {
        let long = String(repeating: "word ", count: 40_000)
        let source = try folder.write(
            rss([1], more: "<description>\(long)</description>"), to: "F.xml"
        ).path
        _ = try FeedHostProcess.run(
            ["--mark-read", "-r", "json", source], environment: environment,
            shell: "\"$0\" \"$@\" | head -c 10")
        #expect(try titles(["--unread", source]) == ["F1."])
    }

    @Test(arguments: [[], ["-n", "1"], ["--since", "3d"], ["--match", "x", "--sort", "oldest"]])
    func `Accesses no state without options for marks`(
        options: [String]
    ) throws {
        let source = try write([1])
        let trace = folder.url.appendingPathComponent("trace")
        let outcome = try FeedHostProcess.run(
            options + ["-r", "text", source], environment: environment,
            shell: "exec strace -f -e trace=file -o '\(trace.path)' \"$0\" \"$@\"")
        #expect(outcome.status == 0)
        let calls = try String(contentsOf: trace, encoding: .utf8)
        #expect(calls.contains("F.xml"))
        #expect(!calls.contains("state"))
        #expect(!FileManager.default.fileExists(atPath: state.path))
    }

    @Test func `Keeps marks without loading network libraries`() throws {
        let source = try write([1])
        let trace = folder.url.appendingPathComponent("trace")
        let outcome = try FeedHostProcess.run(
            ["--unread", "--mark-read", "-r", "text", source], environment: environment,
            shell: "exec strace -f -e trace=file,socket,connect -o '\(trace.path)' \"$0\" \"$@\"")
        #expect(outcome.status == 0)
        let calls = try String(contentsOf: trace, encoding: .utf8)
        #expect(calls.contains("read-items-v1-0.sqlite"))
        for name in ["libcurl", "libFeedHostNetwork", "AF_INET"] { #expect(!calls.contains(name)) }
    }

    @Test func `Keeps marks of feeds apart, and when a list moves`() throws {
        let first = try write([1, 2], to: "A")
        let second = try folder.write(
            rss([1, 2], title: "A").replacingOccurrences(
                of: "<title>A</title>", with: "<title>A</title><link>https://a.example/</link>"),
            to: "B.xml"
        ).path
        _ = try titles(["--mark-read", first])
        #expect(try titles(["--unread", second]).count == 2)
        let list = try folder.write(
            "<opml version='2.0'><body><outline xmlUrl='A.xml'/><outline xmlUrl='B.xml'/></body></opml>",
            to: "list.opml"
        ).path
        _ = try titles(["--mark-read", second])
        #expect(try titles(["--unread", list]) == [])
    }

    @Test func `Identifies standard input by its content`() throws {
        func titles(_ text: String) throws -> [String] {
            let outcome = try FeedHostProcess.run(
                ["--unread", "--mark-read", "-r", "json"], input: Data(text.utf8),
                environment: environment)
            let document = try JSONSerialization.jsonObject(with: outcome.output)
            let items = (document as? [String: Any])?["items"] as? [[String: Any]] ?? []
            return items.compactMap { $0["title"] as? String }
        }
        #expect(try titles(rss([1], title: "A")) == ["A1."])
        #expect(try titles(rss([2, 1], title: "A")) == ["A2."])
        #expect(try titles(rss([1], title: "B")) == ["B1."])
        #expect(try self.titles(["--unread", write([1], to: "A")]) == ["A1."])
    }

    @Test func `Reports unwritable state after drawing`() throws {
        let source = try write([1])
        try folder.write("", to: "state")
        let outcome = try run(["--mark-read", source])
        #expect(outcome.status == 74)
        #expect(outcome.text.contains("F1."))
        #expect(
            outcome.errors.contains(
                "what is read and starred cannot be kept in '\(state.path)/feedhost'"))
        let homeless = try FeedHostProcess.run(["--unread", source], environment: ["HOME": ""])
        #expect(homeless.status == 74)
        #expect(homeless.errors.contains("set HOME or XDG_STATE_HOME"))
    }

    @Test func `Reports a damaged file of marks once, and replaces it`() throws {
        let source = try write([1])
        _ = try titles(["--mark-read", source])
        let file = state.appendingPathComponent("feedhost/read-items-v1-0.sqlite")
        try Data(repeating: 0x5A, count: 40_000).write(to: file)
        let outcome = try run(["--unread", "--mark-read", source])
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("F1."))
        #expect(outcome.errors.components(separatedBy: "is damaged").count == 2)
        #expect(try Data(contentsOf: file) == Data(repeating: 0x5A, count: 40_000))
        #expect(try titles(["--unread", source]) == [])
    }

    // MARK: Selection

    @Test func `Filters by date or age with --since, and reports undated items`() throws {
        let source = try write([3, 2, 1])
        #expect(try titles(["--since", "2026-11-02", source]) == ["F3.", "F2."])
        #expect(try titles(["--since", "2026-11-02T12:00:01Z", source]) == ["F3."])
        let now = Int(Date().timeIntervalSince1970)
        let days = (now - 1_793_491_200) / 86_400
        if days > 4 { #expect(try titles(["--since", "1d", source]) == []) }
        #expect(try titles(["--since", "9y", source]).count == 3)
        let undated = try folder.write(
            "<rss version='2.0'><channel><title>U</title><item><title>U1</title></item></channel></rss>",
            to: "U.xml")
        let outcome = try run(["--since", "9y", undated.path])
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("--since leaves out 1 item without a date"))
    }

    @Test func `Finds items with any of several texts with --match`() throws {
        let source = try write([12, 11, 3, 2, 1])
        #expect(try titles(["--match", "f1", source]) == ["F12.", "F11.", "F1."])
        #expect(try titles(["--match", "F12", "--match", "f3", source]) == ["F12.", "F3."])
    }

    @Test func `Sorts and limits items of several feeds`() throws {
        let (first, second) = (try write([1, 3, 5], to: "A"), try write([6, 4, 2], to: "B"))
        func all(_ options: String...) throws -> [String] { try titles(options + [first, second]) }
        #expect(try all() == ["B6.", "A5.", "B4.", "A3.", "B2.", "A1."])
        #expect(try all("--sort", "oldest") == ["A1.", "B2.", "A3.", "B4.", "A5.", "B6."])
        #expect(try all("--sort", "source") == ["A1.", "A3.", "A5.", "B6.", "B4.", "B2."])
        #expect(try all("--per-feed", "1") == ["B6.", "A5."])
        #expect(try all("--per-feed", "2", "-n", "3") == ["B6.", "A5.", "B4."])
        #expect(try titles([first]) == ["A1.", "A3.", "A5."])
        #expect(try titles(["--sort", "newest", first]) == ["A5.", "A3.", "A1."])
    }

    @Test(arguments: [
        (["--since", "tomorrow"], "--since takes a date such as"),
        (["--since", "2026-02-30"], "not '2026-02-30'"),
        (["--match", " "], "--match takes a text"),
        (["--per-feed", "0"], "--per-feed takes a number from 1"),
        (["--sort", "title"], "--sort takes 'newest', 'oldest' or 'source', not 'title'"),
        (["--unread=yes"], "--unread takes 'true' or 'false', not 'yes'"),
        (["lint", "--unread", "x"], "--unread has no meaning with lint"),
    ])
    func `Rejects invalid option values`(arguments: [String], words: String) throws {
        let outcome = try FeedHostProcess.run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
}
