import Foundation
import Testing

/// Faulty plugins of every kind.
@Suite final class ZooTests: TestsInFolder {
    private static let feed = """
        <rss version="2.0"><channel><title>T</title><link>http://a.example/</link>
        <item><title>One</title></item><item><title>Two</title></item></channel></rss>
        """

    /// Returns a configuration with low limits. Deadlines are short only for animals that run forever: on a busy
    /// machine they would pass before another limit is reached.
    private static func configuration(for animal: ZooAnimal) -> String {
        let seconds = animal.hangs ? "1.5" : "30"
        // Constructors have a short deadline for loading, in which the worker starts, too.
        let loading = animal.name.hasPrefix("constructor") && animal.hangs ? "5" : "30"
        return """
            load-deadline = \(loading)
            call-deadline = \(seconds)
            total-deadline = \(animal.name == "runs_on" ? "1.5" : "300")
            memory-limit = 100M
            output-limit = 5M
            """
    }

    private func environment(for animal: ZooAnimal) throws -> [String: String] {
        try folder.write(Self.configuration(for: animal), to: "feedhost/config")
        return ["XDG_CONFIG_HOME": folder.url.path]
    }

    @Test(arguments: ZooAnimal.all)
    func `Survives a faulty plugin, and reports its fault`(animal: ZooAnimal) throws {
        let library = try Zoo.library(of: animal)
        let output = try folder.write("old", to: "output")
        let outcome = try FeedHostProcess.run(
            animal.grants + ["-r", library, "-o", output.path, "-"], input: Data(Self.feed.utf8),
            environment: try environment(for: animal))
        #expect(!outcome.wasKilledBySignal)
        #expect(outcome.status == animal.status, "\(outcome.errors)")
        #expect(animal.words.isEmpty || outcome.errors.contains(animal.words), "\(outcome.errors)")
        let written = try String(contentsOf: output, encoding: .isoLatin1)
        #expect((written == "old") == (animal.status != 0))
        let last = outcome.errors.split(separator: "\n").last ?? ""
        #expect(animal.status == 0 || last.contains("; "), "no remedy is named: \(last)")
    }

    @Test(arguments: ZooAnimal.all.filter(\.isSameInProcess))
    func `Reports detectable faults of in-process plugins`(animal: ZooAnimal) throws {
        let library = try Zoo.library(of: animal)
        let outcome = try FeedHostProcess.run(
            animal.grants + ["--seat", "in-process", "-r", library, "-"],
            input: Data(Self.feed.utf8))
        #expect(outcome.status == animal.status, "\(outcome.errors)")
        let words = animal.wordsInProcess
        #expect(words.isEmpty || outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test(arguments: ZooAnimal.all)
    func `Validate finds the fault of each plugin`(animal: ZooAnimal) throws {
        let library = try Zoo.library(of: animal)
        let outcome = try FeedHostProcess.run(
            ["validate", "--json", "--seed", "1"] + animal.grants + [library],
            environment: try environment(for: animal))
        #expect(!outcome.wasKilledBySignal)
        #expect(outcome.status == (animal.rule == nil ? 0 : 65), "\(outcome.text)")
        let findings = try outcome.list("findings")
        let rules = Set(findings.compactMap { $0["rule"] as? String })
        // For this rule, and for no unexpected one.
        #expect(animal.rule.map(rules.contains) ?? true, "\(outcome.text)")
        #expect(
            rules.subtracting(animal.mayBreak) == Set([animal.rule].compactMap { $0 }),
            "\(outcome.text)")
        for finding in findings {
            for key in ["evidence", "remedy"] {
                #expect((finding[key] as? String)?.isEmpty == false)
            }
            #expect((finding["checks"] as? [String])?.isEmpty == false)
        }
    }

    @Test func `Denies constructor and display everything that is not permitted`()
        throws
    {
        let library = try Zoo.library(of: .named("tries_everything"))
        let outcome = try FeedHostProcess.run(
            ["-r", library, "-"], input: Data(Self.feed.utf8))
        for action in [
            "to open '/etc/passwd'", "to open '/root'", "to open '/tmp/feedhost-zoo'",
            "to use the network", "to start a process", "to run '/bin/true'",
        ] {
            #expect(outcome.errors.contains(action), "\(outcome.errors)")
        }
        #expect(outcome.text == "One\nTwo\n")
        #expect(!FileManager.default.fileExists(atPath: "/tmp/feedhost-zoo"))
    }
}
