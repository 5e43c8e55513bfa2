import Foundation
import Testing

/// Messages about unusable plugins, in both places.
final class PluginMessageTests: TestsInFolder {
    private static let input = Data(SampleDocuments.rss.utf8)

    private static let refused = [
        "factory_fails", "note_lying", "note_other_abi", "note_other_minimum", "short_struct",
        "short_table", "factory_missing", "function_missing", "entry_returns_null", "abi_too_new",
        "note_unknown_need", "requires_unknown_extension", "writable_by_all",
    ]

    @Test(arguments: refused)
    func `Messages are the same in both places, and name the file`(name: String) throws {
        let library = try ZooPlugin.compile(.named(name), in: folder.url)
        let outcomes = try ["in-process", "worker"].map { seat in
            try FeedHostProcess.run(["--seat", seat, "-r", library, "-"], input: Self.input)
        }
        #expect(outcomes[0].errors == outcomes[1].errors)
        #expect(outcomes.map(\.status) == [69, 69])
        #expect(
            outcomes[0].errors.hasPrefix("feedhost: cannot use '\(library)' as a renderer: "),
            "\(outcomes[0].errors)")
    }

    @Test(arguments: ["in-process", "worker"])
    func `Messages name the help command that lists the options`(seat: String) throws {
        let library = try ZooPlugin.compile(.named("factory_fails"), in: folder.url)
        let failed = try FeedHostProcess.run(["--seat", seat, "-r", library])
        #expect(
            failed.errors.hasSuffix("see its options (feedhost --help --renderer \(library))\n"),
            "\(failed.errors)")
        let unknown = try FeedHostProcess.run(["--seat", seat, "-r", library, "-O", "x=y"])
        #expect(unknown.errors.contains("the renderer '\(library)' has no option 'x'"))
        let help = try FeedHostProcess.run(["--help", "--renderer", library])
        #expect(help.status == 0)
        #expect(help.text.hasPrefix("animal: Animal 1.0"))

    }

    /// Compiles a plugin that prints to standard error, then runs `then` in its display.
    private func talker(_ then: String) throws -> String {
        let words =
            #"for (int i = 0; i < 9000; i++) fprintf(stderr, "word %d\n", i); "# + then
        return try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "talker",
            by: "cc -std=c11 '-DZOO_DISPLAY=\(words)'",
            in: folder.url)
    }

    @Test func `Shows what a plugin printed, whether its call fails or not`() throws {
        for then in ["", #"return feed_fail(error, "bad");"#] {
            let library = try talker(then)
            let outcome = try FeedHostProcess.run(["-v", "-r", library, "-"], input: Self.input)
            #expect(
                outcome.errors.contains(
                    "said on its standard error: word 0 / word 1 / word 2 / … / word 8999"),
                "\(outcome.errors)")
        }
    }

    @Test func `Tells the last words on standard output where there are no others`() throws {
        let words = #"fputs("why it ends\n", stdout); __builtin_trap();"#
        let library = try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "traps",
            by: "cc -std=c11 '-DZOO_DISPLAY=\(words)'", in: folder.url)
        let outcome = try FeedHostProcess.run(["-r", library, "-"], input: Self.input)
        #expect(outcome.errors.contains("; it said 'why it ends'"), "\(outcome.errors)")
    }

    @Test func `Validation shows what a plugin printed`() throws {
        let library = try talker(#"return feed_fail(error, "bad");"#)
        let line = "\nit said on its standard error: word 0 / word 1 / word 2 / … / word 8999\n"
        #expect(try FeedHostProcess.run(["validate", "-v", library]).text.contains(line))
        #expect(try !FeedHostProcess.run(["validate", library]).text.contains(line))
    }

    @Test(arguments: ["in-process", "worker"], ["ZOO_CREATE", "ZOO_ENTRY"])
    func `A plugin's own advice replaces the host's when it can't be made`(
        seat: String, place: String
    ) throws {
        let words = #"return feed_fail(error, "there is no font; install one");"#
        let library = try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "behaved", by: "cc -std=c11 '-D\(place)=\(words)'",
            in: folder.url)
        let failed = try FeedHostProcess.run(["--seat", seat, "-r", library])
        #expect(failed.errors.hasSuffix(": there is no font; install one\n"), "\(failed.errors)")
    }

    @Test func `Messages explain plugins in shared and open folders`() throws {
        let library = try ZooPlugin.compile("Tests/Zoo/well_behaved.c", name: "x", in: folder.url)
        func setMode(_ mode: Int) throws {
            try FileManager.default.setAttributes(
                [.posixPermissions: mode], ofItemAtPath: folder.url.path)
        }
        // Like /tmp: writable by all, with the sticky bit.
        try setMode(0o1777)
        let shared = try FeedHostProcess.run(["-r", library])
        #expect(
            shared.errors.contains("it lies in '\(folder.url.path)', where everybody may put files")
        )
        #expect(!shared.errors.contains("chmod"))
        #expect(shared.errors.contains("copy the plugin to a folder of your own"))
        let report = try FeedHostProcess.run(["validate", library])
        #expect(report.text.contains("\nshared-folder: it lies in "))
        #expect(!report.text.contains("\nnote: "))

        try setMode(0o777)
        let open = try FeedHostProcess.run(["-r", library])
        #expect(open.errors.contains("others than its owner may write to its folder"))
        #expect(open.errors.contains("chmod go-w '\(folder.url.path)'"))
        try setMode(0o755)
        #expect(try FeedHostProcess.run(["-r", library, "-"], input: Self.input).status == 0)
    }
}
