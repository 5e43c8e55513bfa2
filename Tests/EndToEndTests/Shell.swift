import Foundation
import Testing

/// Runs shell commands.
enum Shell {
    /// The outcome of a command.
    struct Outcome {
        let status: Int32
        /// Standard output and standard error.
        let words: String
    }

    /// The search path for programs.
    static let path =
        ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"

    static func has(_ program: String) -> Bool {
        path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }

    /// Runs a command, in which `$1` is the first of `arguments`.
    static func run(
        _ command: String, _ arguments: [String] = [],
        in folder: URL = FileManager.default.temporaryDirectory,
        environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command, "sh"] + arguments
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

    /// Runs a command that must succeed; returns what it prints.
    @discardableResult
    static func require(_ command: String, _ arguments: [String] = []) throws -> String {
        let outcome = try run(command, arguments)
        try #require(outcome.status == 0, "failed: \(command)\n\(outcome.words)")
        return outcome.words
    }
}
