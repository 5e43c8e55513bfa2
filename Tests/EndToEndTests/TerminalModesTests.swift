import Foundation
import Testing

/// What a plugin that was granted the terminal leaves there.
struct TerminalModesTests {
    private static let terminal = ZooPlugin.package.appendingPathComponent(
        "Tests/Servers/answering_terminal.py"
    ).path

    @Test(arguments: ["-DRUNS", ""])
    func `modes, colours and answers are taken back, with and without a main loop`(
        option: String
    ) throws {
        let folder = try TemporaryFolder()
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/modes.c", name: "modes", by: "cc -std=c11 \(option)",
            in: folder)
        let feed = try folder.write(SampleDocuments.rss, to: "feed.xml")
        let outcome = try FeedHostProcess.run(
            ["--allow", "terminal", "-r", library, feed.path],
            shell: "exec python3 '\(Self.terminal)' \"$0\" \"$@\"")
        #expect(outcome.status == 0, "\(outcome.text) \(outcome.errors)")
        for sequence in [
            "[2l", "[12h", "[20l", "[?5l", "[?69l", "[r", "[?1003l", "[?2004l", "[?1004l", "[?25h",
            "]104", "]110", "]111", "]112", "[!p", "[0m",
        ] {
            #expect(outcome.text.contains("\\x1b" + sequence), "\(sequence)")
        }
        #expect(outcome.text.contains("\nleft 0\n"), "\(outcome.text.suffix(40))")
    }
}
