import Foundation
import Testing

/// Marks of items where other programs look on or interfere; the rest is in `Tests/Transcripts`.
@Suite final class ItemSelectionTests: TestsInFolder {
    private var state: String { folder.path + "/state" }
    private var environment: [String: String] { ["XDG_STATE_HOME": state] }

    /// Returns a feed with an item a day from 1 November 2026 on.
    private func rss(_ days: some Collection<Int>, title: String = "F") -> String {
        let items = days.map {
            "<item><title>\(title)\($0).</title><guid>\(title)-\($0)</guid>"
                + "<pubDate>2026-11-\($0 < 10 ? "0" : "")\($0)T12:00:00Z</pubDate></item>"
        }
        return SampleDocuments.feed(title, items: items)
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
        return try outcome.list("items").compactMap { $0["title"] as? String }
    }

    @Test func `Draws starred items with --starred, read or unread`() throws {
        let source = try write([3, 2, 1])
        #expect(try titles(["--starred", source]) == [])
        _ = try titles(["--mark-read", "-n", "2", source])
        let file = state + "/feedhost/read-items-v1-0.sqlite"
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

    @Test func `Watch draws new items and marks them`() throws {
        let source = try write([1, 2])
        let grown = try folder.write(rss([3, 2, 1]), to: "grown.xml").path
        let outcome = try FeedHostProcess.run(
            ["-v", "--watch", "--unread", "--mark-read", "-r", "text", source],
            environment: environment,
            shell: """
                cd '\(folder.url.path)' || exit 99
                "$0" "$@" > drawn 2> messages & host=$!
                until_marked() {
                    for i in {1..1200}; do grep -q "marked $1" messages && return; sleep 0.05; done
                }
                until_marked '2 items'
                mv '\(grown)' '\(source)'
                # What is drawn is marked after it is written.
                until_marked '1 item '
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

    @Test(arguments: [[], ["-n", "1"], ["--since", "3d"], ["--match", "x", "--sort", "oldest"]])
    func `Accesses no state without options for marks`(
        options: [String]
    ) throws {
        let source = try write([1])
        let outcome = try FeedHostProcess.run(
            options + ["-r", "text", source], environment: environment,
            shell: "exec strace -f -e trace=file -o '\(folder.path)/trace' \"$0\" \"$@\"")
        #expect(outcome.status == 0)
        let calls = try folder.text(of: "trace")
        #expect(calls.contains("F.xml"))
        #expect(!calls.contains("state"))
        #expect(!FileManager.default.fileExists(atPath: state))
    }

    @Test func `Keeps marks without loading network libraries`() throws {
        let source = try write([1])
        let outcome = try FeedHostProcess.run(
            ["--unread", "--mark-read", "-r", "text", source], environment: environment,
            shell:
                "exec strace -f -e trace=file,socket,connect -o '\(folder.path)/trace' \"$0\" \"$@\""
        )
        #expect(outcome.status == 0)
        let calls = try folder.text(of: "trace")
        #expect(calls.contains("read-items-v1-0.sqlite"))
        for name in ["libcurl", "libFeedHostNetwork", "AF_INET"] { #expect(!calls.contains(name)) }
    }

    @Test func `The unit of a timer only refreshes, whatever the configuration says`() throws {
        let unit = ZooPlugin.package.appendingPathComponent(
            "docs/systemd/feedhost-refresh.service")
        let command = try #require(
            try String(contentsOf: unit, encoding: .utf8).split(separator: "\n")
                .first { $0.hasPrefix("ExecStart=") })
        let source = try write([1])
        let output = folder.path + "/output"
        try folder.write(
            "<opml version='2.0'><body><outline type='rss' xmlUrl='\(source)'/></body></opml>",
            to: "config/feedhost/feeds.opml")
        try folder.write(
            "mark-read = true\nwatch = true\noutput = \(output)\n", to: "config/feedhost/config")
        let outcome = try FeedHostProcess.run(
            command.split(separator: " ").dropFirst().map(String.init),
            environment: environment.merging(["XDG_CONFIG_HOME": folder.path + "/config"]) { $1 },
            shell: "exec timeout 20 \"$0\" \"$@\"")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try outcome.list("items").count == 1)
        #expect(!FileManager.default.fileExists(atPath: output))
        #expect(try titles(["--unread", source]) == ["F1."])
    }
}
