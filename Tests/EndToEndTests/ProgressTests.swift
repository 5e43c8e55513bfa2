import Foundation
import Testing

/// Progress on a terminal, shown by default.
@Suite final class ProgressTests: TestsWithReader {
    private static let script = ZooPlugin.package
        .appendingPathComponent("Tests/Servers/terminal.py").path

    /// The output of a run at a terminal, and its screen.
    private struct Session {
        let outcome: FeedHostProcess.Outcome
        let screen: TerminalScreen

        var isBarShown: Bool { outcome.text.contains("░") }
    }

    /// Draws on a terminal.
    ///
    /// - Parameters:
    ///   - expected: the text to wait for.
    ///   - done: the keys or the signal to send then, as for `terminal.py`.
    private func draw(
        _ arguments: [String], columns: Int = 80, expecting expected: String = "",
        then done: String = "", term: String = "xterm", binary: String? = nil
    ) throws -> Session {
        let script = """
            cd '\(reader.home.path)' || exit 99
            exec python3 '\(Self.script)' \(columns) "$EXPECTED" "$DONE" "${BINARY:-$0}" "$@"
            """
        let outcome = try reader.command(
            ["-r", "text", "-O", "style=list"] + arguments,
            environment: [
                "TERM": term, "PAGER": "cat", "EXPECTED": expected, "DONE": done,
                "BINARY": binary ?? "",
            ],
            shell: script)
        return Session(
            outcome: outcome, screen: TerminalScreen(outcome.output, columns: columns))
    }

    private func slow(_ count: Int, seconds: Double = 1.5) -> [String] {
        (0..<count).map { reader.server.url("slow?seconds=\(seconds)&n=\($0)") }
    }

    @Test(arguments: [80, 30])
    func `Shows progress of slow loads, and erases it before drawing`(
        columns: Int
    ) throws {
        let session = try draw(slow(2), columns: columns)
        #expect(session.outcome.status == 0)
        #expect(session.outcome.text.contains("0/2"))
        let quiet = try draw(["-q"] + slow(2, seconds: 0), columns: columns)
        #expect(session.screen.lines == quiet.screen.lines)
        #expect(session.screen.lines.first?.isEmpty == false)
    }

    @Test func `Names slow hosts`() throws {
        let session = try draw([reader.server.url("feed")] + slow(2, seconds: 3.5))
        #expect(session.outcome.text.contains("1/3"))
        #expect(
            session.outcome.text.contains("waiting for 127.0.0.1:\(reader.server.port) (2)"))
    }

    @Test func `Shows no progress for local files`() throws {
        // Local files only, as a server might be slow.
        let file = try reader.home.write(SampleDocuments.rss, to: "feed.xml").path
        for source in [file, try reader.writeList([file])] {
            let session = try draw([source])
            #expect(session.outcome.status == 0)
            #expect(!session.outcome.text.contains("Loading"))
            // The terminal driver adds carriage returns before line feeds.
            #expect(!session.outcome.text.contains(/\r[^\r\n]/))
        }
    }

    @Test(arguments: [[], ["--loading-view", "progress"]])
    func `Accepts options for the default and the named progress view`(view: [String]) throws {
        let session = try draw(view + ["-O", "progress.width=40"] + slow(2))
        #expect(session.outcome.status == 0, "\(session.outcome.text)")
        #expect(
            session.outcome.text.contains(String(repeating: "░", count: 40) + "\u{1B}"),
            "\(session.outcome.text)")
        let refused = try reader.run(
            ["--loading-view", "progress", "-O", "progress.width=0"] + slow(2))
        #expect(refused.status == 64, "\(refused.errors)")
    }

    @Test func `Shows no progress with -q or without a terminal`() throws {
        #expect(!(try draw(["-q"] + slow(2)).isBarShown))
        let outcome = try reader.run(slow(2))
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }

    @Test func `Draws without progress if its plugin is missing`() throws {
        let folder = try TemporaryFolder()
        let built = FeedHostProcess.binary.deletingLastPathComponent()
        for name in ["feedhost", "libTextRenderer.so", "libFeedHostNetwork.so"] {
            try folder.copy(program: built.appendingPathComponent(name))
        }
        let session = try draw(
            slow(2), binary: folder.url.appendingPathComponent("feedhost").path)
        #expect(session.outcome.status == 0, "\(session.outcome.text)")
        #expect(!session.isBarShown)
        #expect(!session.outcome.text.contains("progress"))
    }

    @Test(
        arguments: [("\u{3}", 130), ("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129)], [80, 24])
    func `Erases the bar on a signal`(
        end: (done: String, status: Int32), columns: Int
    ) throws {
        let session = try draw(
            slow(3, seconds: 20), columns: columns, expecting: "0/3", then: end.done)
        #expect(session.outcome.status == end.status)
        #expect(session.screen.lines.joined().isEmpty, "\(session.screen.lines)")
    }

    @Test func `Prefers the renderer's own loading view`() throws {
        let spy = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/spy.c", name: "spy", in: reader.home.url)
        let outcome = try reader.command(["-v", "-r", spy] + slow(2, seconds: 0.5))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("spy: loading 1 Loading… 0/2"), "\(outcome.errors)")
        #expect(outcome.errors.contains("spy: loading 0"))
    }

    @Test func `Starts a new line on a terminal that can't erase`() throws {
        let session = try draw(
            slow(3, seconds: 20), expecting: "0/3", then: "SIGTERM", term: "dumb")
        #expect(session.outcome.status == 143)
        #expect(!session.outcome.output.contains(0x1B))
        #expect(session.screen.lines.count == 2)
        #expect(session.screen.lines.last == "")
    }

    @Test func `Keeps the bar below messages`() throws {
        let session = try draw(
            [reader.server.url("redirect/301?to=/feed%3Ftitle%3DMoved")] + slow(2)
                + [reader.server.url("slow?seconds=0.8&n=9")])
        #expect(session.outcome.status == 0)
        #expect(session.screen.lines.allSatisfy { !$0.contains("░") }, "\(session.screen.lines)")
        #expect(session.screen.lines.contains { $0.hasPrefix("feedhost: warning: ") })
    }
}
