import Foundation
import Testing

/// Permissions of plugins: refused unless granted, and limited to those granted.
final class GrantTests: TestsInFolder {
    /// Compiles a plugin that needs something, tries everything, and draws the results.
    private func plugin(needing need: String) throws -> String {
        try ZooPlugin.compile(
            "Tests/Fixtures/plugins/reaching.c", name: "reaching",
            by: "cc -std=c11 '-DNEEDS=\"\(need)\"'", in: folder.url)
    }

    private func draw(
        _ arguments: [String], with resource: String
    ) throws -> (outcome: FeedHostProcess.Outcome, drawn: [String: String]) {
        try GrantedResource.draw(
            folder.url.appendingPathComponent("reaching.so").path, arguments, with: resource,
            in: folder)
    }

    @Test(arguments: ["terminal", "display", "network"])
    func `Rejects a plugin whose need is not granted`(need: String) throws {
        _ = try plugin(needing: need)
        let (outcome, drawn) = try draw([], with: need)
        #expect(outcome.status == 69, "\(outcome.errors)")
        #expect(outcome.errors.contains("needs what it has not been granted: \(need)"))
        #expect(outcome.errors.contains("--allow \(need)"))
        #expect(drawn.isEmpty)
    }

    @Test(arguments: ["terminal", "display", "network"])
    func `Permits only what is granted`(need: String) throws {
        _ = try plugin(needing: need)
        let (outcome, drawn) = try draw(["--allow", need, "--allow-private"], with: need)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(drawn[need] == "done", "\(drawn) \(outcome.errors)")
        #expect(drawn.count == (need == "network" ? 5 : 6))
        #expect(drawn.filter { $0.key != need && $0.value != "refused" } == [:])
        #expect(!FileManager.default.fileExists(atPath: "/tmp/feedhost-reaching"))
    }

    @Test func `Configuration grants needs to one plugin file`() throws {
        _ = try plugin(needing: "network")
        // A grant for another file with this identifier.
        try folder.write(
            "allow = reaching sha256:\(String(repeating: "0", count: 64)) network",
            to: "feedhost/config")
        let refused = try draw([], with: "network").outcome
        #expect(refused.status == 69, "\(refused.errors)")
        let line = try #require(
            refused.errors.firstMatch(of: /allow = reaching sha256:[0-9a-f]{64} network/))
        try folder.write(String(line.output), to: "feedhost/config")
        let (outcome, drawn) = try draw(["--allow-private"], with: "network")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(drawn["network"] == "done")
    }

    @Test func `Withholds what is granted, but not needed`() throws {
        _ = try plugin(needing: "")
        let (outcome, drawn) = try draw(["--allow", "network"], with: "network")
        #expect(outcome.status == 0)
        #expect(drawn["network"] == "refused")
        #expect(outcome.errors.contains("tried to use the network"), "\(outcome.errors)")
    }

    @Test func `Validate rejects a plugin whose need is not granted`() throws {
        let library = try plugin(needing: "network")
        let refused = try FeedHostProcess.run(["validate", library])
        #expect(refused.status == 69)
        #expect(refused.errors.contains("--allow network"))
        let allowed = try FeedHostProcess.run(["validate", "--allow", "network", library])
        // The plugin tries more than it needs.
        #expect(allowed.status == 65, "\(allowed.text)")
        #expect(allowed.text.contains("\nconfinement: "))
    }
}
