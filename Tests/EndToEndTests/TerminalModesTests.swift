import Foundation
import Testing

/// Restoring terminal modes after a plugin with a grant for the terminal.
struct TerminalModesTests {
    private static let terminal = ZooPlugin.package.appendingPathComponent(
        "Tests/Servers/answering_terminal.py"
    ).path

    @Test(arguments: ["-DRUNS", "", "-DRUNS -DKILLS", "-DKILLS"])
    func
        `Restores modes and colours with and without a main loop, and after SIGKILL`(
            option: String
        ) throws
    {
        let folder = try TemporaryFolder()
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/modes.c", name: "modes", by: "cc -std=c11 \(option)",
            in: folder.url)
        let feed = try folder.write(SampleDocuments.rss, to: "feed.xml")
        let outcome = try FeedHostProcess.run(
            ["--allow", "terminal", "--trust", "modes", "-r", library, feed.path],
            shell: "exec python3 '\(Self.terminal)' \"$0\" \"$@\"")
        let isKilled = option.contains("KILLS")
        #expect(
            outcome.status == (isKilled ? 256 - SIGKILL : 0), "\(outcome.text) \(outcome.errors)")
        for sequence in [
            "[2l", "[12h", "[20l", "[?5l", "[?69l", "[r", "[?1003l", "[?2004l", "[?1004l",
            "[?1042l", "[?1043l",
            "[23;0t", "[?25h",
            "]104", "]110", "]111", "]112", "[!p", "[0m",
        ] {
            #expect(outcome.text.contains("\\x1b" + sequence), "\(sequence)")
        }
        #expect(outcome.text.contains("\nleft 0\n"), "\(outcome.text.suffix(40))")
    }

    private static let hasXterm =
        Shell.has("xterm") && Shell.has("xvfb-run")

    /// Draws in an xterm, and returns the modes that differ afterwards.
    private func changes(by options: String, needing needs: [String] = ["--allow", "terminal"])
        throws -> [String: String]
    {
        let folder = try TemporaryFolder()
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/modes.c", name: "modes", by: "cc -std=c11 \(options)",
            in: folder.url)
        let feed = try folder.write(SampleDocuments.rss, to: "feed.xml")
        let script = ZooPlugin.package.appendingPathComponent("Tests/Servers/queried_terminal.py")
        let report = folder.url.appendingPathComponent("report")
        let outcome = try FeedHostProcess.run(
            needs + ["-r", library, feed.path],
            shell: """
                exec timeout 300 xvfb-run -a xterm -e python3 '\(script.path)' '\(report.path)' "$0" "$@"
                """)
        #expect(outcome.status == 0, "\(outcome.errors)")
        var changes: [String: String] = [:]
        for line in try String(contentsOf: report, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            changes[words[0]] = words[1]
        }
        #expect(changes.removeValue(forKey: "left") == "0")
        #expect(try #require(changes.removeValue(forKey: "modes").flatMap { Int($0) }) > 50)
        return changes
    }

    /// Modes that users set: scroll bars and how fast it scrolls (xterm 398 knows that one), keys, selections, bells.
    private static let userModes: Set = [
        "?30", "?35", "?67", "?1010", "?1011", "?1014", "?1034", "?1035", "?1036", "?1037", "?1039",
        "?1040", "?1041", "?1042", "?1043", "?1044", "?1046", "?1070",
    ]

    @Test(.enabled(if: hasXterm, "needs xterm and xvfb"), arguments: ["", "-DRUNS"])
    func `Restores xterm's modes except those the user set`(option: String) throws {
        for every in ["h", "l"] {
            let changed = try changes(by: "\(option) '-DEVERY=\"\(every)\"'")
            #expect(Set(changed.keys).subtracting(Self.userModes) == [], "\(changed)")
        }
        #expect(try changes(by: "\(option) '-DSEQUENCE=\"\"'") == [:])
    }

    @Test(.enabled(if: hasXterm, "needs xterm and xvfb"))
    func `Restores xterm's terminal type`() throws {
        #expect(try changes(by: "'-DSEQUENCE=\"\\033[?38h\"'") == [:])
        // At a lower type xterm has fewer modes, and reports only those.
        let changed = try changes(by: "'-DSEQUENCE=\"\\033[?2l\"'")
        #expect(changed["?25"] == nil && changed["?7"] == nil, "\(changed)")
    }
}
