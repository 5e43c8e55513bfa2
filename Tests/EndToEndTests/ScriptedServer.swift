import Foundation
import Testing

/// Runs the scripted server of `Tests/Servers`, or another one, on 127.0.0.1, until deinitialized.
final class ScriptedServer {
    /// A request in the server's log.
    struct Request {
        let method: String
        let target: String
        let headers: [String: String]
        /// The number of requests in progress when this one came, itself included.
        let active: Int
    }

    let port: Int
    private let process = Process()
    private let input = Pipe()
    private let folder: TemporaryFolder
    private let log: URL

    /// Starts the server.
    ///
    /// - Parameters:
    ///   - name: that of another server, which gets a log and these arguments.
    ///   - arguments: the addresses to listen on, with one port.
    init(_ name: String = "scripted_server.py", arguments: [String] = ["127.0.0.1"]) throws {
        folder = try TemporaryFolder()
        log = try folder.write("", to: "log")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Servers/\(name)")
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Isolated mode without site packages halves the start time.
        process.arguments = ["python3", "-IS", script.path, log.path] + arguments
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    deinit {
        stop()
    }

    /// Ends the server.
    func stop() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Returns the address of a path.
    func url(_ path: String) -> String { url(path, at: "127.0.0.1") }

    /// Returns the address of a path at one of the server's addresses.
    func url(_ path: String, at address: String) -> String { "http://\(address):\(port)/\(path)" }

    /// Adds a file of text, served as `file/NAME`.
    func add(_ text: String, named name: String) throws {
        try add(Array(text.utf8), named: name)
    }

    /// Adds a file, served as `file/NAME`.
    func add(_ bytes: [UInt8], named name: String) throws {
        try Data(bytes).write(to: folder.url.appendingPathComponent(name), options: .atomic)
    }

    /// Returns the requests so far, in order.
    func requests() throws -> [Request] { try lines().filter { $0.method != "CUT" } }

    /// Returns the requests that clients aborted, in the order of detection.
    func abortedRequests() throws -> [String] {
        try lines().filter { $0.method == "CUT" }.map(\.target)
    }

    private func lines() throws -> [Request] {
        let text = try String(contentsOf: log, encoding: .utf8)
        // The last line may be incomplete.
        let whole = text[..<(text.lastIndex(of: "\n") ?? text.startIndex)]
        return try whole.split(separator: "\n").map { line in
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            return Request(
                method: try #require(object["method"] as? String),
                target: try #require(object["target"] as? String),
                headers: try #require(object["headers"] as? [String: String]),
                active: try #require(object["active"] as? Int))
        }
    }

    /// Returns the number of requests for a path.
    func count(_ path: String) throws -> Int {
        try requests().count { $0.target == "/\(path)" }
    }
}
