import Foundation
import Testing

/// Runs the built program.
struct FeedHostProcess {
    /// The outcome of a run.
    struct Outcome {
        let status: Int32
        let wasKilledBySignal: Bool
        let output: Data
        let errors: String

        var text: String { String(decoding: output, as: UTF8.self) }

        /// Returns the output, an object in JSON.
        func object() throws -> [String: Any] {
            try #require(
                try JSONSerialization.jsonObject(with: output) as? [String: Any],
                "\(status): \(errors)")
        }

        /// Returns a list of objects in the output, such as the items of a feed.
        func list(_ key: String) throws -> [[String: Any]] {
            try #require(object()[key] as? [[String: Any]])
        }
    }

    /// The program named by `FEEDHOST_BINARY`, as `make test` sets it, or else the one beside the tests.
    static let binary: URL = {
        if let path = ProcessInfo.processInfo.environment["FEEDHOST_BINARY"] {
            return URL(fileURLWithPath: path)
        }
        return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("feedhost")
    }()

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: the command line.
    ///   - input: standard input; `/dev/null` if nil.
    ///   - environment: variables besides `PATH`; none are inherited.
    static func run(
        _ arguments: [String], input: Data? = nil, environment: [String: String] = [:],
        shell: String? = nil
    ) throws -> Outcome {
        try #require(
            FileManager.default.isExecutableFile(atPath: binary.path),
            "there is no program at \(binary.path): run `make test`, or `swift build` first")
        let process = Process()
        if let shell {
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = ["-c", shell, binary.path] + arguments
        } else {
            process.executableURL = binary
            process.arguments = arguments
        }
        // An own home for each run: a cached response of another test's server may have the same address.
        let folder = try TemporaryFolder()
        process.environment = ["PATH": "/usr/bin:/bin", "TZ": "UTC", "HOME": folder.path]
            .merging(environment) { $1 }

        // Files instead of pipes, so that nothing has to read while the program runs.
        let outputURL = try folder.write("", to: "output")
        let errorURL = try folder.write("", to: "errors")
        process.standardOutput = try FileHandle(forWritingTo: outputURL)
        process.standardError = try FileHandle(forWritingTo: errorURL)
        if let input {
            let inputURL = folder.url.appendingPathComponent("input")
            try input.write(to: inputURL)
            process.standardInput = try FileHandle(forReadingFrom: inputURL)
        } else {
            process.standardInput = FileHandle.nullDevice
        }
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            wasKilledBySignal: process.terminationReason == .uncaughtSignal,
            output: try Data(contentsOf: outputURL),
            errors: String(decoding: try Data(contentsOf: errorURL), as: UTF8.self))
    }
}
