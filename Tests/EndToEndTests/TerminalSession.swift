import Foundation
import Testing

/// A shell in a terminal emulated by tmux: keys in, screen out.
final class TerminalSession {
    private let socket = "feedhost-\(UUID().uuidString)"
    private let folder: TemporaryFolder

    /// Starts the shell, with the prompt `> ` and the program as `$FEEDHOST`.
    ///
    /// - Parameter variables: further variables, in shell syntax.
    init(
        in folder: TemporaryFolder, columns: Int = 80, rows: Int = 20, variables: String = ""
    ) throws {
        self.folder = folder
        _ = try tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
            "env TZ=UTC HOME='\(folder.path)/.home' FEEDHOST='\(FeedHostProcess.binary.path)' \(variables) bash --norc --noprofile"
        )
        try type("cd '\(folder.url.path)'; PS1='> '; clear")
        _ = try #require(screen { $0 == ">" })
    }

    deinit {
        _ = try? tmux("kill-server")
    }

    /// Waits up to a minute for the screen to satisfy `condition`, and returns its text without trailing spaces and
    /// lines; records an issue and returns `nil` otherwise.
    func screen(_ condition: (String) -> Bool) throws -> String? {
        for _ in 0..<600 {
            let text = try tmux("capture-pane", "-p").trimmingCharacters(
                in: .whitespacesAndNewlines)
            if condition(text) { return text }
            Thread.sleep(forTimeInterval: 0.1)
        }
        Issue.record("the screen shows: \(try tmux("capture-pane", "-p"))")
        return nil
    }

    /// Waits for a screen, with single spaces between words.
    func wait(_ condition: (String) -> Bool) throws {
        _ = try #require(
            screen { condition($0.split(separator: " ").joined(separator: " ")) })
    }

    /// Presses keys, named as in tmux.
    func press(_ keys: String...) throws {
        for key in keys { _ = try tmux("send-keys", key) }
    }

    /// Ends the reader, which leaves no failure behind.
    func quit() throws {
        try press("Q")
        _ = try #require(screen { $0.contains("status=0") })
    }

    /// Types a line, with the return key.
    func type(_ line: String) throws {
        _ = try tmux("send-keys", "-l", line)
        _ = try tmux("send-keys", "Enter")
    }

    /// Sends text byte by byte, as if it was typed or came from the terminal.
    func send(_ text: String) throws {
        let bytes = text.utf8.map { String($0, radix: 16) }
        for start in stride(from: 0, to: bytes.count, by: 500) {
            let piece = Array(bytes[start..<min(start + 500, bytes.count)])
            _ = try Self.output(
                "/usr/bin/tmux", ["-L", socket, "send-keys", "-H"] + piece)
        }
    }

    /// Records what programs write to the terminal from now on, in a file of the folder.
    func record(to name: String) throws {
        _ = try tmux("pipe-pane", "cat >'\(folder.path)/\(name)'")
    }

    /// Pastes a file's text, with bracketed paste.
    func paste(fileAt path: String) throws {
        _ = try tmux("load-buffer", path)
        _ = try tmux("paste-buffer", "-p", "-r")
    }

    /// Returns the text that programs in the terminal copied last.
    func clipboard() throws -> String { try tmux("show-buffer") }

    /// Returns the text on the screen with its escape sequences.
    func looks() throws -> String { try tmux("capture-pane", "-p", "-e") }

    /// Resizes the terminal.
    func resize(columns: Int, rows: Int) throws {
        _ = try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    }

    /// Describes the state of alternate screen, mouse, cursor and keypad.
    func state() throws -> String {
        try tmux(
            "display", "-p",
            "alternate=#{alternate_on} mouse=#{mouse_any_flag} cursor=#{cursor_flag} keypad=#{keypad_flag}"
        ).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the program's processes in the terminal, the oldest first.
    ///
    /// - Parameters:
    ///   - isWorker: true for workers, false for hosts.
    ///   - renderer: a part of the host's command line.
    func programs(isWorker: Bool = false, running renderer: String = "screen.so") throws -> [Int32]
    {
        let terminal = try tmux("display", "-p", "#{pane_tty}")
            .trimmingCharacters(in: .whitespacesAndNewlines).dropFirst("/dev/".count)
        return try Self.output("/bin/ps", ["-t", String(terminal), "-o", "pid=,args="])
            .split(separator: "\n").filter { $0.contains(isWorker ? "@worker" : renderer) }
            .compactMap { Int32($0.split(separator: " ")[0]) }.sorted()
    }

    /// Waits up to ten seconds until no process of the program runs in the session's folder, and returns those that
    /// do.
    func programsLeft() throws -> [Int32] {
        var left: [Int32] = []
        _ = try Waiting.until {
            left = try processes()
            return left.isEmpty
        }
        return left
    }

    /// Returns the program's processes in the session's folder: those in the terminal, and the guard that restores it.
    func processes() throws -> [Int32] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }
            .filter { process in
                let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
                let directory = try? FileManager.default.destinationOfSymbolicLink(
                    atPath: "/proc/\(process)/cwd")
                return name == "feedhost\n"
                    && directory == folder.url.resolvingSymlinksInPath().path
            }
    }

    /// Returns how often the program's processes in the session's folder have begun to wait, in all their threads.
    func waits() throws -> Int {
        try processes().flatMap { process in
            let tasks = "/proc/\(process)/task"
            // A thread may end meanwhile.
            return try FileManager.default.contentsOfDirectory(atPath: tasks).compactMap {
                try? String(contentsOfFile: "\(tasks)/\($0)/status", encoding: .utf8)
            }
        }.reduce(0) { sum, status in
            let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt") }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }

    private func tmux(_ arguments: String...) throws -> String {
        try Self.output("/usr/bin/tmux", ["-u", "-L", socket] + arguments)
    }

    private static func output(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        // The server that the first command starts inherits descriptors and the signal mask, and lives on. With
        // SIGCHLD blocked it would miss the end of its shell, and stay.
        let isStarting = arguments.contains("new-session")
        if isStarting {
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                [
                    "python3", "-c",
                    "import signal, subprocess, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); "
                        + "sys.exit(subprocess.call(sys.argv[1:]))", program,
                ] + arguments
        }
        process.standardOutput = isStarting ? FileHandle.nullDevice : pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = isStarting ? Data() : pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
