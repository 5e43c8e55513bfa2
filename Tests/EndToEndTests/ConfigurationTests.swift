import Foundation
import Testing

/// Effects of configuration settings on drawing and on `feedhost config`.
@Suite struct ConfigurationTests {
    private let folder: TemporaryFolder
    private let feed: String

    init() throws {
        folder = try TemporaryFolder()
        feed = try folder.write(SampleDocuments.rss, to: "a.xml").path
    }

    private var path: String { folder.url.path + "/config/feedhost/config" }

    private func run(
        _ configuration: String, _ arguments: String..., environment: [String: String] = [:]
    ) throws -> FeedHostProcess.Outcome {
        try FileManager.default.createDirectory(
            atPath: folder.url.path + "/config/feedhost", withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try Data(configuration.utf8).write(to: URL(fileURLWithPath: path))
        return try FeedHostProcess.run(
            arguments,
            environment: ["XDG_CONFIG_HOME": folder.url.path + "/config"].merging(environment) {
                $1
            })
    }

    @Test func `Applies options of the configuration, unless the command line overrides them`()
        throws
    {
        let configuration = "limit = 1\noption = text style list\noption = json layout compact\n"
        let list = try run(configuration, feed)
        #expect(list.status == 0)
        #expect(list.text.split(separator: "\n").count == 1)
        let all = try run(configuration, feed, "-n", "5", "-O", "style=summary")
        #expect(all.text.contains("Fog"))
        #expect(try run(configuration, feed, "-r", "json").text.split(separator: "\n").count == 1)
        #expect(try run(configuration, feed, "--no-config").output == run("", feed).output)
        #expect(try run("renderer = json\n", feed).output == run("", feed).output)
        #expect(try run("output = \(folder.url.path)/out\n", feed).text.isEmpty)
        #expect(try folder.names().contains("out"))
    }

    @Test func `Reports errors with their lines`() throws {
        for (line, words) in [
            ("limit = x", "line 2: 'x' is no value for 'limit'; give a number from 0 up"),
            ("limits = 1", "line 2: there is no key 'limits'; did you mean 'limit'?"),
            ("option = text styl full", "line 2: the renderer 'text' has no option 'styl'"),
            ("option = text style x", "line 2: the option 'style' of 'text' takes"),
        ] {
            let outcome = try run("# mine\n\(line)\n", feed)
            #expect(outcome.status == 64)
            #expect(outcome.text.isEmpty)
            #expect(outcome.errors.contains("'\(path)', \(words)"), "\(outcome.errors)")
        }
        // Commands that draw nothing ignore the error.
        #expect(try run("limit = x\n", "--version").status == 0)
        #expect(try run("limit = x\n", "list").status == 0)
    }

    @Test func `Names the line of a missing plugin folder`() throws {
        let outcome = try run("# mine\nplugin-path = ~/pl\nplugin-path = /no/such\n", feed)
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.contains(
                "there is no folder '~/pl', which line 2 of '\(path)' names; write it whole, as "
                    + "'~' stands for itself there\n"), "\(outcome.errors)")
        #expect(
            outcome.errors.contains(
                "there is no folder '/no/such', which line 3 of '\(path)' names\n"))
        let given = try run("plugin-path = ~/pl\n", feed, "--plugin-path", "/no/such")
        #expect(
            given.errors.hasSuffix("there is no folder '/no/such', which --plugin-path names\n"))
    }

    @Test func `Names the line of a missing renderer`() throws {
        let shown = try run(
            "key = termnal next j\noption = text style full\noption = tetx style full\n", "config")
        #expect(shown.status == 0)
        #expect(
            shown.text.contains(
                "line 1; there is no renderer 'termnal'; did you mean 'terminal'?\n"))
        #expect(
            shown.text.contains("line 3; there is no renderer 'tetx'; did you mean 'text'?\n"))
        #expect(shown.text.contains("line 2\n"))
    }

    @Test(arguments: ["seat = worker # for now", "limit = 3 # for now"])
    func `Explains that comments take lines of their own`(line: String) throws {
        let outcome = try run(line + "\n", feed)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("; a comment takes a line of its own"))
    }

    @Test func `Config lists settings with their origin`() throws {
        let outcome = try run(
            "limit = 3\nlimit = 4\n# x\noption = text style full\nmatch = a\nmatch = b\nseat = worker\n",
            "config", "--jobs", "2", "--unread", environment: ["NO_COLOR": "1"])
        #expect(outcome.status == 0)
        let lines = outcome.text.split(separator: "\n").map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        #expect(lines.first == "configuration: '\(path)'")
        for line in [
            "limit = 4 line 2", "option = text style full line 4", "match = a line 5",
            "match = b line 6", "seat = worker line 7", "jobs = 2 the command line",
            "unread = true the command line", "renderer = text the default",
            "color = auto NO_COLOR is set", "memory-limit = 2G the default",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        #expect(!lines.contains { $0.hasPrefix("limit = 3") })
        #expect(lines.last?.hasPrefix("not set: ") == true)
        #expect(lines.last?.contains("since") == true)
        #expect(try run("limit = 3\n", "config", "--no-config").text.contains("limit = 3") == false)
        #expect(try run("limit = x\n", "config").status == 64)
    }

    @Test func `Blames keys of the command line there, not the configuration`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: folder.url.path + "/feedhost", withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let file = try folder.write("key = terminal next v\n", to: "feedhost/config")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: file.path)
        let outcome = try FeedHostProcess.run(
            ["-r", "terminal", "-O", "keys=next"], input: Data("<rss/>".utf8),
            environment: ["XDG_CONFIG_HOME": folder.url.path])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("'next' needs a key"))
        #expect(!outcome.errors.contains("configuration"))
    }
}
