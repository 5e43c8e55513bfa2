import Foundation
import Testing

/// FeedHost installed by `make install-files` to a temporary folder.
enum InstalledFeedHost {
    /// The outcome of a command.
    struct Outcome {
        let status: Int32
        /// Standard output and standard error.
        let words: String
    }

    /// The installation prefix.
    static let prefix: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("feedhost-installed-\(getpid())")
        let built = FeedHostProcess.binary.resolvingSymlinksInPath().deletingLastPathComponent()
        let outcome = try? run(
            "make --no-print-directory install-files 'PREFIX=\(folder.path)' 'BIN=\(built.path)'",
            in: ZooPlugin.package)
        precondition(outcome?.status == 0, "make install-files: \(outcome?.words ?? "")")
        atexit { InstalledFeedHost.remove() }
        return folder
    }()

    /// The path of the program.
    static var binary: String { prefix.appendingPathComponent("bin/feedhost").path }

    /// The search path for programs.
    static let path =
        ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"

    static func has(_ program: String) -> Bool {
        path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }

    /// True if windows can be built with GTK 4.
    static let hasGTK = {
        let outcome = try? run(
            "pkg-config --exists gtk4", in: URL(fileURLWithPath: NSTemporaryDirectory()))
        return outcome?.status == 0
    }()

    /// Runs a shell command.
    static func run(
        _ command: String, in folder: URL, environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": path, "TZ": "UTC", "LC_ALL": "C.UTF-8",
            "HOME": ProcessInfo.processInfo.environment["HOME"] ?? "/nonexistent",
        ].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let words = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, words: words)
    }

    private static func remove() {
        try? FileManager.default.removeItem(at: prefix)
    }
}
