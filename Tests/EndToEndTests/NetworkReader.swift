import Foundation
import Testing

/// A user with a cache and a scripted server.
struct NetworkReader {
    let server: ScriptedServer
    let home: TemporaryFolder

    init(serverAddresses: [String] = ["127.0.0.1"]) throws {
        server = try ScriptedServer(arguments: serverAddresses)
        home = try TemporaryFolder()
    }

    var environment: [String: String] {
        ["HOME": home.url.path, "XDG_CACHE_HOME": home.url.appendingPathComponent("cache").path]
    }

    /// Draws the feeds at paths of the server as a list.
    func draw(_ paths: String..., options: [String] = []) throws -> FeedHostProcess.Outcome {
        try run(options + paths.map(server.url))
    }

    /// Draws with these arguments.
    func run(_ arguments: [String], shell: String? = nil) throws -> FeedHostProcess.Outcome {
        try command(["-r", "text", "-O", "style=list"] + arguments, shell: shell)
    }

    /// Runs the program with these arguments.
    func command(
        _ arguments: [String], environment further: [String: String] = [:], shell: String? = nil
    ) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run(
            arguments, environment: environment.merging(further) { $1 }, shell: shell)
    }

    /// Returns the files of the cache.
    func cacheFiles() throws -> [URL] {
        let folder = home.url.appendingPathComponent("cache/feedhost")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
            folder.appendingPathComponent($0)
        }
    }

    /// Writes a list of feeds, and returns its path.
    func writeList(_ urls: [String]) throws -> String {
        let outlines = urls.map { "<outline type='rss' xmlUrl='\($0)'/>" }.joined()
        return try home.write(
            "<opml version='2.0'><body>\(outlines)</body></opml>", to: "list.opml"
        ).path
    }
}
