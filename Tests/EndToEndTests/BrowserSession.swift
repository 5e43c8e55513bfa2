import Foundation
import Glibc
import TestSupport
import Testing

/// Runs `feedhost browser` with a page of two files, until deinitialized.
final class BrowserSession {
    /// A response of the server.
    struct Response {
        let head: String
        let body: String

        var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }

        func field(_ name: String) -> String? {
            head.split(separator: "\r\n").first {
                $0.lowercased().hasPrefix(name.lowercased() + ": ")
            }.map { String($0.dropFirst(name.count + 2)) }
        }
    }

    /// A folder with the program, its libraries and the page, made once.
    private static let installed: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("feedhost-browser-\(getpid())")
        do {
            try fill(folder)
        } catch {
            preconditionFailure("\(error): run `make build` first")
        }
        atexit { BrowserSession.remove() }
        return folder
    }()

    private static func fill(_ folder: URL) throws {
        let files = FileManager.default
        let site = folder.appendingPathComponent("share/feedhost/browser")
        try files.createDirectory(
            at: site.appendingPathComponent("code"), withIntermediateDirectories: true)
        let built = FeedHostProcess.binary.resolvingSymlinksInPath()
        for name in [built.lastPathComponent, "libFeedHostNetwork.so", "libFeedHostServer.so"] {
            // By another process (`TemporaryFolder.write(program:to:)` says why).
            try Shell.require(
                "cp \"$1\" \"$2\"",
                [
                    built.deletingLastPathComponent().appendingPathComponent(name).path,
                    folder.path,
                ])
        }
        for (name, text) in [
            ("index.html", "<!doctype html><title>page</title>"), ("code/page.wasm", "wasm"),
            ("../secret.txt", "secret"), (".hidden", "secret"),
        ] {
            try Data(text.utf8).write(to: site.appendingPathComponent(name))
        }
        try files.createSymbolicLink(
            atPath: site.appendingPathComponent("leak.txt").path,
            withDestinationPath: "../secret.txt")
    }

    private static func remove() {
        try? FileManager.default.removeItem(at: installed)
    }

    /// The address of the page, with its token.
    let address: String
    let port: Int
    /// The path of the page: the token between slashes.
    let path: String
    private let process = Process()
    private let home: TemporaryFolder

    /// Starts the program, and waits for its first line.
    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        home = try TemporaryFolder()
        process.executableURL = Self.installed.appendingPathComponent("feedhost")
        process.arguments = ["browser"] + arguments
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": home.path]
            .merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .newlines)
        let url = try #require(URLComponents(string: address), "\(line)")
        port = try #require(url.port, "\(line)")
        path = url.path
    }

    deinit {
        if process.isRunning { end(by: SIGKILL) }
    }

    /// Sends a signal, and returns the program's exit status.
    @discardableResult
    func end(by signal: Int32) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Connects without sending anything.
    func connect() throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try #require(descriptor >= 0)
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        unsafe setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe Glibc.connect(
                    descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(status == 0, "\(errno)")
        return descriptor
    }

    /// Sends the bytes of `text`.
    func send(_ text: String, on descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = unsafe Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Receives the first part of a response, and leaves the connection open.
    func receiveSome(from descriptor: Int32) -> String {
        var part = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe recv(descriptor, &part, part.count, 0)
        return String(decoding: part[..<max(0, count)], as: UTF8.self)
    }

    /// Receives until the server closes the connection.
    func receive(from descriptor: Int32) -> Response {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe recv(descriptor, &part, part.count, 0)
            guard count > 0 else { break }
            bytes += part[..<count]
        }
        close(descriptor)
        let text = String(decoding: bytes, as: UTF8.self)
        let end = text.range(of: "\r\n\r\n")
        return Response(
            head: String(text[..<(end?.lowerBound ?? text.endIndex)]),
            body: String(text[(end?.upperBound ?? text.endIndex)...]))
    }

    /// Sends a request, and returns the response.
    ///
    /// - Parameters:
    ///   - target: the path, sent as it is.
    ///   - fields: further fields, or another `Host`.
    func request(
        _ target: String, method: String = "GET", fields: [String: String] = [:], body: String = ""
    ) throws -> Response {
        let descriptor = try connect()
        let all = ["Host": "127.0.0.1:\(port)", "Connection": "close"].merging(fields) { $1 }
        let lines = all.map { "\($0.key): \($0.value)\r\n" }.joined()
        send("\(method) \(target) HTTP/1.1\r\n\(lines)\r\n\(body)", on: descriptor)
        return receive(from: descriptor)
    }

    /// Requests a file of the page.
    func get(_ name: String, fields: [String: String] = [:]) throws -> Response {
        try request(path + name, fields: fields)
    }

    /// Returns what the page is told of its sources, and of what it can do.
    func sources() throws -> [String: Any] {
        let data = Data(try get("sources.json").body.utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    /// Returns the sources alone.
    func listed() throws -> [[String: Any]] {
        try #require(try sources()["sources"] as? [[String: Any]])
    }

    /// Requests the states of all items, which have a version.
    func states(known version: String? = nil) throws -> Response {
        try get("states", fields: version.map { ["If-None-Match": $0] } ?? [:])
    }

    /// Changes states, or something else, as the page does.
    func change(
        _ lines: String, of name: String = "states", fields: [String: String] = [:]
    ) throws -> Response {
        try request(
            path + name, method: "POST",
            fields: [
                "Origin": "http://127.0.0.1:\(port)", "Content-Length": "\(lines.utf8.count)",
            ].merging(fields) { $1 }, body: lines)
    }

    /// Requests a source or a picture.
    func fetch(_ url: String, fields: [String: String] = [:]) throws -> Response {
        let allowed = CharacterSet.alphanumerics
        let encoded = try #require(url.addingPercentEncoding(withAllowedCharacters: allowed))
        return try get("fetch?url=" + encoded, fields: fields)
    }
}
