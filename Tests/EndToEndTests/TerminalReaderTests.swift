import Foundation
import Testing

/// The renderer `terminal` at a terminal: keys in, screen out.
@Suite final class TerminalReaderTests: TestsInFolder {
    private static let seats = ["in-process", "worker"]

    /// A terminal in which the reader runs.
    private final class Reader {
        let folder: TemporaryFolder
        let session: TerminalSession

        init(
            seat: String = "in-process", feed: String? = nil, options: String = "",
            renderer: String = "terminal", source: String = "feed.xml", columns: Int = 80,
            rows: Int = 20,
            variables: String = "", shell: String = "", expecting: String = "Item 0"
        ) throws {
            folder = try TemporaryFolder()
            _ = try folder.write(feed ?? TerminalReaderTests.feed(0..<50), to: "feed.xml")
            session = try TerminalSession(
                in: folder, columns: columns, rows: rows,
                variables: "LC_ALL=C.UTF-8 XDG_STATE_HOME='\(folder.url.path)' " + variables)
            // Colours are tested, whatever the environment of the tests says.
            let unset = variables.contains("NO_COLOR") ? "" : "unset NO_COLOR; "
            try session.type(unset + shell + "clear; echo before")
            _ = try #require(session.screen { $0.contains("before\n") })
            try session.type(
                "$FEEDHOST --seat \(seat) --allow terminal -r \(renderer) \(options) \(source); echo status=$?"
            )
            _ = try #require(session.screen { $0.contains(expecting) })
        }

        func shows(_ words: String...) throws -> Bool {
            try session.screen { screen in words.allSatisfy { screen.contains($0) } } != nil
        }

        /// Quits with keys, and checks that the shell's screen is back.
        func leave(by keys: String..., status: Int = 0) throws {
            for key in keys { try session.press(key) }
            let screen = try #require(session.screen { $0.contains("status=\(status)\n>") })
            #expect(screen.contains("before\n"))
            #expect(try session.state() == "alternate=0 mouse=0 cursor=1 keypad=0")
        }
    }

    private static func feed(
        _ items: some Collection<Int>, content: String = "Words of the article."
    ) -> String {
        let entries = items.map { number in
            """
            <item><title>Item \(number).</title><link>https://a.example/\(number)</link>\
            <guid isPermaLink="false">i\(number)</guid>\
            <description><![CDATA[<p>\(content) Number \(number).</p>\
            <p>See <a href="https://b.example/\(number)">the other</a>.</p>]]></description></item>
            """
        }
        return SampleDocuments.feed("A harbour", items: entries)
    }

    @Test(arguments: seats)
    func `Navigates and reads with keys, and restores the terminal`(seat: String) throws {
        let reader = try Reader(seat: seat)
        #expect(try reader.shows("A harbour", "1/50", "? help"))
        #expect(try reader.session.state() == "alternate=1 mouse=1 cursor=0 keypad=0")
        try reader.session.press("j", "j", "Down")
        #expect(try reader.shows("4/50"))
        try reader.session.press("k")
        #expect(try reader.shows("3/50"))
        try reader.session.press("Enter")
        #expect(try reader.shows("Words of the article. Number 2.", "the other[2]"))
        try reader.session.press("J")
        #expect(try reader.shows("Number 3."))
        try reader.session.press("q")
        #expect(try reader.shows("4/50"))
        try reader.session.press("G")
        #expect(try reader.shows("50/50", "Item 49."))
        try reader.session.press("?")
        #expect(try reader.shows("the next unread item"))
        try reader.session.press("G")
        #expect(try reader.shows("mark all as read", "load again"))
        try reader.session.press("q", "/")
        try reader.session.send("m 17\r")
        #expect(try reader.shows("18/50"))
        try reader.leave(by: "q")
    }

    @Test(arguments: seats)
    func `Shows messages in the user's language`(seat: String) throws {
        let reader = try Reader(seat: seat, variables: "LC_MESSAGES=de_DE.UTF-8 LC_ALL=")
        #expect(try reader.shows("? Hilfe"))
        try reader.session.press("n")
        #expect(try reader.shows("noch wurde nichts gesucht"))
        try reader.session.press("?")
        #expect(try reader.shows("nächster ungelesener Eintrag", "q zurück"))
        try reader.session.press("q")
        try reader.leave(by: "q")
    }

    @Test(arguments: seats)
    func `Follows resizes, and suspends`(seat: String) throws {
        let reader = try Reader(seat: seat)
        try reader.session.press("j")
        try reader.session.resize(columns: 120, rows: 30)
        #expect(try reader.shows("│", "Item 1.", "Number 1."))
        try reader.session.resize(columns: 20, rows: 5)
        #expect(try reader.shows("Item 1.", "2/50"))
        try reader.session.resize(columns: 400, rows: 100)
        #expect(try reader.shows("│", "Number 1."))
        try reader.session.resize(columns: 80, rows: 20)
        try reader.session.press("C-z")
        _ = try #require(reader.session.screen { $0.contains("Stopped") })
        try reader.session.type("fg")
        #expect(try reader.shows("A harbour", "2/50"))
        try reader.session.press("j")
        #expect(try reader.shows("3/50"))
        try reader.session.press("q")
        _ = try #require(reader.session.screen { $0.contains("> fg\n") && $0.hasSuffix(">") })
        #expect(try reader.session.state() == "alternate=0 mouse=0 cursor=1 keypad=0")
    }

    @Test(arguments: seats)
    func `Keeps the line under the cursor when new items load`(seat: String) throws {
        let reader = try Reader(seat: seat)
        for _ in 0..<12 { try reader.session.press("j") }
        let before = try #require(reader.session.screen { $0.contains("13/50") })
        let row = try #require(
            before.components(separatedBy: "\n").firstIndex { $0.contains("Item 12.") })
        _ = try reader.folder.write(Self.feed(Array(100..<107) + Array(0..<50)), to: "feed.xml")
        try reader.session.press("r")
        let after = try #require(reader.session.screen { $0.contains("20/57") })
        #expect(
            after.components(separatedBy: "\n").firstIndex { $0.contains("Item 12.") } == row)
        try reader.leave(by: "q")
    }

    @Test(arguments: seats)
    func `Updates a watched list, and keeps items read meanwhile`(
        seat: String
    ) throws {
        let reader = try Reader(seat: seat, options: "--watch --unread")
        try reader.session.press("j", "j", "Enter")
        #expect(try reader.shows("Number 2."))
        try reader.session.press("q")
        #expect(try reader.shows("3/50"))
        _ = try reader.folder.write(Self.feed(Array(100..<104) + Array(0..<50)), to: "feed.xml")
        #expect(try reader.shows("7/54", "Item 2."))
        try reader.leave(by: "q")
    }

    @Test(arguments: seats)
    func `Keeps the position when its plugin is replaced`(seat: String) throws {
        let shipped = FeedHostProcess.binary.deletingLastPathComponent()
            .appendingPathComponent("libTerminalRenderer.so")
        let plugins = try TemporaryFolder()
        let plugin = plugins.url.appendingPathComponent("terminal.so")
        try FileManager.default.copyItem(at: shipped, to: plugin)
        let paragraphs = (0..<60).map { "Line \($0) of it.</p><p>" }.joined()
        let reader = try Reader(
            seat: seat, feed: Self.feed(0..<50, content: paragraphs), options: "--watch",
            renderer: plugin.path)
        try reader.session.press("G", "k", "k", "k", "Enter", "Space")
        let before = try #require(reader.session.screen { $0.contains("Line 12 of it.") })
        let program = try #require(reader.session.programs(running: plugin.path).first)
        try reader.session.record(to: "written")
        /// How often a plugin has taken the screen since.
        func beginnings() -> Int {
            let file = reader.folder.url.appendingPathComponent("written")
            let written = (try? Data(contentsOf: file)) ?? Data()
            return String(decoding: written, as: UTF8.self)
                .components(separatedBy: "\u{1B}[?1049h").count - 1
        }
        for round in 1...2 {
            let next = plugins.url.appendingPathComponent("next.so")
            try FileManager.default.copyItem(at: shipped, to: next)
            let isReplaced = unsafe rename(next.path, plugin.path) == 0
            try #require(isReplaced)
            #expect(Waiting.until { beginnings() >= round } && beginnings() == round)
            #expect(try reader.session.screen { $0 == before } != nil)
        }
        #expect(try reader.session.programs(running: plugin.path).first == program)
        try reader.session.press("q")
        #expect(try reader.shows("47/50"))
        try reader.leave(by: "q")
    }

    @Test func `Keeps a key for what the one before displays, however late`() throws {
        let paragraphs = (0..<60).map { "Line \($0) of it.</p><p>" }.joined()
        // Without job control the shell doesn't take the terminal back from a program that is stopped.
        let reader = try Reader(
            seat: "worker", feed: Self.feed(0..<50, content: paragraphs), shell: "set +m; ")
        let host = try #require(reader.session.programs(running: "-r terminal").first)
        try #require(kill(host, SIGSTOP) == 0)
        try reader.session.press("Enter", "Space")
        Thread.sleep(forTimeInterval: 0.5)
        try #require(kill(host, SIGCONT) == 0)
        #expect(try reader.shows("Line 12 of it."))
        try reader.leave(by: "q", "q")
    }

    @Test func `Remembers read items in the next run`() throws {
        let reader = try Reader()
        try reader.session.press("Enter")
        #expect(try reader.shows("Number 0."))
        try reader.leave(by: "q", "q")
        try reader.session.type(
            "clear; $FEEDHOST -r text -O style=list --unread -n 1 feed.xml; echo listed")
        let listed = try #require(reader.session.screen { $0.contains("listed\n") })
        #expect(listed.contains("Item 1.") && !listed.contains("Item 0."))
    }

    @Test func `Tells items of one identifier apart where it shows one of them`() throws {
        let items = (0..<2).map {
            "<item><title>Item \($0).</title><guid isPermaLink='false'>same</guid></item>"
        }
        let reader = try Reader(
            feed: SampleDocuments.feed("A harbour", items: items), options: "-n 1")
        try reader.leave(by: "Enter", "q", "q")
        try reader.session.type(
            "clear; $FEEDHOST -r text -O style=list --unread feed.xml; echo listed")
        let listed = try #require(reader.session.screen { $0.contains("listed\n") })
        #expect(listed.contains("Item 1.") && !listed.contains("Item 0."))
    }

    @Test func `Binds keys by option and configuration`() throws {
        let reader = try Reader(options: "-O 'keys=next x; close e'")
        try reader.session.press("x")
        #expect(try reader.shows("2/50"))
        try reader.leave(by: "e")
        _ = try reader.folder.write(
            "# keys\nrenderer = terminal\nkey = terminal next v\nkey = terminal close w\n",
            to: "feedhost/config")
        try reader.session.type(
            "clear; echo before; chmod -R go-w feedhost; "
                + "XDG_CONFIG_HOME=$PWD $FEEDHOST feed.xml; echo status=$?")
        #expect(try reader.shows("1/50"))
        try reader.session.press("v")
        #expect(try reader.shows("2/50"))
        try reader.leave(by: "w")
        // Without a terminal the text renderer draws.
        try reader.session.type(
            "clear; XDG_CONFIG_HOME=$PWD $FEEDHOST -n1 feed.xml | cat; echo done")
        #expect(try reader.shows("Words of the article.", "done\n"))
    }

    @Test(arguments: [
        ("fly x", "there is no action 'fly'; there are next, previous"),
        ("next ctrl-", "there is no key 'ctrl-'"),
    ])
    func `Names the configuration line of an invalid key binding`(
        line: String, words: String
    ) throws {
        let file = try folder.write(
            "# keys\nkey = terminal next v\nkey = terminal \(line)\n", to: "feedhost/config")
        let outcome = try FeedHostProcess.run(
            ["-r", "terminal"], input: Data("<rss/>".utf8),
            environment: ["XDG_CONFIG_HOME": folder.url.path])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("'\(file.path)', line 3: keys: \(words)"))
    }

    @Test func `Rejects an output file or a missing renderer before it starts`()
        throws
    {
        _ = try folder.write(Self.feed(0..<2), to: "feed.xml")
        _ = try folder.write("renderer = nosuch\n", to: "feedhost/config")
        let session = try TerminalSession(in: folder, columns: 200)
        try session.type("clear; $FEEDHOST -r terminal -o out.txt feed.xml; echo status=$?; ls")
        let refused = try #require(session.screen { $0.contains("status=64\n") })
        #expect(
            refused.contains(
                "a file (-o, or 'output' in the configuration) has no meaning with 'terminal'"))
        #expect(!refused.contains("out.txt\n"))
        try session.type(
            "clear; chmod -R go-w feedhost; XDG_CONFIG_HOME=$PWD $FEEDHOST feed.xml; echo status=$?"
        )
        let missing = try #require(session.screen { $0.contains("status=69\n") })
        #expect(
            missing.contains(
                "there is no renderer 'nosuch', which '\(folder.url.path)/feedhost/config' asks for"
            ))
        try session.type("clear; XDG_CONFIG_HOME=$PWD $FEEDHOST -r other feed.xml; echo status=$?")
        #expect(try session.screen { $0.contains("there is no renderer 'other';") } != nil)
    }

    @Test(arguments: seats)
    func `Suggests the text renderer without a terminal`(seat: String) throws {
        let feed = try folder.write(Self.feed(0..<2), to: "feed.xml")
        // A new session has no terminal.
        let outcome = try FeedHostProcess.run(
            ["--seat", seat, "--allow", "terminal", "-r", "terminal", feed.path],
            shell: "exec setsid --wait \"$0\" \"$@\"")
        #expect(outcome.status == 70)
        #expect(
            outcome.errors.contains(
                "there is no terminal to read and draw on; '-r text' needs none"))
        #expect(outcome.output.isEmpty)
    }

    @Test func `Suggests the text renderer on a dumb terminal`() throws {
        _ = try folder.write(Self.feed(0..<2), to: "feed.xml")
        let session = try TerminalSession(in: folder)
        try session.type("TERM=dumb $FEEDHOST -r terminal feed.xml; echo status=$?")
        let screen = try #require(session.screen { $0.contains("status=70\n") })
        #expect(screen.contains("'-r text' needs no more"))
    }

    private static let endings: [(Int32, Int)] = [(SIGHUP, 129), (SIGINT, 130)]

    @Test(arguments: seats, endings)
    func `Ends with the terminal's process group`(
        seat: String, signal: (Int32, Int)
    ) throws {
        let reader = try Reader(seat: seat)
        let program = try #require(reader.session.programs(running: "terminal").first)
        #expect(kill(-program, signal.0) == 0)
        try reader.leave(status: signal.1)
    }

    @Test(arguments: seats)
    func `Ignores a megabyte of pasted text`(seat: String) throws {
        let reader = try Reader(seat: seat)
        let text = String(repeating: "qqqq jjjj AAAA \u{7} /x\n", count: 50_000)
        let file = try reader.folder.write(text, to: "paste.txt")
        try reader.session.paste(fileAt: file.path)
        try reader.session.press("j")
        #expect(try reader.shows("2/50"))
        try reader.leave(by: "q")
    }

    @Test func `Shows empty and invalid feeds`() throws {
        let reader = try Reader(
            feed: SampleDocuments.feed("Nothing here"), expecting: "Nothing here")
        try reader.session.press("j", "Enter", "G", "u", "o", "y", "n", "A", ".", "k")
        try reader.leave(by: "q")
        let other = try Reader(feed: "no feed at all", expecting: "[r]")
        try other.session.press("j", "Enter", "q")
        let end = try #require(other.session.screen { $0.contains("status=65") })
        #expect(end.contains("before\n"))
    }

    @Test func `Handles a hundred thousand items`() throws {
        let reader = try Reader(feed: Self.feed(0..<100_000))
        try reader.session.press("G")
        #expect(try reader.shows("100000/100000"))
        try reader.session.press("5", "g")
        #expect(try reader.shows("5/100000"))
        try reader.leave(by: "q")
    }

    @Test(arguments: [
        ("TERM=xterm", true), ("TERM=xterm-256color", true), ("COLORTERM=truecolor", true),
        ("NO_COLOR=1", false),
    ])
    func `Uses colours that the terminal supports`(variables: String, isColored: Bool) throws {
        let reader = try Reader(variables: variables)
        #expect(try reader.session.looks().contains("35m") == isColored)
        try reader.leave(by: "q")
    }

    @Test func `Detects UTF-8 support of the terminal despite the locale`() throws {
        let reader = try Reader(
            feed: Self.feed(0..<1, content: "Über “dies” … 日本"), variables: "TERM=linux LC_ALL=C")
        try reader.session.press("Enter")
        // tmux reports UTF-8 support when queried.
        #expect(try reader.shows("Über “dies” … 日本"))
        try reader.leave(by: "q", "q")
    }

    @Test(arguments: seats)
    func `Explains a missing Chafa library, and other renderers work`(seat: String) throws {
        let feed = try folder.write(Self.feed(0..<2), to: "feed.xml")
        let shipped = FeedHostProcess.binary.deletingLastPathComponent()
            .appendingPathComponent("libTerminalRenderer.so")
        // Renames the needed library, as if it were not installed.
        var bytes = try Data(contentsOf: shipped)
        let name = try #require(bytes.range(of: Data("libchafa.so.0".utf8)))
        bytes.replaceSubrange(name, with: Data("libnowhere.so".utf8))
        let plugin = folder.url.appendingPathComponent("terminal.so")
        try bytes.write(to: plugin)
        let outcome = try FeedHostProcess.run(
            ["--seat", seat, "--allow", "terminal", "-r", plugin.path, feed.path])
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("libnowhere.so"))
        #expect(outcome.errors.contains("install the libraries it needs"))
        let text = try FeedHostProcess.run(
            ["--plugin-path", folder.url.path, "-r", "text", feed.path])
        #expect(text.status == 0 && text.errors.isEmpty && text.text.contains("Item 1."))
    }

    @Test(arguments: seats)
    func `Shows failures beside the feed at once, and again at the end`(
        seat: String
    ) throws {
        let reader = try Reader(
            seat: seat, source: "none.xml feed.xml",
            variables: "BROWSER=/nonexistent/browser PATH=/usr/bin DISPLAY= WAYLAND_DISPLAY=",
            expecting: "!none.xml")
        #expect(try reader.shows("A harbour", "there is no file 'none.xml'"))
        try reader.session.press("l")
        #expect(try reader.shows("Item 0"))
        try reader.session.press("j")
        #expect(try reader.shows("2/50"))
        try reader.session.press("o")
        #expect(try reader.shows("'https://a.example/1' is not opened, since"))
        try reader.session.press("j")
        #expect(try reader.shows("3/50"))
        // A feed that loads on reload is no longer reported.
        _ = try reader.folder.write(Self.feed(100..<101), to: "none.xml")
        try reader.session.press("r")
        #expect(try reader.shows("/51"))
        // With two feeds, the list of items leads back to the list of feeds.
        try reader.leave(by: "q", "q", status: 0)
        #expect(try reader.session.screen { $0.contains("feedhost: there is no file") } != nil)
    }

    @Test(arguments: seats)
    func `Opens pages and copies addresses with keys`(seat: String) throws {
        let tools = try TemporaryFolder()
        let opened = tools.url.appendingPathComponent("opened")
        let browser = try tools.write(
            program: "#!/bin/sh\nprintf '%s\\n' \"$1\" >> '\(opened.path)'\n", to: "browser")
        let reader = try Reader(
            seat: seat, variables: "BROWSER='\(browser.path)' DISPLAY= WAYLAND_DISPLAY=")
        // tmux keeps its default, by which it ignores what programs write for the clipboard.
        func waits(for lines: String) -> Bool {
            Waiting.until { (try? String(contentsOf: opened, encoding: .utf8)) == lines }
        }
        try reader.session.press("j", "o")
        #expect(try reader.shows("opening https://a.example/1"))
        #expect(waits(for: "https://a.example/1\n"))
        try reader.session.press("Enter")
        #expect(try reader.shows("the other[2]"))
        try reader.session.press("2", "Enter")
        #expect(try reader.shows("opening https://b.example/1"))
        #expect(waits(for: "https://a.example/1\nhttps://b.example/1\n"))
        try reader.session.press("2", "y")
        #expect(try reader.shows("copied https://b.example/1"))
        #expect(Waiting.until { (try? reader.session.clipboard()) == "https://b.example/1" })
        try reader.leave(by: "q", "q")
    }

    @Test(arguments: seats)
    func `Keeps loaded items if the server fails on reload`(seat: String) throws {
        let server = try ScriptedServer()
        let reader = try Reader(
            seat: seat, options: "--allow-private --no-cache",
            source: server.url("feed?n=3"), expecting: "Plain item 1")
        server.stop()
        try reader.session.press("j", "r")
        #expect(try reader.shows("Plain item 1", "Plain item 3", "[R]"))
        try reader.session.press("Enter", "q", "j")
        #expect(try reader.shows("Plain item 3"))
        try reader.session.press("q")
        _ = try #require(reader.session.screen { $0.contains("status=") && $0.hasSuffix(">") })
        #expect(try reader.session.state() == "alternate=0 mouse=0 cursor=1 keypad=0")
    }

    // MARK: Pictures

    /// Returns a feed of pictures on a server, with a query for each.
    private static func pictures(
        _ count: Int, of server: ScriptedServer, query: (Int) -> String
    ) -> String {
        let entries = (0..<count).map { number in
            """
            <item><title>Item \(number).</title><guid isPermaLink="false">i\(number)</guid>\
            <media:content medium="image" url="\(server.url("picture/\(number).png"))?\(query(number))"/></item>
            """
        }
        return """
            <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Pictures</title>\
            \(entries.joined())</channel></rss>
            """
    }

    private static func requestedPictures(from server: ScriptedServer) throws -> Set<Int> {
        Set(
            try server.requests().compactMap { request in
                guard request.target.hasPrefix("/picture/") else { return nil }
                return Int(request.target.dropFirst("/picture/".count).prefix { $0 != "." })
            })
    }

    @Test(arguments: seats)
    func `Loads pictures in view, and the next screen's`(seat: String) throws {
        let server = try ScriptedServer()
        let reader = try Reader(
            seat: seat, feed: Self.pictures(60, of: server) { _ in "size=400x300" },
            options: "--allow-private --no-cache -O rows=more -O pictures=symbols", rows: 14,
            variables: "TERM=screen-256color")
        // Four items fit; pictures drawn with characters use 256 colours.
        #expect(try Waiting.until { try Self.requestedPictures(from: server).count >= 8 })
        #expect(try Self.requestedPictures(from: server) == Set(0..<8))
        #expect(try Waiting.until { try reader.session.looks().contains("8;5;") })
        try reader.session.press("G")
        #expect(
            try Waiting.until {
                try Self.requestedPictures(from: server).isSuperset(of: 56..<60)
            })
        #expect(try Self.requestedPictures(from: server) == Set(0..<8).union(56..<60))
        try reader.leave(by: "q")
    }

    @Test(arguments: seats)
    func `Cancels pictures that scroll out of view`(seat: String) throws {
        let server = try ScriptedServer()
        let reader = try Reader(
            seat: seat, feed: Self.pictures(60, of: server) { $0 < 8 ? "drip=1" : "size=40x30" },
            options: "--allow-private --no-cache -O rows=more", rows: 14)
        // The number of parallel transfers is limited.
        #expect(try Waiting.until { try Self.requestedPictures(from: server).count >= 2 })
        let requested = try server.requests().map(\.target)
        #expect(requested.count >= 2)
        #expect(try server.abortedRequests().isEmpty)
        try reader.session.press("G")
        #expect(
            try Waiting.until { try Set(server.abortedRequests()).isSuperset(of: requested) })
        // Pictures in view load, and none starts after it left the view.
        #expect(
            try Waiting.until {
                try Self.requestedPictures(from: server).isSuperset(of: 56..<60)
            })
        // Some may have begun after the first ones were counted, and the server notices an end within a second.
        func begun() throws -> Set<String> {
            Set(try server.requests().map(\.target).filter { $0.contains("drip") })
        }
        #expect(try Waiting.until { try Set(server.abortedRequests()) == begun() })
        try reader.leave(by: "q")
    }

    @Test(arguments: seats)
    func `Shows a sign for an interrupted picture, and offers a retry`(seat: String) throws {
        let server = try ScriptedServer()
        let reader = try Reader(
            seat: seat,
            feed: Self.pictures(2, of: server) { $0 == 0 ? "half=1&size=400x300" : "size=40x30" },
            options: "--allow-private --no-cache -O rows=more", rows: 14)
        #expect(try reader.shows("×", "[R]"))
        try reader.session.press("j")
        #expect(try reader.shows("2/2"))
        try reader.leave(by: "q")
    }

    @Test(arguments: seats)
    func `Loads a failed picture on retry`(seat: String) throws {
        let server = try ScriptedServer()
        let reader = try Reader(
            seat: seat, feed: Self.pictures(1, of: server) { _ in "fails=1" },
            options: "--allow-private --no-cache -O rows=more", rows: 14)
        #expect(try reader.shows("×", "[R]"))
        try reader.session.press("R")
        #expect(try Waiting.until { try server.requests().count >= 2 })
        #expect(try reader.session.screen { !$0.contains("×") && !$0.contains("[R]") } != nil)
        #expect(try server.requests().count == 2)
        try reader.leave(by: "q")
    }

    @Test(arguments: seats)
    func `Shows broken, oversized and tiny pictures without failing`(seat: String) throws {
        let server = try ScriptedServer()
        try server.add("no picture", named: "none.png")
        let sizes = ["1x1", "60000x60000", "3000x1", "1x3000", "400x300"]
        let reader = try Reader(
            seat: seat,
            feed: Self.pictures(5, of: server) { "size=\(sizes[$0])" },
            options: "--allow-private --no-cache", columns: 120, rows: 30)
        #expect(try reader.shows("×"))
        for _ in 0..<5 { try reader.session.press("j", "Enter", "q") }
        #expect(try reader.shows("5/5"))
        // The item with the oversized one.
        try reader.session.press("k", "k", "k")
        #expect(try reader.shows("2/5", "[R]"))
        try reader.leave(by: "q")
    }

    /// A protocol for pictures, variables of the terminal, and the first bytes sent.
    private static let pixels = [
        ("sixel", "", "\u{1B}P0;1;0q"), ("iterm", "", "\u{1B}]1337;File="),
        ("kitty", "TERM=xterm-256color TERM_PROGRAM=none", "\u{1B}_Ga=T,i=1,"),
        ("kitty", "", "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,U=1,i=17,"),
    ]

    @Test(arguments: pixels)
    func `Sends pixels in the chosen protocol`(kind: String, variables: String, beginning: String)
        throws
    {
        let server = try ScriptedServer()
        _ = try folder.write(
            Self.pictures(1, of: server) { _ in "size=40x30" }, to: "feed.xml")
        // script records the output, including sequences that tmux does not show.
        let session = try TerminalSession(
            in: folder, variables: "LC_ALL=C.UTF-8 XDG_STATE_HOME='\(folder.url.path)'")
        try session.type(
            "\(variables) script -q -f -c \"$FEEDHOST -r terminal -O rows=more -O pictures=\(kind) --allow-private feed.xml\" "
                + "sent; echo done")
        let sent = folder.url.appendingPathComponent("sent")
        #expect(
            Waiting.until {
                (try? Data(contentsOf: sent))?.range(of: Data(beginning.utf8)) != nil
            })
        try session.press("q")
        _ = try #require(session.screen { $0.contains("done") })
    }

    @Test(arguments: seats)
    func `Sleeps at rest, until another program marks what is shown`(seat: String) throws {
        // Not where other tests make folders all the time: the way to the stores is watched.
        let stores = "/var/tmp/feedhost-test-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: stores) }
        let reader = try Reader(
            seat: seat, variables: "XDG_STATE_HOME='\(stores)' XDG_DATA_HOME='\(stores)'")
        let session = reader.session
        let isAtRest = try (0..<10).contains { _ in
            let before = try session.waits()
            Thread.sleep(forTimeInterval: 2.5)
            return try session.waits() == before
        }
        #expect(isAtRest)
        // The store is kept open, so that only writing tells.
        for number in [2, 3] {
            let outcome = try FeedHostProcess.run(
                [
                    "-r", "text", "--mark-read", "--match", "title:\"Item \(number).\"",
                    reader.folder.path + "/feed.xml",
                ], environment: ["XDG_STATE_HOME": stores])
            #expect(outcome.status == 0, "\(outcome.errors)")
            _ = try #require(
                session.screen { screen in
                    screen.split(separator: "\n").contains {
                        $0.contains("Item \(number).") && !$0.contains("●")
                    }
                })
        }
        try reader.leave(by: "q")
    }

    /// tmux takes four cells for a thumb with a tone of skin.
    @Test func `Keeps a character that takes more cells out of the next row`() throws {
        let reader = try Reader(feed: Self.feed(0..<2, content: "Thirteen thumb 👍🏽</p><p>"))
        try reader.session.resize(columns: 17, rows: 20)
        try reader.session.press("Enter")
        let screen = try #require(
            reader.session.screen { screen in
                screen.contains("Thirteen thumb 👍") && !screen.contains("? help")
            })
        #expect(!screen.contains("🏽"))
        try reader.session.resize(columns: 80, rows: 20)
        try reader.leave(by: "q", "q")
    }
}
