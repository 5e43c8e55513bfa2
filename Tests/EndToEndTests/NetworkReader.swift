import Foundation
import Testing

/// Somebody who reads feeds from a scripted server, with a cache of their own.
struct NetworkReader {
    let server: ScriptedServer
    let home: TemporaryFolder

    init(serverAddresses: [String] = ["127.0.0.1"]) throws {
        server = try ScriptedServer(addresses: serverAddresses)
        home = try TemporaryFolder()
    }

    var environment: [String: String] {
        ["HOME": home.url.path, "XDG_CACHE_HOME": home.url.appendingPathComponent("cache").path]
    }

    /// Draws a list of the items at paths of the server.
    func draw(_ paths: String..., options: [String] = []) throws -> FeedHostProcess.Outcome {
        try run(options + paths.map(server.url))
    }

    /// Draws with these arguments.
    func run(_ arguments: [String], shell: String? = nil) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run(
            ["-r", "text", "-O", "style=list"] + arguments, environment: environment, shell: shell)
    }

    /// The files of the cache.
    func cacheFiles() throws -> [URL] {
        let folder = home.url.appendingPathComponent("cache/feedhost")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
            folder.appendingPathComponent($0)
        }
    }

    /// Writes a list of feeds, and answers where it is.
    func writeList(_ urls: [String]) throws -> String {
        let outlines = urls.map { "<outline type='rss' xmlUrl='\($0)'/>" }.joined()
        return try home.write(
            "<opml version='2.0'><body>\(outlines)</body></opml>", to: "list.opml"
        ).path
    }
}
