import Foundation
import Testing

/// Feeds and folders in the renderer `terminal`: keys in, screen out.
@Suite final class TerminalFeedsTests: TestsInFolder {
    private static let seats = ["in-process", "worker"]

    override init() throws {
        try super.init()
        let names = ["Bells", "Cranes", "Docks"]
        for (index, name) in names.enumerated() {
            let items = (0..<3).map { number in
                """
                <item><title>\(name) \(number)</title>\
                <link>https://a.example/\(name)/\(number)</link>\
                <pubDate>0\(index + 1) Oct 2026 23:0\(9 - number):00 GMT</pubDate>\
                <description><![CDATA[<p>Words of \(name) \(number).</p>\
                \(number == 2 ? "<p>Only a <i>lant</i>ern says so.</p>" : "")]]></description></item>
                """
            }
            _ = try folder.write(
                SampleDocuments.feed("Own \(name)", items: items),
                to: "\(name).xml")
        }
        _ = try folder.write(
            """
            <opml version="2.0"><head><title>Mine</title></head><body>
            <outline text="Harbour"><outline text="Bells" xmlUrl="Bells.xml"/>
            <outline text="Cranes" xmlUrl="Cranes.xml"/></outline>
            <outline text="Docks" xmlUrl="Docks.xml"/></body></opml>
            """, to: "list.opml")
    }

    private func session(columns: Int = 80, rows: Int = 24, _ variables: String = "") throws
        -> TerminalSession
    {
        try TerminalSession(
            in: folder, columns: columns, rows: rows,
            variables: "LC_ALL=C.UTF-8 XDG_STATE_HOME='\(folder.url.path)' " + variables)
    }

    private func read(
        in session: TerminalSession, seat: String = "in-process", options: String = "",
        source: String = "list.opml"
    ) throws {
        try session.type(
            "unset NO_COLOR; clear; $FEEDHOST --seat \(seat) --allow terminal -r terminal \(options) \(source); echo status=$?"
        )
    }

    /// Waits for a line that contains `expected`, and returns all lines with single spaces between words.
    private func lines(of session: TerminalSession, with expected: String) throws -> [String] {
        func lines(_ screen: String) -> [String] {
            screen.split(separator: "\n").map {
                $0.split(separator: " ").joined(separator: " ")
            }
        }
        let screen = try #require(
            session.screen { lines($0).contains { $0.contains(expected) } }, "\(expected)")
        return lines(screen)
    }

    @Test(arguments: seats)
    func `Opens with feeds in folders, and counts read items at once`(seat: String)
        throws
    {
        let session = try session()
        try read(in: session, seat: seat)
        let first = try lines(of: session, with: "1/7")
        #expect(
            Array(first.prefix(8)) == [
                "Mine 9 items", "All 9", "Unread 9", "Starred", "Harbour/ 6", "Bells 3",
                "Cranes 3", "Docks 3",
            ])
        try session.press("j", "j", "j", "j", "l")
        let bells = try lines(of: session, with: "1/3")
        #expect(bells.first?.hasPrefix("Bells") == true)
        #expect(bells.count { $0.hasPrefix("●") } == 3)
        try session.press("Enter")
        _ = try lines(of: session, with: "Words of Bells 0.")
        try session.press("s", "q", "q")
        let starred = try lines(of: session, with: "Harbour/ 5")
        #expect(starred.contains("Starred 1") && starred.contains("Bells 2"), "\(starred)")
        // Marks the feed as read, and back.
        try session.press("A")
        #expect(try lines(of: session, with: "All 6").contains("Bells"))
        try session.press("A")
        _ = try lines(of: session, with: "All 8")
        // Shows only unread items, and feeds with unread items.
        try session.press("A", "u")
        _ = try lines(of: session, with: "/7 · Unread")
        try session.press("g", "u", "u")
        #expect(!(try lines(of: session, with: "1/6 · Unread")).contains("Bells"))
        try session.press("q")
        _ = try #require(session.screen { $0.contains("status=0") })
    }

    @Test(arguments: seats)
    func `Space at the end of an article leads through all feeds`(seat: String) throws {
        let session = try session()
        try read(in: session, seat: seat)
        _ = try lines(of: session, with: "1/7")
        try session.press("j", "j", "j", "j", "Enter", "Enter")
        for (feed, number) in ["Bells", "Cranes", "Docks"].flatMap({ name in
            (0..<3).map { (name, $0) }
        }) {
            let shown = try lines(of: session, with: "Words of \(feed) \(number).")
            #expect(shown.first?.hasPrefix(feed) == true)
            try session.press("Space")
        }
        _ = try lines(of: session, with: "all is read")
        try session.quit()
    }

    @Test func `Filters as the user types, sorts both ways, and searches texts`()
        throws
    {
        let session = try session()
        try read(in: session)
        _ = try lines(of: session, with: "1/7")
        try session.press("Enter")
        // Read strictly, as it is confirmed, although that comes at once.
        try session.send("fage<3\r")
        _ = try lines(of: session, with: "not understood from here on: 3")
        try session.press("f")
        try session.send("cra")
        let filtered = try lines(of: session, with: "filter: cra")
        #expect(filtered.count { $0.hasPrefix("●") } == 3)
        try session.press("Enter", "S", "t")
        #expect(try lines(of: session, with: "sort by title")[1].hasSuffix("Cranes 0"))
        try session.press("S", "t")
        #expect(try lines(of: session, with: "sort by title ↑")[1].hasSuffix("Cranes 2"))
        try session.press("h", "/")
        try session.send("a lantern SAYS\r")
        _ = try lines(of: session, with: "/9 · sort by title ↑")
        try session.press("Enter")
        _ = try lines(of: session, with: "Only a lantern says so.")
        try session.quit()
    }

    @Test func `Tab moves through as many panes as fit`() throws {
        let session = try session(columns: 160, rows: 40)
        try read(in: session)
        let all = try #require(
            session.screen { $0.contains("Starred") && $0.contains("Words of Docks 0.") })
        // Rows of several lines show the date below the title.
        #expect(all.contains("2026-10-03 · Docks") || all.contains("d · Docks"))
        try session.press("Tab", "Tab")
        _ = try lines(of: session, with: "1/7")
        try session.press("BTab")
        _ = try lines(of: session, with: "1/9 · 100%")
        try session.resize(columns: 120, rows: 24)
        let two = try #require(
            session.screen { !$0.contains("Starred") && $0.contains("Words of Docks 0.") })
        #expect(two.contains("Docks   Docks 0"))
        try session.press("v")
        _ = try #require(session.screen { $0.contains(" · Docks") })
        try session.quit()
    }

    @Test func `Shows local time on a terminal, and UTC in a pipe`()
        throws
    {
        let session = try session(columns: 100)
        try session.type(
            "clear; export TZ=Asia/Tokyo; $FEEDHOST -r text -O style=list --no-pager -n 1 Docks.xml; "
                + "$FEEDHOST -r text -O style=list -n 1 Docks.xml | cat; "
                + "$FEEDHOST -r text -O style=tsv -n 1 Docks.xml; echo done")
        let screen = try #require(session.screen { $0.contains("done\n") })
        #expect(screen.contains("2026-10-04 08:09  Docks 0"), "\(screen)")
        #expect(screen.contains("2026-10-03 23:09  Docks 0"))
        #expect(screen.contains(#/Docks\/0 +2026-10-03 23:09/#))
        try read(in: session, options: "-O rows=more", source: "Docks.xml")
        _ = try #require(session.screen { $0.contains("Docks 0") })
        try session.press("Q")
    }

    @Test func `Crops a picture that is partly in view`() throws {
        let server = try ScriptedServer()
        let filler = (0..<40).map { "<p>Filler \($0).</p>" }.joined()
        _ = try folder.write(
            "<rss version=\"2.0\"><channel><title>T</title><item><title>One</title><description>"
                + "<![CDATA[<p><img src=\"\(server.url("picture/1.png"))?size=300x300\"></p>\(filler)]]>"
                + "</description></item></channel></rss>", to: "one.xml")
        let session = try session(columns: 100, rows: 30)
        try session.type(
            "TERM=xterm-256color TERM_PROGRAM=none script -q -f -c \"$FEEDHOST -r terminal -O pictures=kitty "
                + "--allow-private one.xml\" sent; echo done")
        func waits(for text: String) -> Bool {
            let sent = folder.url.appendingPathComponent("sent")
            return Waiting.until {
                (try? Data(contentsOf: sent))?.range(of: Data(text.utf8)) != nil
            }
        }
        #expect(waits(for: "\u{1B}_Ga=T,i=1,"))
        try session.press("Enter", "j", "j", "j", "j", "j", "j")
        #expect(waits(for: ",y="))
        try session.press("Q")
        _ = try #require(session.screen { $0.contains("done") })
    }
}
