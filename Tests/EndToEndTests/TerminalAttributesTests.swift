import Foundation
import Testing

/// Text attributes of plugins without a grant for the terminal.
@Suite final class TerminalAttributesTests: TestsInFolder {
    private static let script = ZooPlugin.package
        .appendingPathComponent("Tests/Servers/terminal.py").path
    private static let reset = "\u{1B}]8;;\u{1B}\\\u{1B}[0m"

    override init() throws {
        try super.init()
        try folder.write(SampleDocuments.rss, to: "feed.xml")
    }

    private func compile(_ name: String, by compiler: String = "cc -std=c11") throws -> String {
        try ZooPlugin.compile("Tests/Zoo/\(name).c", name: name, by: compiler, in: folder.url)
    }

    /// Draws on a terminal that has a line already.
    private func draw(
        _ arguments: [String], expecting expected: String = "", then done: String = ""
    ) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run(
            arguments + [folder.url.appendingPathComponent("feed.xml").path],
            environment: ["TERM": "xterm", "PAGER": "cat", "EXPECTED": expected, "DONE": done],
            shell: """
                exec python3 '\(Self.script)' 80 "$EXPECTED" "$DONE" /bin/bash -c \
                'echo earlier; exec "$0" "$@"' "$0" "$@"
                """)
    }

    @Test(arguments: ["worker", "in-process"])
    func `Removes concealed text, and resets attributes at the end`(seat: String) throws {
        let library = try compile("leaves_attributes_on")
        let outcome = try draw(["--seat", seat, "-r", library])
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.text.contains("\u{1B}[31mseen"))
        #expect(!outcome.text.contains("8m"))
        #expect(outcome.text.hasSuffix(Self.reset), "\(outcome.text.debugDescription)")
    }

    @Test func `Resets attributes after a crash, before the message`() throws {
        let outcome = try draw(["-r", try compile("crashes_in_colour")])
        #expect(outcome.status == 70)
        let message = try #require(outcome.text.range(of: "feedhost: "))
        let linked = try #require(outcome.text.range(of: "linked"))
        #expect(outcome.text[linked.upperBound..<message.lowerBound].contains(Self.reset))
    }

    @Test(arguments: ["SIGINT", "SIGTERM"], ["worker", "in-process"])
    func `Resets attributes after a signal`(signal: String, seat: String) throws {
        let library = try compile("leaves_attributes_on", by: "cc -std=c11 -DSTAYS")
        // The second word comes through standard output.
        let outcome = try draw(
            ["--seat", seat, "-r", library], expecting: "linked\u{1B}[31mseen", then: signal)
        #expect(outcome.status == (signal == "SIGINT" ? 130 : 143), "\(outcome.text)")
        #expect(outcome.text.contains("linked"))
        let linked = try #require(outcome.text.range(of: "linked", options: .backwards))
        #expect(outcome.text[linked.upperBound...].contains(Self.reset))
    }

    @Test(arguments: ["worker", "in-process"])
    func `Keeps earlier lines of the terminal`(seat: String) throws {
        let outcome = try draw(
            ["--seat", seat, "-r", try compile("draws_over_earlier_lines")])
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.text.hasPrefix("earlier\r\n"))
        #expect(outcome.text.contains("one\r\ntwo\r\n\u{1B}[2A\r\u{1B}[K\r\u{1B}[Kgone\r\n"))
        #expect(outcome.text.matches(of: /\u{1B}\[[0-9]*A/).count == 1)
    }
}
