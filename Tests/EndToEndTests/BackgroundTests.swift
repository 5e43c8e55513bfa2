import Foundation
import Testing

/// A suspended reader that is resumed in the background, where the terminal belongs to the shell.
@Suite final class BackgroundTests: TestsInFolder {
    private static let seats = ["in-process", "worker"]

    /// Starts a reader in a shell, and suspends it.
    private func suspendedReader(seat: String) throws -> TerminalSession {
        _ = try folder.write(SampleDocuments.rss, to: "feed.xml")
        let session = try TerminalSession(
            in: folder, variables: "LC_ALL=C.UTF-8 XDG_STATE_HOME='\(folder.url.path)'")
        try session.type(
            "clear; $FEEDHOST --seat \(seat) --allow terminal -r terminal feed.xml; clear; echo back"
        )
        _ = try #require(session.screen { $0.contains("1/") })
        try session.press("C-z")
        // Not the line that was typed, which is there as soon as the reader's screen is gone.
        _ = try #require(session.screen { $0.hasPrefix("back\n") })
        return session
    }

    /// Checks that the terminal has the shell's modes and none of the reader's.
    private func checkTerminal(of session: TerminalSession) throws {
        try session.type("clear; stty -a; echo end")
        let modes = try session.screen { $0.contains("\nend\n") } ?? ""
        #expect(modes.contains("icanon"))
        for mode in ["-icanon", "-echo ", "-isig", "-opost"] {
            #expect(!modes.contains(mode), "\(modes)")
        }
        #expect(try session.state() == "alternate=0 mouse=0 cursor=1 keypad=0")
    }

    @Test(arguments: seats)
    func `Leaves the terminal to the shell, and takes it again with fg`(seat: String) throws {
        let session = try suspendedReader(seat: seat)
        try session.type("clear; bg; echo away")
        _ = try #require(session.screen { $0.contains("\naway\n") })
        Thread.sleep(forTimeInterval: 1)
        try checkTerminal(of: session)
        try session.type("fg")
        _ = try #require(session.screen { $0.contains("1/") })
        try session.press("Q")
        _ = try #require(session.screen { !$0.contains("1/") })
        #expect(try session.programsLeft() == [])
    }

    @Test(arguments: seats)
    func `Ends in the background without touching the terminal`(seat: String) throws {
        let session = try suspendedReader(seat: seat)
        try session.type("clear; kill %1; echo away")
        #expect(try session.programsLeft() == [])
        try checkTerminal(of: session)
    }
}
