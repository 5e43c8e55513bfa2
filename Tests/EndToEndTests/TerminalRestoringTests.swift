import Foundation
import Testing

/// Restoring the terminal after a renderer with a main loop, however it ends.
@Suite struct TerminalRestoringTests {
    /// A shell that runs the program with the renderer `screen`.
    private final class Reader {
        let folder: TemporaryFolder
        let session: TerminalSession
        private let modes: String

        init(seat: String, definitions: String = "", command: String = "") throws {
            folder = try TemporaryFolder()
            _ = try ZooPlugin.compile(
                "Tests/Fixtures/plugins/screen.c", name: "screen",
                by: "cc -std=c11 -D_GNU_SOURCE \(definitions)", in: folder.url)
            _ = try folder.write(SampleDocuments.rss, to: "feed.xml")
            session = try TerminalSession(in: folder)
            try session.type("stty -a > before; echo begin")
            modes = "stty -a > after; cmp before after && echo same modes"
            _ = try #require(session.screen { $0.contains("\nbegin\n") })
            try session.type(
                "\(command) $FEEDHOST --seat \(seat) --allow terminal -r ./screen.so feed.xml; echo status=$?"
            )
            _ = try #require(session.screen { $0.contains("begins 80 x 20") })
            #expect(try session.state() == "alternate=1 mouse=1 cursor=0 keypad=0")
        }

        /// Waits for the end, checks the terminal's state and modes, and returns the screen.
        func end(with status: Int32) throws -> String {
            let screen = try #require(session.screen { $0.contains("status=\(status)\n>") })
            #expect(try session.state() == "alternate=0 mouse=0 cursor=1 keypad=0")
            // A hundred messages scroll it off the screen.
            #expect(screen.contains("\nbegin\n") || screen.contains("screen: words"))
            #expect(!screen.contains("begins"))
            try session.type(modes)
            _ = try #require(session.screen { $0.contains("\nsame modes\n") })
            #expect(try session.programsLeft() == [])
            return screen
        }

        /// Expects the guard process to restore the terminal. The shell does not wait for the guard, so that what is
        /// typed meanwhile may be lost.
        ///
        /// - Returns: the screen after the first command that worked.
        @discardableResult
        func endAfterKill() throws -> String {
            let expected = "alternate=0 mouse=0 cursor=1 keypad=0"
            #expect(try Waiting.until { try session.state() == expected })
            // The guard discards input while it runs.
            #expect(try session.programsLeft() == [])
            // If the shell is quicker than the guard, its line has the end of a late terminal response.
            var screen = ""
            for attempt in 1...5 where !screen.contains("\nafter\n") {
                try session.press("C-u")
                try session.type("echo after")
                screen = try #require(
                    session.screen {
                        $0.contains("\nafter\n")
                            || $0.components(separatedBy: "command not found").count > attempt
                    })
            }
            #expect(screen.contains("\nafter\n"))
            #expect(screen.contains("\nbegin\n") && !screen.contains("begins"))
            #expect(try session.programsLeft() == [])
            try session.type(modes)
            _ = try #require(session.screen { $0.contains("\nsame modes\n") })
            return screen
        }
    }

    private static let seats = ["worker", "in-process"]

    @Test(arguments: seats)
    func `Shows messages of the run after the user quits`(seat: String) throws {
        let reader = try Reader(seat: seat)
        try reader.session.press("f", "w")
        let during = try #require(reader.session.screen { $0.contains("dispatched") })
        #expect(!during.contains("words"))
        try reader.session.press("q")
        #expect(try reader.end(with: 0).contains("screen: words"))
    }

    @Test(
        arguments: seats,
        [
            (SIGTERM, Int32(143)), (SIGINT, Int32(130)), (SIGHUP, Int32(129)),
        ])
    func `Ends on a signal to the program or its group as if the user quit`(
        seat: String, signal: (Int32, Int32)
    ) throws {
        for group in [false, true] {
            let reader = try Reader(seat: seat)
            let program = try #require(reader.session.programs().first)
            #expect(kill(group ? -program : program, signal.0) == 0)
            _ = try reader.end(with: signal.1)
        }
    }

    @Test(arguments: seats)
    func `Restores the terminal after a crash`(seat: String) throws {
        let reader = try Reader(seat: seat)
        try reader.session.press("c")
        #expect(try reader.end(with: 70).contains("crashed (SIGSEGV"))
    }

    @Test func `Restores the terminal if the worker ends or is killed`() throws {
        let killed = try Reader(seat: "worker")
        let workers = try killed.session.programs(isWorker: true)
        #expect(workers.count == 1)
        #expect(kill(try #require(workers.first), SIGKILL) == 0)
        #expect(
            try killed.end(with: 70).contains("was killed (SIGKILL), by itself or from outside"))
        let left = try Reader(seat: "worker")
        try left.session.press("d")
        #expect(try left.end(with: 70).contains("ended the process"))
    }

    @Test(arguments: seats, [false, true])
    func `Restores the terminal if the program or its group is killed`(seat: String, group: Bool)
        throws
    {
        let reader = try Reader(seat: seat)
        let program = try #require(reader.session.programs().first)
        #expect(kill(group ? -program : program, SIGKILL) == 0)
        try reader.endAfterKill()
    }

    /// The shell reads a key, and keeps the modes that it found: a guard that asks the terminal and reads its answer would
    /// share the answer with the shell, which then misses the next key.
    @Test func `Restores the terminal if the shell is quicker`() throws {
        let reader = try Reader(seat: "in-process")
        let program = try #require(reader.session.programs().first)
        let guards = try reader.session.processes().filter { $0 != program }
        #expect(guards.count == 1)
        let late = try #require(guards.first)
        #expect(kill(late, SIGSTOP) == 0)
        #expect(kill(program, SIGKILL) == 0)
        _ = try #require(reader.session.screen { $0.contains("status=137\n>") })
        #expect(kill(late, SIGCONT) == 0)
        #expect(try !reader.endAfterKill().contains("command not found"))
    }

    @Test func `Restores the terminal after timeout -s KILL`() throws {
        let reader = try Reader(seat: "worker", command: "timeout -s KILL 300")
        let timeout = try #require(reader.session.programs(running: "timeout -s KILL").first)
        // As at the end of its time.
        #expect(kill(timeout, SIGALRM) == 0)
        try reader.endAfterKill()
    }

    @Test(arguments: seats)
    func `Leaves the shell's terminal alone if killed while stopped`(seat: String) throws {
        let reader = try Reader(seat: seat)
        let program = try #require(reader.session.programs().first)
        try reader.session.press("z")
        _ = try #require(reader.session.screen { $0.contains("Stopped") })
        try reader.session.type("printf '\\033[?1000h'; echo mouse")
        _ = try #require(reader.session.screen { $0.contains("\nmouse\n") })
        #expect(kill(program, SIGKILL) == 0)
        #expect(try reader.session.programsLeft() == [])
        #expect(try reader.session.state() == "alternate=0 mouse=1 cursor=1 keypad=0")
    }

    @Test(arguments: seats)
    func `Ends a renderer that ignores the request to leave`(seat: String) throws {
        let reader = try Reader(seat: seat, definitions: "-DIGNORES")
        let program = try #require(reader.session.programs().first)
        #expect(kill(program, SIGTERM) == 0)
        let screen = try reader.end(with: 70)
        #expect(screen.contains(seat == "worker" ? "did not answer for 5" : "did not leave"))
        // No setting gives it more time to leave.
        #expect(!screen.replacing("\n", with: "").contains("deadline"), "\(screen)")
    }

    /// A terminal that closes hangs up twice: by its shell, and when that ends.
    @Test(arguments: seats, [(SIGTERM, SIGINT, Int32(130)), (SIGHUP, SIGHUP, Int32(70))])
    func `Ends at once on a second signal, but not when the terminal closes`(
        seat: String, signals: (Int32, Int32, Int32)
    ) throws {
        let reader = try Reader(seat: seat, definitions: "-DIGNORES")
        let program = try #require(reader.session.programs().first)
        #expect(kill(program, signals.0) == 0)
        // Of two signals that wait, the lower number is taken first.
        func isWaiting() throws -> Bool {
            let status = try String(contentsOfFile: "/proc/\(program)/status", encoding: .utf8)
            let pending = status.firstMatch(of: /ShdPnd:\s*([0-9a-f]+)/)
                .flatMap { UInt64($0.1, radix: 16) }
            return try #require(pending) & 1 << UInt64(signals.0 - 1) != 0
        }
        for _ in 0..<600 where try isWaiting() { Thread.sleep(forTimeInterval: 0.1) }
        #expect(kill(program, signals.1) == 0)
        _ = try reader.end(with: signals.2)
    }

    @Test(arguments: seats)
    func `Restores the terminal while suspended, and follows resizes`(seat: String) throws {
        let reader = try Reader(seat: seat)
        try reader.session.press("z")
        let stopped = try #require(reader.session.screen { $0.contains("Stopped") })
        #expect(!stopped.contains("begins"))
        #expect(try reader.session.state() == "alternate=0 mouse=0 cursor=1 keypad=0")
        try reader.session.type("echo in between")
        _ = try #require(reader.session.screen { $0.contains("\nin between\n") })
        try reader.session.type("fg")
        _ = try #require(reader.session.screen { $0.contains("place 80 x 20") })
        try reader.session.resize(columns: 90, rows: 22)
        _ = try #require(reader.session.screen { $0.contains("place 90 x 22") })
        try reader.session.resize(columns: 80, rows: 20)
        _ = try #require(reader.session.screen { $0.contains("\nplace 80 x 20") })
        try reader.session.press("q")
        _ = try #require(reader.session.screen { $0.contains("> fg\n") && $0.hasSuffix(">") })
        #expect(try reader.session.state() == "alternate=0 mouse=0 cursor=1 keypad=0")
    }

    /// The host takes the terminal's last answers before it stops a worker, which may read at that moment.
    @Test func `Takes a terminal that gives nothing for one that goes on`() throws {
        let folder = try TemporaryFolder()
        let outcome = try Shell.run(
            """
            cc -std=c11 -Wall -ISDK/include -ISources/FeedPluginAPI/include \\
                -IPlugins/TerminalRenderer/Device/include -o '\(folder.path)/ends' \\
                Tests/Fixtures/terminal_ends.c Plugins/TerminalRenderer/Device/device.c
            '\(folder.path)/ends'
            """, in: ZooPlugin.package)
        let shown = "\u{1B}[?25l\u{1B}[Ha\u{1B}[Kb\u{1B}[0m\r\nd\u{1B}[0m\u{1B}[K"
        #expect(outcome.words == "0 1\n1 1 b\n24 j\n\(shown)\n-1 0\n")
    }
}
