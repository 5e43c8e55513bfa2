import Foundation
import Testing

/// A user with a list of feeds on a scripted server.
struct Subscriber {
    let server: ScriptedServer
    let home: TemporaryFolder

    init(serverAddresses: [String] = ["127.0.0.1"]) throws {
        server = try ScriptedServer(arguments: serverAddresses)
        home = try TemporaryFolder()
    }

    var environment: [String: String] {
        var environment: [String: String] = [:]
        for name in ["config", "data", "state", "cache"] {
            environment["XDG_\(name.uppercased())_HOME"] = path(name)
        }
        return environment
    }

    private func path(_ name: String) -> String { home.url.appendingPathComponent(name).path }

    /// Replaces the list of feeds.
    func subscribe(to urls: [String]) throws {
        let outlines = urls.map { "<outline type='rss' xmlUrl='\($0)'/>\n" }.joined()
        try home.write(
            "<opml version='2.0'><body>\n\(outlines)</body></opml>\n",
            to: "config/feedhost/feeds.opml")
    }

    /// Replaces the configuration.
    func configure(_ lines: String) throws {
        try home.write(lines + "\n", to: "config/feedhost/config")
    }

    func run(
        _ arguments: [String], environment further: [String: String] = [:]
    ) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run(arguments, environment: environment.merging(further) { $1 })
    }

    /// Draws the list, and returns the titles of the items.
    func titles(_ options: String...) throws -> [String] {
        try run(options + ["-r", "json"]).list("items").map { $0["title"] as? String ?? "" }
    }

    /// Opens the reader in a terminal.
    func openReader(
        options: String = "", variables: String = "", opensAll: Bool = true
    ) throws -> TerminalSession {
        let folders = environment.map { "\($0.key)='\($0.value)'" }.joined(separator: " ")
        let session = try TerminalSession(
            in: home, variables: "LC_ALL=C.UTF-8 \(folders) \(variables)")
        try read(in: session, options: options, opensAll: opensAll)
        return session
    }

    /// Opens the reader in an existing terminal, and the list of all items if there are several feeds.
    ///
    /// - Parameter opensAll: false to stay in the list of feeds, as a key would dismiss a message.
    func read(
        in session: TerminalSession, options: String = "", opensAll: Bool = true
    ) throws {
        try session.type("clear; $FEEDHOST --allow terminal -r terminal \(options); echo status=$?")
        guard opensAll else { return }
        let first = try session.screen {
            ($0.contains(" item") || $0.contains("status=")) && !$0.contains("$FEEDHOST")
        }
        let lines = first?.split(separator: "\n") ?? []
        if lines.contains(where: { $0.hasPrefix(" All ") }) { try session.press("Enter") }
    }
}
