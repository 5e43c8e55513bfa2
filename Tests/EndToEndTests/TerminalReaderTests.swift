import Foundation
import Testing

/// The renderer `terminal`, as a person uses it: keys in, screen out.
@Suite struct TerminalReaderTests {
    private static let seats = ["in-process", "worker"]

    /// A person before a terminal, in which the reader is at work.
    private final class Person {
        let folder: TemporaryFolder
        let session: TerminalSession

        init(
            seat: String = "in-process", feed: String? = nil, options: String = "",
            renderer: String = "terminal", source: String = "feed.xml", columns: Int = 80,
            rows: Int = 20,
            variables: String = "", expecting: String = "Item 0"
        ) throws {
            folder = try TemporaryFolder()
            _ = try folder.write(feed ?? TerminalReaderTests.feed(0..<50), to: "feed.xml")
            session = try TerminalSession(
                in: folder, columns: columns, rows: rows,
                variables: "LC_ALL=C.UTF-8 XDG_STATE_HOME='\(folder.url.path)' " + variables)
            // Whoever runs the tests may not want colours; what they look like is tested.
            let unset = variables.contains("NO_COLOR") ? "" : "unset NO_COLOR; "
            try session.type(unset + "clear; echo before")
            _ = try #require(session.screen { $0.contains("before\n") })
            try session.type(
                "$FEEDHOST --seat \(seat) --allow terminal -r \(renderer) \(options) \(source); echo status=$?"
            )
            _ = try #require(session.screen { $0.contains(expecting) })
        }

        func shows(_ words: String...) throws -> Bool {
            try session.screen { screen in words.allSatisfy { screen.contains($0) } } != nil
        }

        /// Leaves by a key, and sees the shell as it was.
        func leave(by keys: String..., status: Int = 0) throws {
            for key in keys { try session.press(key) }
            let screen = try #require(session.screen { $0.contains("status=\(status)\n>") })
            #expect(screen.contains("before\n"))
            #expect(try session.state() == "alternate=0 mouse=0 cursor=1 keypad=0")
        }
    }

    private static func feed(_ items: Range<Int>, content: String = "Words of the article.")
        -> String
    {
        let entries = items.map { number in
            """
            <item><title>Item \(number).</title><link>https://a.example/\(number)</link>\
            <guid isPermaLink="false">i\(number)</guid>\
            <description><![CDATA[<p>\(content) Number \(number).</p>\
            <p>See <a href="https://b.example/\(number)">the other</a>.</p>]]></description></item>
            """
        }
        return
            "<rss version=\"2.0\"><channel><title>A harbour</title>\(entries.joined())</channel></rss>"
    }

    @Test(arguments: seats)
    func `a person reads, with keys, and leaves the terminal as it was`(seat: String) throws {
        let person = try Person(seat: seat)
        #expect(try person.shows("A harbour", "1/50", "? help"))
        #expect(try person.session.state() == "alternate=1 mouse=1 cursor=0 keypad=0")
        try person.session.press("j", "j", "Down")
        #expect(try person.shows("4/50"))
        try person.session.press("k")
        #expect(try person.shows("3/50"))
        try person.session.press("Enter")
        #expect(try person.shows("Words of the article. Number 2.", "the other[2]"))
        try person.session.press("J")
        #expect(try person.shows("Number 3."))
        try person.session.press("q")
        #expect(try person.shows("4/50"))
        try person.session.press("G")
        #expect(try person.shows("50/50", "Item 49."))
        try person.session.press("?")
        #expect(try person.shows("the next unread item"))
        try person.session.press("G")
        #expect(try person.shows("mark all as read", "load again"))
        try person.session.press("q")
        try person.session.press("/")
        try person.session.send("m 17\r")
        #expect(try person.shows("18/50"))
        try person.leave(by: "q")
    }

    @Test(arguments: seats)
    func `what it says is in the person's language`(seat: String) throws {
        let person = try Person(seat: seat, variables: "LC_MESSAGES=de_DE.UTF-8 LC_ALL=")
        #expect(try person.shows("? Hilfe"))
        try person.session.press("n")
        #expect(try person.shows("noch wurde nichts gesucht"))
        try person.session.press("?")
        #expect(try person.shows("nächster ungelesener Eintrag", "q zurück"))
        try person.session.press("q")
        try person.leave(by: "q")
    }

    @Test(arguments: seats)
    func `the terminal changes its size, and is lent to the shell`(seat: String) throws {
        let person = try Person(seat: seat)
        try person.session.press("j")
        try person.session.resize(columns: 120, rows: 30)
        #expect(try person.shows("│", "Item 1.", "Number 1."))
        try person.session.resize(columns: 20, rows: 5)
        #expect(try person.shows("Item 1.", "2/50"))
        try person.session.resize(columns: 400, rows: 100)
        #expect(try person.shows("│", "Number 1."))
        try person.session.resize(columns: 80, rows: 20)
        try person.session.press("C-z")
        _ = try #require(person.session.screen { $0.contains("Stopped") })
        try person.session.type("fg")
        #expect(try person.shows("A harbour", "2/50"))
        try person.session.press("j")
        #expect(try person.shows("3/50"))
        try person.session.press("q")
        _ = try #require(person.session.screen { $0.contains("> fg\n") && $0.hasSuffix(">") })
        #expect(try person.session.state() == "alternate=0 mouse=0 cursor=1 keypad=0")
    }

    @Test(arguments: seats)
    func `new items come, and the line under the cursor stays`(seat: String) throws {
        let person = try Person(seat: seat)
        for _ in 0..<12 { try person.session.press("j") }
        let before = try #require(person.session.screen { $0.contains("13/50") })
        let row = try #require(
            before.components(separatedBy: "\n").firstIndex { $0.contains("Item 12.") })
        _ = try person.folder.write(
            Self.feed(100..<107).replacingOccurrences(of: "</channel></rss>", with: "")
                + Self.feed(0..<50).components(separatedBy: "</title>").dropFirst().joined(
                    separator: "</title>"), to: "feed.xml")
        try person.session.press("r")
        let after = try #require(person.session.screen { $0.contains("20/57") })
        #expect(
            after.components(separatedBy: "\n").firstIndex { $0.contains("Item 12.") } == row)
        try person.leave(by: "q")
    }

    @Test(arguments: seats)
    func `a list that is watched changes under the reader, and what was read stays in it`(
        seat: String
    ) throws {
        let person = try Person(seat: seat, options: "--watch --unread")
        try person.session.press("j", "j", "Enter")
        #expect(try person.shows("Number 2."))
        try person.session.press("q")
        #expect(try person.shows("3/50"))
        let more =
            Self.feed(100..<104).replacingOccurrences(of: "</channel></rss>", with: "")
            + Self.feed(0..<50).components(separatedBy: "</title>").dropFirst().joined(
                separator: "</title>")
        _ = try person.folder.write(more, to: "feed.xml")
        #expect(try person.shows("7/54", "Item 2."))
        try person.leave(by: "q")
    }

    @Test(arguments: seats)
    func `another file takes its place, and a person stays where they are`(seat: String) throws {
        let shipped = FeedHostProcess.binary.deletingLastPathComponent()
            .appendingPathComponent("libTerminalRenderer.so")
        let plugins = try TemporaryFolder()
        let plugin = plugins.url.appendingPathComponent("terminal.so")
        try FileManager.default.copyItem(at: shipped, to: plugin)
        let paragraphs = (0..<60).map { "Line \($0) of it.</p><p>" }.joined()
        let person = try Person(
            seat: seat, feed: Self.feed(0..<50, content: paragraphs), options: "--watch",
            renderer: plugin.path)
        try person.session.press("G", "k", "k", "k", "Enter", "Space")
        let before = try #require(person.session.screen { $0.contains("Line 12 of it.") })
        let program = try #require(person.session.programs(running: plugin.path).first)
        for _ in 0..<2 {
            let next = plugins.url.appendingPathComponent("next.so")
            try FileManager.default.copyItem(at: shipped, to: next)
            let isReplaced = unsafe rename(next.path, plugin.path) == 0
            try #require(isReplaced)
            // The screen is the shell's for a moment, and then what it was.
            Thread.sleep(forTimeInterval: 1)
            #expect(try person.session.screen { $0 == before } != nil)
        }
        #expect(try person.session.programs(running: plugin.path).first == program)
        try person.session.press("q")
        #expect(try person.shows("47/50"))
        try person.leave(by: "q")
    }

    @Test func `what was read is read the next time`() throws {
        let person = try Person()
        try person.session.press("Enter")
        #expect(try person.shows("Number 0."))
        try person.leave(by: "q", "q")
        try person.session.type(
            "clear; $FEEDHOST -r text -O style=list --unread -n 1 feed.xml; echo listed")
        let listed = try #require(person.session.screen { $0.contains("listed\n") })
        #expect(listed.contains("Item 1.") && !listed.contains("Item 0."))
    }

    @Test func `keys are changed by the option and by the configuration`() throws {
        let person = try Person(options: "-O 'keys=next x; close e'")
        try person.session.press("x")
        #expect(try person.shows("2/50"))
        try person.leave(by: "e")
        try FileManager.default.createDirectory(
            atPath: person.folder.url.path + "/feedhost", withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        _ = try person.folder.write(
            "# keys\nrenderer = terminal\nkey = terminal next v\nkey = terminal close w\n",
            to: "feedhost/config")
        try person.session.type(
            "clear; echo before; chmod go-w feedhost/config; "
                + "XDG_CONFIG_HOME=$PWD $FEEDHOST feed.xml; echo status=$?")
        #expect(try person.shows("1/50"))
        try person.session.press("v")
        #expect(try person.shows("2/50"))
        try person.leave(by: "w")
        // Where nobody looks, the same is drawn everywhere.
        try person.session.type(
            "clear; XDG_CONFIG_HOME=$PWD $FEEDHOST -n1 feed.xml | cat; echo done")
        #expect(try person.shows("Words of the article.", "done\n"))
    }

    @Test func `what can't be bound is said, with what there is`() throws {
        let outcome = try FeedHostProcess.run(
            ["-r", "terminal", "-O", "keys=fly j"], input: Data("<rss/>".utf8))
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("there is no action 'fly'; there are next, previous"))
    }

    @Test(arguments: [
        ("fly x", "there is no action 'fly'"), ("next ctrl-", "there is no key 'ctrl-'"),
    ])
    func `the line of the configuration is named that binds what can't be bound`(
        line: String, words: String
    ) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: folder.url.path + "/feedhost", withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let file = try folder.write(
            "# keys\nkey = terminal next v\nkey = terminal \(line)\n", to: "feedhost/config")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: file.path)
        let outcome = try FeedHostProcess.run(
            ["-r", "terminal"], input: Data("<rss/>".utf8),
            environment: ["XDG_CONFIG_HOME": folder.url.path])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("'\(file.path)', line 3: keys: \(words)"))
    }

    @Test func `a file to write to, and a renderer that is not there, are told before it begins`()
        throws
    {
        let folder = try TemporaryFolder()
        _ = try folder.write(Self.feed(0..<2), to: "feed.xml")
        try FileManager.default.createDirectory(
            atPath: folder.url.path + "/feedhost", withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        _ = try folder.write("renderer = nosuch\n", to: "feedhost/config")
        let session = try TerminalSession(in: folder, columns: 200)
        try session.type("clear; $FEEDHOST -r terminal -o out.txt feed.xml; echo status=$?; ls")
        let refused = try #require(session.screen { $0.contains("status=64\n") })
        #expect(
            refused.contains("-o has no meaning with 'terminal', which is read on the terminal"))
        #expect(!refused.contains("out.txt\n"))
        try session.type(
            "clear; chmod go-w feedhost/config; XDG_CONFIG_HOME=$PWD $FEEDHOST feed.xml; echo status=$?"
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
    func `without a terminal it says what to use`(seat: String) throws {
        let folder = try TemporaryFolder()
        let feed = try folder.write(Self.feed(0..<2), to: "feed.xml")
        // A session of its own has no terminal.
        let outcome = try FeedHostProcess.run(
            ["--seat", seat, "--allow", "terminal", "-r", "terminal", feed.path],
            shell: "exec setsid --wait \"$0\" \"$@\"")
        #expect(outcome.status == 70)
        #expect(
            outcome.errors.contains(
                "there is no terminal to read and draw on; '-r text' needs none"))
        #expect(outcome.output.isEmpty)
    }

    @Test func `on a dumb terminal it says what to use`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(Self.feed(0..<2), to: "feed.xml")
        let session = try TerminalSession(in: folder)
        try session.type("TERM=dumb $FEEDHOST -r terminal feed.xml; echo status=$?")
        let screen = try #require(session.screen { $0.contains("status=70\n") })
        #expect(screen.contains("'-r text' needs no more"))
    }

    private static let endings: [(Int32, Int)] = [(SIGHUP, 129), (SIGINT, 130)]

    @Test(arguments: seats, endings)
    func `the end of the terminal ends it, which all its processes are told of`(
        seat: String, signal: (Int32, Int)
    ) throws {
        let person = try Person(seat: seat)
        let program = try #require(person.session.programs(running: "terminal").first)
        #expect(kill(-program, signal.0) == 0)
        try person.leave(status: signal.1)
    }

    @Test(arguments: seats)
    func `a megabyte is pasted into it`(seat: String) throws {
        let person = try Person(seat: seat)
        let text = String(repeating: "qqqq jjjj AAAA \u{7} /x\n", count: 50_000)
        let file = try person.folder.write(text, to: "paste.txt")
        try person.session.paste(fileAt: file.path)
        try person.session.press("j")
        #expect(try person.shows("2/50"))
        try person.leave(by: "q")
    }

    @Test func `an empty feed and a feed that is none`() throws {
        let person = try Person(
            feed: "<rss version=\"2.0\"><channel><title>Nothing here</title></channel></rss>",
            expecting: "Nothing here")
        try person.session.press("j", "Enter", "G", "u", "o", "y", "n", "A", ".")
        try person.session.press("k")
        try person.leave(by: "q")
        let other = try Person(feed: "no feed at all", expecting: "feed.xml")
        try other.session.press("j", "Enter")
        try other.session.press("q")
        let end = try #require(other.session.screen { $0.contains("status=65") })
        #expect(end.contains("before\n"))
    }

    @Test func `a hundred thousand items are no more work than ten`() throws {
        let person = try Person(feed: Self.feed(0..<100_000))
        try person.session.press("G")
        #expect(try person.shows("100000/100000"))
        try person.session.press("5")
        try person.session.press("g")
        #expect(try person.shows("5/100000"))
        try person.leave(by: "q")
    }

    @Test(arguments: [
        ("TERM=xterm", true), ("TERM=xterm-256color", true), ("COLORTERM=truecolor", true),
        ("NO_COLOR=1", false),
    ])
    func `each kind of terminal gets what it can show`(variables: String, isColored: Bool) throws {
        let person = try Person(variables: variables)
        #expect(try person.session.looks().contains("35m") == isColored)
        try person.leave(by: "q")
    }

    @Test func `a locale without UTF-8 gets ASCII`() throws {
        let person = try Person(
            feed: Self.feed(0..<1, content: "Über “dies” … 日本"), variables: "TERM=linux LC_ALL=C")
        try person.session.press("Enter")
        // The terminal of tmux takes UTF-8 and says so: it is asked.
        #expect(try person.shows("Über “dies” … 日本"))
        try person.leave(by: "q", "q")
    }

    @Test(arguments: seats)
    func `without Chafa it says what to install, and the rest works`(seat: String) throws {
        let folder = try TemporaryFolder()
        let feed = try folder.write(Self.feed(0..<2), to: "feed.xml")
        let shipped = FeedHostProcess.binary.deletingLastPathComponent()
            .appendingPathComponent("libTerminalRenderer.so")
        // As on a machine that has none: the name that the file asks for is another one's.
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
    func `what goes wrong beside the feed is told at once, and again in the end`(
        seat: String
    ) throws {
        let person = try Person(
            seat: seat, source: "none.xml feed.xml",
            variables: "BROWSER=/nonexistent/browser PATH=/usr/bin DISPLAY= WAYLAND_DISPLAY=")
        #expect(try person.shows("Item 0", "there is no file 'none.xml'"))
        try person.session.press("j")
        #expect(try person.shows("2/50"))
        try person.session.press("o")
        #expect(try person.shows("'https://a.example/1' is not opened, since"))
        try person.session.press("j")
        #expect(try person.shows("3/50"))
        // A feed that is there when it is loaded again is none that is missed.
        _ = try person.folder.write(Self.feed(100..<101), to: "none.xml")
        try person.session.press("r")
        #expect(try person.shows("/51"))
        // There are two feeds now, and from the list the way leads to them first.
        try person.leave(by: "q", "q", status: 0)
        #expect(try person.session.screen { $0.contains("feedhost: there is no file") } != nil)
    }

    @Test(arguments: seats)
    func `pages are opened and addresses copied by keys`(seat: String) throws {
        let tools = try TemporaryFolder()
        let opened = tools.url.appendingPathComponent("opened")
        let browser = try tools.write(
            "#!/bin/sh\nprintf '%s\\n' \"$1\" >> '\(opened.path)'\n", to: "browser")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: browser.path)
        let person = try Person(
            seat: seat, variables: "BROWSER='\(browser.path)' DISPLAY= WAYLAND_DISPLAY=")
        try person.session.lendClipboard()
        func waits(for lines: String) -> Bool {
            for _ in 0..<300 {
                if (try? String(contentsOf: opened, encoding: .utf8)) == lines { return true }
                Thread.sleep(forTimeInterval: 0.1)
            }
            return false
        }
        try person.session.press("j", "o")
        #expect(try person.shows("opening https://a.example/1"))
        #expect(waits(for: "https://a.example/1\n"))
        try person.session.press("Enter")
        #expect(try person.shows("the other[2]"))
        try person.session.press("2", "Enter")
        #expect(try person.shows("opening https://b.example/1"))
        #expect(waits(for: "https://a.example/1\nhttps://b.example/1\n"))
        try person.session.press("2", "y")
        #expect(try person.shows("copied https://b.example/1"))
        var copied = ""
        for _ in 0..<300 where copied != "https://b.example/1" {
            copied = (try? person.session.clipboard()) ?? ""
            Thread.sleep(forTimeInterval: 0.1)
        }
        #expect(copied == "https://b.example/1")
        try person.leave(by: "q", "q")
    }

    @Test(arguments: seats)
    func `the server is gone at the next try, and what was loaded stays`(seat: String) throws {
        let server = try ScriptedServer()
        let person = try Person(
            seat: seat, options: "--allow-private --no-cache --timeout 5",
            source: server.url("feed?n=3"), expecting: "Plain item 1")
        server.stop()
        try person.session.press("j", "r")
        #expect(try person.shows("Plain item 1", "Plain item 3", "[R]"))
        try person.session.press("Enter", "q", "j")
        #expect(try person.shows("Plain item 3"))
        try person.session.press("q")
        _ = try #require(person.session.screen { $0.contains("status=") && $0.hasSuffix(">") })
        #expect(try person.session.state() == "alternate=0 mouse=0 cursor=1 keypad=0")
    }

    @Test(arguments: seats)
    func `a person who reloads asks the server, also for what is fresh`(seat: String) throws {
        let server = try ScriptedServer()
        let person = try Person(
            seat: seat, options: "--allow-private",
            source: server.url("validated?cc=max-age%3D3600"),
            expecting: "Validated item 1")
        try person.session.press("r")
        var asked: [String?] = []
        for _ in 0..<200 where asked.count < 2 {
            asked = try server.requests().map { $0.headers["if-none-match"] }
            Thread.sleep(forTimeInterval: 0.05)
        }
        #expect(asked == [nil, "W/\"v 1\""])
        try person.leave(by: "q")
    }

    // MARK: Pictures

    /// A feed of pictures of a server, which answers after so many seconds.
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

    private static func asked(of server: ScriptedServer) throws -> Set<Int> {
        Set(
            try server.requests().compactMap { request in
                guard request.target.hasPrefix("/picture/") else { return nil }
                return Int(request.target.dropFirst("/picture/".count).prefix { $0 != "." })
            })
    }

    @Test(arguments: seats)
    func `exactly those pictures are loaded that came into view, and the next`(seat: String) throws
    {
        let server = try ScriptedServer()
        let person = try Person(
            seat: seat, feed: Self.pictures(60, of: server) { _ in "size=400x300" },
            options: "--allow-private --no-cache -O rows=more", rows: 14,
            variables: "TERM=screen-256color")
        // Four items fit; drawn with characters, the pictures are seen in colours of 256.
        for _ in 0..<100 where try Self.asked(of: server).count < 8 {
            Thread.sleep(forTimeInterval: 0.1)
        }
        #expect(try Self.asked(of: server) == Set(0..<8))
        for _ in 0..<100 where !(try person.session.looks()).contains("8;5;") {
            Thread.sleep(forTimeInterval: 0.1)
        }
        #expect(try person.session.looks().contains("8;5;"))
        try person.session.press("G")
        for _ in 0..<100 where try !Self.asked(of: server).isSuperset(of: 56..<60) {
            Thread.sleep(forTimeInterval: 0.1)
        }
        #expect(try Self.asked(of: server) == Set(0..<8).union(56..<60))
        try person.leave(by: "q")
    }

    @Test(arguments: seats)
    func `what scrolls away before it came is cut short`(seat: String) throws {
        let server = try ScriptedServer()
        let person = try Person(
            seat: seat, feed: Self.pictures(60, of: server) { $0 < 8 ? "drip=1" : "size=40x30" },
            options: "--allow-private --no-cache -O rows=more", rows: 14)
        // More are not loaded from one server at a time than a few.
        for _ in 0..<300 where try Self.asked(of: server).count < 2 {
            Thread.sleep(forTimeInterval: 0.1)
        }
        let asked = try server.requests().map(\.target)
        #expect(asked.count >= 2)
        #expect(try server.cutShort().isEmpty)
        try person.session.press("G")
        for _ in 0..<300 where try !Set(server.cutShort()).isSuperset(of: asked) {
            Thread.sleep(forTimeInterval: 0.1)
        }
        #expect(try Set(server.cutShort()).isSuperset(of: asked))
        for _ in 0..<300 where try !Self.asked(of: server).isSuperset(of: 56..<60) {
            Thread.sleep(forTimeInterval: 0.1)
        }
        // None began once it was out of view, and those in view came.
        #expect(try Self.asked(of: server).isSuperset(of: 56..<60))
        #expect(
            try Set(server.cutShort())
                == Set(server.requests().map(\.target).filter { $0.contains("drip") }))
        try person.leave(by: "q")
    }

    @Test(arguments: seats)
    func `a network that dies half-way leaves a sign and another try`(seat: String) throws {
        let server = try ScriptedServer()
        let person = try Person(
            seat: seat,
            feed: Self.pictures(2, of: server) { $0 == 0 ? "half=1&size=400x300" : "size=40x30" },
            options: "--allow-private --no-cache -O rows=more", rows: 14)
        #expect(try person.shows("×", "[R]"))
        try person.session.press("j")
        #expect(try person.shows("2/2"))
        try person.leave(by: "q")
    }

    @Test(arguments: seats)
    func `a picture that failed is offered, and had at the next try`(seat: String) throws {
        let server = try ScriptedServer()
        let person = try Person(
            seat: seat, feed: Self.pictures(1, of: server) { _ in "fails=1" },
            options: "--allow-private --no-cache -O rows=more", rows: 14)
        #expect(try person.shows("×", "[R]"))
        try person.session.press("R")
        #expect(try person.session.screen { !$0.contains("×") && !$0.contains("[R]") } != nil)
        #expect(try server.requests().count == 2)
        try person.leave(by: "q")
    }

    @Test(arguments: seats)
    func `pictures that are none, too large or too small do no harm`(seat: String) throws {
        let server = try ScriptedServer()
        try server.add(Array("no picture".utf8), named: "none.png")
        let sizes = ["1x1", "60000x60000", "3000x1", "1x3000", "400x300"]
        let person = try Person(
            seat: seat,
            feed: Self.pictures(5, of: server) { "size=\(sizes[$0])" },
            options: "--allow-private --no-cache", columns: 120, rows: 30)
        #expect(try person.shows("×"))
        for _ in 0..<5 { try person.session.press("j", "Enter", "q") }
        #expect(try person.shows("5/5", "[R]"))
        try person.leave(by: "q")
    }

    /// The bytes sent for a kind of pictures, in a terminal of some variables.
    private static let pixels = [
        ("sixel", "", "\u{1B}P0;1;0q"), ("iterm", "", "\u{1B}]1337;File="),
        ("kitty", "TERM=xterm-256color TERM_PROGRAM=none", "\u{1B}_Ga=T,i=1,"),
        ("kitty", "", "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,U=1,i=17,"),
    ]

    @Test(arguments: pixels)
    func `pixels are sent as the person says`(kind: String, variables: String, beginning: String)
        throws
    {
        let server = try ScriptedServer()
        let folder = try TemporaryFolder()
        _ = try folder.write(
            Self.pictures(1, of: server) { _ in "size=40x30" }, to: "feed.xml")
        // script keeps all that a terminal is sent, also what tmux would not show.
        let session = try TerminalSession(
            in: folder, variables: "LC_ALL=C.UTF-8 XDG_STATE_HOME='\(folder.url.path)'")
        try session.type(
            "\(variables) script -q -f -c \"$FEEDHOST -r terminal -O rows=more -O pictures=\(kind) --allow-private feed.xml\" "
                + "sent; echo done")
        let expected = Data(beginning.utf8)
        var isSent = false
        for _ in 0..<300 where !isSent {
            let sent = try? Data(contentsOf: folder.url.appendingPathComponent("sent"))
            isSent = sent?.range(of: expected) != nil
            Thread.sleep(forTimeInterval: 0.1)
        }
        #expect(isSent)
        try session.press("q")
        _ = try #require(session.screen { $0.contains("done") })
    }

    @Test func `what could not be loaded at all is said there with a key, and once more behind it`()
        throws
    {
        let folder = try TemporaryFolder()
        let session = try TerminalSession(
            in: folder, variables: "LC_ALL=C.UTF-8 XDG_STATE_HOME='\(folder.url.path)'")
        try session.type("$FEEDHOST -r terminal gone.xml; echo status=$?")
        _ = try #require(session.screen { $0.contains("[r] there is no file 'gone.xml'") })
        _ = try folder.write(SampleDocuments.rss, to: "gone.xml")
        try session.press("r")
        _ = try #require(session.screen { $0.contains("A rope & a bell") })
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("gone.xml"))
        try session.press("r")
        _ = try #require(session.screen { $0.contains("there is no file") })
        try session.press("q")
        _ = try #require(
            session.screen {
                $0.contains("feedhost: there is no file 'gone.xml'") && $0.contains("status=66")
            })
    }
}
