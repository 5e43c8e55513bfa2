import Foundation
import Testing

/// `--watch` on a terminal: each drawing replaces the previous one.
@Suite final class WatchTerminalTests: TestsInFolder {
    /// Runs the program on a pseudo-terminal.
    private final class Session {
        private let process = Process()
        private let terminal: Int32
        private var received: [UInt8] = []

        init(_ arguments: [String], rows: UInt16, environment: [String: String]) throws {
            // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
            terminal = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            var lock: Int32 = 0
            var number: UInt32 = 0
            try #require(
                unsafe ioctl(terminal, 0x4004_5431, &lock) == 0
                    && ioctl(terminal, 0x8004_5430, &number) == 0)
            var size = winsize(ws_row: rows, ws_col: 40, ws_xpixel: 0, ws_ypixel: 0)
            #expect(unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
            _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
            let file = try #require(FileHandle(forUpdatingAtPath: "/dev/pts/\(number)"))
            // Signals may be blocked here, and would wait until the program asks for them.
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                [
                    "python3", "-IS", "-c",
                    "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); "
                        + "os.execv(sys.argv[1], sys.argv[1:])", FeedHostProcess.binary.path,
                    "--watch", "-r", "text", "-O", "style=list",
                ] + arguments
            process.environment = ["PATH": "/usr/bin:/bin", "TZ": "UTC", "TERM": "xterm"]
                .merging(environment) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = file
            process.standardError = file
            try process.run()
        }

        deinit {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            close(terminal)
        }

        /// Waits for the end of a drawing that contains `words`, and returns the bytes since the last call.
        func drawing(with words: String) -> String? {
            for _ in 0..<1200 {
                var buffer = [UInt8](repeating: 0, count: 4096)
                let count = unsafe read(terminal, &buffer, buffer.count)
                if count > 0 { received += buffer.prefix(count) }
                let text = String(decoding: received, as: UTF8.self)
                if text.contains(words), text.hasSuffix("\u{1B}[J") {
                    received = []
                    return text
                }
                if count <= 0 { Thread.sleep(forTimeInterval: 0.05) }
            }
            return nil
        }

        /// Stops the program, as Ctrl-Z does, and continues it.
        func stopAndContinue() {
            kill(process.processIdentifier, SIGSTOP)
            // SIGCONT before the process has stopped would discard SIGSTOP.
            Thread.sleep(forTimeInterval: 0.2)
            kill(process.processIdentifier, SIGCONT)
        }

        func resize(rows: UInt16, columns: UInt16) {
            var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
            #expect(unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
            // The terminal is not the program's controlling one, so the kernel sends no signal.
            kill(process.processIdentifier, SIGWINCH)
        }
    }

    private func feed(_ titles: [String]) -> String {
        SampleDocuments.feed("F", items: titles.map { "<item><title>\($0)</title></item>" })
    }

    @Test func `Replaces the previous drawing, cropped to the terminal`() throws {
        let source = try folder.write(feed((1...30).map { "item \($0)." }), to: "feed.xml")
        let session = try Session(
            [source.path], rows: 10, environment: ["HOME": folder.url.path])
        let first = try #require(session.drawing(with: "item 1."))
        #expect(first.hasPrefix("\r\n"))
        #expect(first.contains("\u{1B}[H"))
        #expect(!first.contains("item 20."))
        #expect(first.contains("more lines"))
        // Nine rows and the cursor's row, so that nothing scrolls.
        let drawn = first.components(separatedBy: "\u{1B}[H")[1]
        #expect(drawn.components(separatedBy: "\r\n").count == 10)
        try Data(feed(["only"]).utf8).write(to: source)
        let second = try #require(session.drawing(with: "only"))
        #expect(second.hasPrefix("\u{1B}[H"))
        #expect(!second.contains("item 1."))
    }

    @Test func `Shows errors below the last complete drawing`() throws {
        let source = try folder.write(feed(["good"]), to: "feed.xml")
        let session = try Session(
            [source.path], rows: 10, environment: ["HOME": folder.url.path])
        _ = try #require(session.drawing(with: "good"))
        try Data("nothing".utf8).write(to: source)
        let failed = try #require(session.drawing(with: "feedhost: "))
        let range = try #require(failed.range(of: "good"))
        #expect(failed[range.upperBound...].contains("feedhost: "))
    }

    @Test func `Draws again after a resize while items are being marked`() throws {
        let environment = ["HOME": folder.url.path]
        let source = try folder.write(feed(["old"]), to: "feed.xml")
        let arguments = ["--mark-read", source.path]
        _ = try FeedHostProcess.run(["-r", "text"] + arguments, environment: environment)
        try folder.write(feed(["new", "old"]), to: "feed.xml")
        // Another program writes marks meanwhile.
        let (writer, input, output) = (Process(), Pipe(), Pipe())
        writer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        writer.arguments = [
            "python3", "-IS", "-c",
            """
            import sqlite3, sys
            marks = sqlite3.connect(sys.argv[1], isolation_level=None)
            marks.execute("BEGIN IMMEDIATE")
            print("writing", flush=True)
            sys.stdin.read()
            """, folder.path + "/.local/state/feedhost/read-items-v1-0.sqlite",
        ]
        (writer.standardInput, writer.standardOutput) = (input, output)
        try writer.run()
        defer {
            try? input.fileHandleForWriting.close()
            writer.waitUntilExit()
        }
        #expect(!output.fileHandleForReading.availableData.isEmpty)
        let session = try Session(arguments, rows: 10, environment: environment)
        let first = session.drawing(with: "new")
        session.resize(rows: 12, columns: 60)
        try input.fileHandleForWriting.close()
        _ = try #require(first)
        _ = try #require(session.drawing(with: "new"))
    }

    @Test func `Draws again after resize or stop without another request`() throws {
        let reader = try NetworkReader()
        let session = try Session(
            [reader.server.url("validated?n=1")], rows: 10, environment: reader.environment)
        _ = try #require(session.drawing(with: "Validated"))
        session.resize(rows: 12, columns: 60)
        _ = try #require(session.drawing(with: "Validated"))
        // Another program may have drawn meanwhile.
        session.stopAndContinue()
        _ = try #require(session.drawing(with: "Validated"))
        #expect(try reader.server.requests().count == 1)
    }
}
