import Foundation
import Testing

/// The scripted server of `Tests/Servers`, on 127.0.0.1, for as long as this object lives.
final class ScriptedServer {
    /// A request as the server's own log has it.
    struct Request {
        let method: String
        let target: String
        let headers: [String: String]
        /// How many requests were being answered when this one came, itself among them.
        let active: Int
    }

    let port: Int
    private let process = Process()
    private let input = Pipe()
    private let folder: TemporaryFolder
    private let log: URL

    /// Starts it.
    ///
    /// - Parameter addresses: where it listens, all on one port.
    init(addresses: [String] = ["127.0.0.1"]) throws {
        folder = try TemporaryFolder()
        log = try folder.write("", to: "log")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Servers/scripted_server.py")
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Without what an installation adds to Python, it starts in half the time.
        process.arguments = ["python3", "-IS", script.path, log.path] + addresses
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

    /// Ends the server; nobody answers there any more.
    func stop() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The address of something it serves.
    func url(_ path: String) -> String { url(path, at: "127.0.0.1") }

    /// The address of something it serves at one of its addresses.
    func url(_ path: String, at address: String) -> String { "http://\(address):\(port)/\(path)" }

    /// Puts a file where the server finds it, as `file/NAME`.
    func add(_ bytes: [UInt8], named name: String) throws {
        try Data(bytes).write(to: folder.url.appendingPathComponent(name), options: .atomic)
    }

    /// The requests so far, in order.
    func requests() throws -> [Request] { try lines().filter { $0.method != "CUT" } }

    /// The requests not taken to their end, in the order in which that was seen.
    func cutShort() throws -> [String] { try lines().filter { $0.method == "CUT" }.map(\.target) }

    private func lines() throws -> [Request] {
        let text = try String(contentsOf: log, encoding: .utf8)
        // The last line may be being written.
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

    /// How often something was asked for.
    func count(_ path: String) throws -> Int {
        try requests().count { $0.target == "/\(path)" }
    }
}
