import Foundation
import Testing

/// Notes of plugins: parsing and messages.
final class PluginNoteTests: TestsInFolder {
    /// Compiles a valid plugin with a note of these lines.
    private func plugin(
        _ lines: String, _ macro: String = "FEED_PLUGIN_NOTE(", before: String = ""
    ) throws -> String {
        let literals = lines.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "\"\($0)\\n\"" }.joined(separator: " ")
        try folder.write(
            """
            \(before)
            #define ZOO_OWN_NOTE
            #include "\(ZooPlugin.package.path)/Tests/Zoo/zoo.h"
            \(macro)\(literals));
            """, to: "plugin.c")
        // `compile` prepends the package's path, so this path climbs to / first.
        let up = String(
            repeating: "../", count: ZooPlugin.package.pathComponents.count)
        return try ZooPlugin.compile(
            up + folder.url.path.dropFirst() + "/plugin.c", name: "plugin", in: folder.url)
    }

    private static let needed = "id=animal\nname=Animal\nversion=1.0\nviews=feed"

    private func shown(_ arguments: [String], _ configuration: String = "") throws
        -> FeedHostProcess.Outcome
    {
        try folder.write(configuration, to: "feedhost/config")
        return try FeedHostProcess.run(
            ["renderers"] + arguments, environment: ["XDG_CONFIG_HOME": folder.url.path])
    }

    @Test func `Reads a note written in assembly`() throws {
        let page = try String(
            contentsOf: ZooPlugin.package.appendingPathComponent("docs/plugins/abi.md"),
            encoding: .utf8)
        let block = try #require(
            page.components(separatedBy: "```asm\n").dropFirst().first?
                .components(separatedBy: "```").first)
        let source = try folder.write(block, to: "note.s")
        let library = try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "by-hand",
            linking: "-DZOO_OWN_NOTE '\(source.path)'", in: folder.url)
        let report = try shown(["--json", library]).object()
        #expect(report["usable"] as? Bool == true)
        #expect(report["id"] as? String == "by-hand")
        #expect(report["name"] as? String == "By hand")
        #expect(
            report["options"] as? [[String: String]] == [
                [
                    "key": "width", "takes": "a whole number from 1 to 80", "default": "72",
                    "help": "cells in a line",
                ]
            ])
        let drawn = try FeedHostProcess.run(
            ["-r", library, "-"], input: Data(SampleDocuments.rss.utf8))
        #expect(drawn.status == 0, "\(drawn.errors)")
        #expect(try FeedHostProcess.run(["validate", library]).status == 0)
    }

    @Test func `Shows all keys of a note without running the plugin`() throws {
        let library = try plugin(
            Self.needed + """

                license=MIT
                summary=Draws
                needs=network terminal
                requires=feedhost.plain-text/1 abi/1
                images=image/png pixels
                media-type=text/plain
                extension=txt
                option=width|integer:1..|72|cells
                option=mood|choice:dark,light|dark|how it looks
                lisense=MIT
                """)
        let outcome = try shown([library])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = outcome.text.split(separator: "\n").map { line in
            line.trimmingCharacters(in: .whitespaces)
                .replacing(/[ ]{2,}/, with: ": ")
        }
        for line in [
            library, "verdict: usable", "id: animal", "name: Animal", "version: 1.0",
            "summary: Draws", "license: MIT", "abi: built for version 1, works from version 1 on",
            "requires: feedhost.plain-text/1", "requires: abi/1", "views: feed",
            "runs: in a worker", "images: image/png", "images: pixels", "output: text/plain",
            "extension: txt", "option: width: a whole number from 1 up; '72' unless given: cells",
            "option: mood: 'dark' or 'light'; 'dark' unless given: how it looks",
            "not used: line 14 of its note: there is no key 'lisense'; did you mean 'license'?",
        ] {
            #expect(lines.contains(line), "\(line) is not in \(outcome.text)")
        }
        let needs = lines.filter { $0.hasPrefix("needs: ") }
        #expect(needs.count == 2)
        #expect(needs[0].contains("terminal: not granted; --allow terminal grants it once, "))
        #expect(needs[1].contains("'allow = animal sha256:"))

        let report = try shown(["--json", library]).object()
        #expect(report["requires"] as? [String] == ["feedhost.plain-text/1", "abi/1"])
        #expect(report["images"] as? [String] == ["image/png", "pixels"])
        #expect(report["needs"] as? [String] == ["terminal", "network"])
        #expect(report["seat"] as? String == "worker")
        #expect(report["media_type"] as? String == "text/plain")
        let unused = try #require(report["not_used"] as? [[String: Any]])
        #expect(unused.map { $0["line"] as? Int } == [14])
    }

    @Test func `Shows how needs are granted`() throws {
        let library = try plugin(Self.needed + "\nneeds=terminal display network")
        func grants(_ configuration: String) throws -> [String] {
            try shown(["--json", library], configuration).list("grants").map { grant in
                let words = try #require(grant["by"] as? String)
                #expect((grant["granted"] as? Bool) == !words.hasPrefix("not granted"))
                return words
            }
        }
        let hint = try #require(try grants("").last)
        // The suggested line works.
        let line = try #require(hint.split(separator: "'").dropFirst().first)
        let granted = try grants("\(line)\nallow = * display\n")
        #expect(granted[0].hasPrefix("not granted; --allow terminal"))
        #expect(granted[1].hasPrefix("granted to every plugin in "))
        #expect(granted[2].hasPrefix("granted to this very file in "))
        #expect(
            try grants("seat = in-process\n").allSatisfy { $0.contains("feedhost's own process") })
        let now = try shown(["--allow", "display,network", library])
        #expect(now.text.contains(/needs +display: granted by this --allow display, once/))
        #expect(now.text.contains(/needs +terminal: not granted; --allow terminal grants it/))
        let nobody = try FeedHostProcess.run(["renderers", "--allow", "display"])
        #expect(nobody.status == 64)
        #expect(nobody.errors.contains("'renderers' needs a plugin, where --allow is given"))
        let list = try FeedHostProcess.run(["renderers", "--plugin-path", folder.url.path])
        #expect(
            list.text.contains(
                "needs terminal, display, network; granted with --allow terminal,display,network"))
    }

    @Test func `Shows the lines of a rejected note`() throws {
        let library = try plugin(Self.needed + "\nneeds=monney terminal")
        let outcome = try shown([library])
        #expect(outcome.status == 69)
        #expect(outcome.text.contains("a need that does not exist: 'monney' (line 5)"))
        #expect(outcome.text.contains("note:5   needs=monney terminal"), "\(outcome.text)")
        let report = try shown(["--json", library]).object()
        #expect(report["usable"] as? Bool == false)
        #expect((report["note"] as? [String])?[4] == "needs=monney terminal")
        #expect(try shown(["/nonexistent.so"]).status == 66)
        #expect(try shown(["no-such-id"]).status == 69)
        #expect(try shown(["text"]).text.contains("\n  id "))
    }

    @Test(arguments: [
        (
            "needs=termnal",
            "does not exist: 'termnal' (line 5); have its author correct it: write 'needs=terminal'"
        ),
        ("option=a|integer:1..0||", "'option=key|type|default|help'"),
        ("requires=plain-text", "write a name and a revision, such as 'requires=feedhost.plain-te"),
        ("images=png/", "write such as 'images=image/png image/jpeg', or 'images=pixels'"),
        (
            "version=1",
            "gives 'version' twice (line 5); have its author correct it: write 'version="
        ),
        ("abi=1", "gives 'abi' twice (line 7); have its author correct it: let FEED_PLUGIN_NOTE"),
        (
            "requires=feedhost.plain-text/2",
            "it needs the extension 'feedhost.plain-text/2', and this feedhost offers "
                + "'feedhost.event-loop/1', 'feedhost.terminal/1', 'feedhost.clipboard/1', "
                + "'feedhost.plain-text/1'"
        ),
        ("requires=abi/99", "it needs plugin ABI 99, and this feedhost understands 1"),
    ])
    func `Names the wrong line with its correction`(
        line: String, message: String
    ) throws {
        let library = try plugin(Self.needed + "\n" + line)
        for seat in ["worker", "in-process"] {
            let outcome = try FeedHostProcess.run(["--seat", seat, "-r", library])
            #expect(outcome.status == 69)
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
        }
        #expect(try FeedHostProcess.run(["validate", library]).text.contains(message))
    }

    @Test func `Says how the views of a note are separated`() throws {
        let library = try plugin(Self.needed.replacing("views=feed", with: "views=feed,image"))
        let outcome = try FeedHostProcess.run(["-r", library])
        #expect(outcome.status == 69)
        #expect(
            outcome.errors.contains("only 'feed,image' (line 4)")
                && outcome.errors.contains("such as 'views=feed error', separated by spaces, of"),
            "\(outcome.errors)")
    }

    @Test func `Accepts an older minimum ABI if entry and note agree`() throws {
        let minimum = "FEED_PLUGIN_NOTE_FOR(0, "
        let plugin = try plugin(Self.needed, minimum)
        let report = try shown(["--json", plugin]).object()
        #expect((report["abi"] as? [String: Int]) == ["current": 1, "minimum": 0])
        let refused = try FeedHostProcess.run(["-r", plugin])
        #expect(refused.errors.contains("the entry and the note tell different ABI versions"))
        let agreeing = try self.plugin(
            Self.needed, minimum,
            before: "#define ZOO_PLUGIN "
                + "{sizeof(feed_plugin), FEED_ABI_VERSION, 0, &factory, NULL}")
        let drawn = try FeedHostProcess.run(
            ["-r", agreeing, "-"], input: Data(SampleDocuments.rss.utf8))
        #expect(drawn.status == 0, "\(drawn.errors)")
    }
}
