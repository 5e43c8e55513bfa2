import Foundation
import Testing

/// Recordings are played by a program, from within a reader.
@Suite struct PlayingTests {
    /// Takes the place of mpv: 65 seconds into a recording of half an hour, unless it goes on later.
    private static let player = """
        #!/usr/bin/env python3
        import json, os, sys
        with open(os.environ["PLAYED"], "a") as file: print(*sys.argv[1:], file=file)
        second = float([a for a in sys.argv if a.startswith("--start=")][0][8:]) or 65.4
        def say(text): os.write(1, (text + "\\n").encode())
        def tell(number, value):
            say(json.dumps({"event": "property-change", "id": number, "name": "x", "data": value},
                           separators=(",", ":")))
        def end(reason):
            say('{"event":"end-file","reason":"' + reason + '","file_error":"loading failed"}')
            sys.exit(2)
        if "bad" in sys.argv[-1]: end("error")
        say("{" + "x" * 300)
        tell(2, 1800.0), tell(1, second)
        rest = b""
        while True:
            new = os.read(1, 4096)
            if not new: sys.exit(3)
            *lines, rest = (rest + new).split(b"\\n")
            for line in map(bytes.decode, lines):
                if line.startswith("no-osd seek "): second += float(line.split()[2])
                if second >= 1800: end("eof")
                tell(1, second)
        """

    private let subscriber: Subscriber
    private let variables: String
    private let started: URL

    init() throws {
        subscriber = try Subscriber()
        let items = ["https://a.example/1.mp3", "https://a.example/bad.mp3"].enumerated().map {
            """
            <item><title>Part \($0)</title><guid isPermaLink="false">\($0)</guid>\
            <enclosure url="\($1)" type="audio/mpeg" length="9"/></item>
            """
        }
        try subscriber.server.add(SampleDocuments.feed("Tides", items: items), named: "feed.xml")
        try subscriber.subscribe(to: [subscriber.server.url("file/feed.xml")])
        let programs = subscriber.home.url.appendingPathComponent("programs")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        try subscriber.home.write(program: Self.player, to: "programs/mpv")
        started = subscriber.home.url.appendingPathComponent("started")
        variables = "PATH='\(programs.path):'\"$PATH\" PLAYED='\(started.path)'"
    }

    private var kept: String? { try? subscriber.home.text(of: "state/feedhost/played") }

    @Test func `Goes on where it was stopped, is paused, and read at its end`() throws {
        var session = try subscriber.openReader(variables: variables)
        #expect(try session.screen { $0.contains("Part 0") } != nil)
        try session.press("p")
        #expect(try session.screen { $0.contains("playing 1:05 / 30:00 · Part 0") } != nil)
        try session.press(">")
        #expect(try session.screen { $0.contains("playing 1:35 / 30:00") } != nil)
        try session.press("p")
        #expect(try session.screen { $0.contains("paused 1:35 / 30:00") } != nil)
        #expect(kept == "95\thttps://a.example/1.mp3\n")
        try session.press("j", "P")
        #expect(try session.screen { $0.contains("playing 1:35 / 30:00 · Part 0") } != nil)
        try session.press("<")
        #expect(try session.screen { $0.contains("playing 1:25 / 30:00") } != nil)
        try session.quit()

        session = try subscriber.openReader(variables: variables)
        #expect(try session.screen { $0.contains("Part 0") } != nil)
        try session.press("g", "p")
        #expect(try session.screen { $0.contains("playing 1:25 / 30:00") } != nil)
        // Over its end.
        for _ in 0..<58 { try session.press(">") }
        #expect(
            try session.screen { !$0.contains("playing") && $0.contains(/1\/2/) } != nil)
        try session.quit()
        #expect(kept == "")
        #expect(try subscriber.titles("--unread") == ["Part 1"])
        let starts = try String(contentsOf: started, encoding: .utf8).split(separator: "\n")
        #expect(
            starts.map { $0.split(separator: " ").suffix(3).joined(separator: " ") }
                == ["0", "95", "85"].map { "--start=\($0) -- https://a.example/1.mp3" })
        #expect(starts.allSatisfy { $0.contains("--audio-display=no ") })
    }

    @Test func `Says why a recording is not played, and that nothing plays`() throws {
        let session = try subscriber.openReader(variables: variables)
        #expect(try session.screen { $0.contains("Part 1") } != nil)
        try session.press("j", "p")
        #expect(
            try session.screen { $0.contains("the recording can't be loaded; it may be gone") }
                != nil)
        try session.press("<")
        #expect(try session.screen { $0.contains("nothing is played") } != nil)
    }
}
