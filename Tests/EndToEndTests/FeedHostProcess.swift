import Foundation
import Testing

/// The built program, run as a person or a script would.
struct FeedHostProcess {
    /// The outcome of a run.
    struct Outcome {
        let status: Int32
        let wasKilledBySignal: Bool
        let output: Data
        let errors: String

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// The program: the one `make test` names, else the one beside the tests.
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
    ///   - input: what is piped in; nothing is, and standard input is `/dev/null`, where it is nil.
    ///   - environment: variables besides `PATH`; nothing of the caller's is passed on.
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
        // Whoever runs this, nothing is kept from one run for another, whose server may have the same port.
        let folder = try TemporaryFolder()
        process.environment = ["PATH": "/usr/bin:/bin", "TZ": "UTC", "HOME": folder.path]
            .merging(environment) { $1 }

        // Files, not pipes: no reader has to keep up.
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
