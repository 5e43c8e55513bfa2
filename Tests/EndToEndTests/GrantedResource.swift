import Foundation

/// A terminal, a display or a network that a plugin may be granted.
enum GrantedResource {
    private static let script = ZooPlugin.package.appendingPathComponent(
        "Tests/Servers/granted_resource.py"
    ).path

    /// Draws beside a resource with a plugin that tries to use it, and returns what it draws: how
    /// each attempt ends.
    static func draw(
        _ library: String, _ arguments: [String], with resource: String,
        in folder: TemporaryFolder
    ) throws -> (outcome: FeedHostProcess.Outcome, drawn: [String: String]) {
        let output = folder.url.appendingPathComponent("drawn")
        let feed = try folder.write(SampleDocuments.rss, to: "feed.xml")
        let outcome = try FeedHostProcess.run(
            [
                resource, "-r", library, "-o", output.path, "-O",
                "port=" + (resource == "network" ? "PORT" : "9"),
            ] + arguments + [feed.path],
            environment: ["XDG_CONFIG_HOME": folder.url.path],
            shell: "kind=$1; shift; exec python3 '\(script)' \"$kind\" \"$0\" \"$@\"")
        let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        var drawn: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            drawn[words[0]] = words[1]
        }
        return (outcome, drawn)
    }
}
