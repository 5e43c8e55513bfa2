import Foundation
import Testing

/// Reports of `feedhost validate` on valid plugins and on other files.
final class ValidateTests: TestsInFolder {
    private static let plugins = FeedHostProcess.binary.deletingLastPathComponent()

    @Test(arguments: [
        "TextRenderer", "HTMLRenderer", "JSONRenderer", "ProgressRenderer", "TerminalRenderer",
    ])
    func `Accepts the shipped plugins`(product: String) throws {
        let library = Self.plugins.appendingPathComponent("lib\(product).so").path
        let outcome = try FeedHostProcess.run(["validate", "--allow", "terminal", library])
        #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
        #expect(outcome.text.hasSuffix("keeps the contract.\n"))
        #expect(!outcome.text.contains("not made"), "\(outcome.text)")
    }

    @Test func `JSON report names rule, evidence and remedy`() throws {
        let library = try ZooPlugin.compile(.named("display_crashes"), in: folder.url)
        let outcome = try FeedHostProcess.run(["validate", "--json", "--seed", "7", library])
        #expect(outcome.status == 65)
        let report = try outcome.object()
        #expect(report["valid"] as? Bool == false)
        #expect(report["seed"] as? Int == 7)
        #expect(report["id"] as? String == "animal")
        let findings = try #require(report["findings"] as? [[String: Any]])
        let finding = try #require(findings.first)
        #expect(finding["rule"] as? String == "survival")
        #expect(
            (finding["evidence"] as? String)?.contains("crashed (SIGSEGV in display)") == true)
        #expect((finding["remedy"] as? String)?.isEmpty == false)
        #expect((finding["checks"] as? [String])?.first == "an empty feed")
        let trace = try #require(finding["trace"] as? [String])
        #expect(trace.count > 4 && trace[0].hasPrefix("display (display_crashes.so+0x"))

        let text = try FeedHostProcess.run(["validate", library]).text
        #expect(text.contains("\n  seen with: an empty feed"), "\(text)")
        #expect(text.contains("\n    at display (display_crashes.so+0x"))
        #expect(text.contains(/\n    … [0-9]+ more with --verbose\n/))
        let all = try FeedHostProcess.run(["validate", "-v", library]).text
        #expect(all.contains(trace[trace.count - 1].prefix { $0 != "+" }), "\(all)")
        #expect(!all.contains("with --verbose"))
    }

    @Test func `Reports a fault once, at its function, and why a check was not made`() throws {
        func report(on name: String, _ choice: [String] = []) throws -> String {
            let library = try ZooPlugin.compile(.named(name), in: folder.url)
            return try FeedHostProcess.run(["validate", library] + choice).text
        }
        // Three feeds have thrice as much.
        let printing = try report(on: "prints_past_the_host")
        #expect(printing.components(separatedBy: "\ndescriptors: ").count == 2, "\(printing)")
        let exit = try report(on: "display_exits", ["--only", "feeds"])
        #expect(exit.contains("\n    at display (display_exits.so+0x"), "\(exit)")
        let hanging = try report(on: "constructor_hangs")
        #expect(hanging.contains("views: not made, it does not return in time\n"), "\(hanging)")
    }

    @Test func `Keeps failing inputs without overwriting files`() throws {
        let library = try ZooPlugin.compile(.named("invalid_text"), in: folder.url)
        let kept = folder.url.appendingPathComponent("kept").path
        let good = Self.plugins.appendingPathComponent("libProgressRenderer.so").path
        #expect(try FeedHostProcess.run(["validate", "--keep", kept, good]).status == 0)
        #expect(!FileManager.default.fileExists(atPath: kept))

        let first = try FeedHostProcess.run(["validate", "--json", "--keep", kept, library])
        #expect(first.status == 65, "\(first.errors)")
        let files = try first.list("findings").flatMap { try #require($0["kept"] as? [String]) }
        #expect(files.contains("\(kept)/animal-awkward-text.json"), "\(files)")
        let names = try FileManager.default.contentsOfDirectory(atPath: kept)
        #expect(Set(names.map { "\(kept)/\($0)" }) == Set(files))
        for file in files where file.hasSuffix(".json") {
            let drawn = try FeedHostProcess.run(["-r", "json", file])
            #expect(drawn.status == 0, "\(drawn.errors)")
            let title = file.contains("empty") ? "Empty" : "A feed"
            #expect(drawn.text.contains("\"title\": \"\(title)\""), "\(drawn.text.prefix(200))")
        }
        let awkward = try FeedHostProcess.run(["-r", "json", "\(kept)/animal-awkward-text.json"])
        #expect(awkward.text.contains("👩‍👩‍👧‍👦🏳️‍🌈👍🏽"))

        _ = try FeedHostProcess.run([], shell: "for f in '\(kept)'/*; do echo mine > \"$f\"; done")
        let again = try FeedHostProcess.run(["validate", "--keep", kept, library])
        #expect(again.text.contains("  kept: \(kept)/animal-"), "\(again.text)")
        #expect(again.text.contains("\(kept)/animal-awkward-text-2.json"), "\(again.text)")
        for name in names {
            #expect(try String(contentsOfFile: "\(kept)/\(name)", encoding: .utf8) == "mine\n")
        }
        let all = try FileManager.default.contentsOfDirectory(atPath: kept)
        #expect(all.count == 2 * names.count, "\(all)")
    }

    @Test func `Reports an unusable --keep folder after the report`() throws {
        let library = try ZooPlugin.compile(.named("display_crashes"), in: folder.url)
        let file = try folder.write("", to: "file").path
        let outcome = try FeedHostProcess.run(["validate", "--keep", file, library])
        #expect(outcome.status == 73)
        #expect(outcome.text.contains("does not keep the contract"))
        #expect(
            outcome.errors.hasPrefix("feedhost: cannot create '\(file)': "), "\(outcome.errors)")
    }

    @Test func `Repeats random calls with their seed, and records it`() throws {
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/forgetful.c", name: "forgetful", in: folder.url)
        let first = try FeedHostProcess.run(["validate", "--seed", "1", library])
        #expect(first.status == 65, "\(first.text)")
        let calls = try #require(
            first.text.firstMatch(of: /; after (.*) \(--seed ([0-9]+)\)/), "\(first.text)")
        let again = try FeedHostProcess.run(["validate", "--seed", String(calls.2), library])
        #expect(again.text.contains("; after \(calls.1) (--seed \(calls.2))"), "\(again.text)")
        let kept = folder.url.appendingPathComponent("kept").path
        _ = try FeedHostProcess.run(
            ["validate", "--seed", String(calls.2), "--keep", kept, library])
        let words = try String(
            contentsOfFile: "\(kept)/forgetful-random-calls.txt", encoding: .utf8)
        #expect(words.hasPrefix("feedhost validate --seed \(calls.2) '\(library)'\n\n"), "\(words)")
        #expect(words.hasSuffix("\n\(calls.1.split(separator: ", ").joined(separator: "\n"))\n"))
    }

    @Test func `Accepts binary output if the media type is not text`() throws {
        func rules(_ mediaType: String) throws -> String {
            let library = try ZooPlugin.compile(
                "Tests/Fixtures/plugins/picture.c", name: "picture",
                by: "cc -std=c11 -D'MEDIA_TYPE=\"\(mediaType)\"'", in: folder.url)
            return try FeedHostProcess.run(["validate", library]).text
        }
        #expect(try rules("image/png").hasSuffix("keeps the contract.\n"))
        for type in [
            "text/plain", "application/json", "application/atom+xml", "x/y; charset=utf-8",
        ] {
            let parts = try rules(type).components(separatedBy: "\ntext: ")
            #expect(parts.count == 2, "\(parts)")
            #expect(parts[1].hasPrefix("its output is not UTF-8\n  seen with: an empty feed; "))
        }
    }

    @Test func `Provides a terminal to renderers that need one`() throws {
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/screen.c", name: "screen", by: "cc -std=c11 -D_GNU_SOURCE",
            in: folder.url)
        let outcome = try FeedHostProcess.run(["validate", "--allow", "terminal", library])
        #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
        #expect(outcome.text.contains("ok    its main loop, left when it is to be"))
        // The plugin draws on a private terminal, not on the user's.
        #expect(!outcome.text.contains("\u{1B}"))
    }

    @Test
    func `Names the call that left signals blocked, and no other`()
        throws
    {
        let outcome = try FeedHostProcess.run([
            "validate", try Zoo.library(of: .named("blocks_signals_in_finish")),
        ])
        #expect(
            outcome.text.contains("signals blocked (in feed_renderer.finish)\n"), "\(outcome.text)")
        #expect(!outcome.text.contains("(in feed_renderer.destroy)"), "\(outcome.text)")
    }

    @Test func `Reports links that the feed does not show`() throws {
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/linking.c", name: "linking", in: folder.url)
        let outcome = try FeedHostProcess.run(["validate", "--allow", "display", library])
        #expect(outcome.status == 65, "\(outcome.text)")
        #expect(
            outcome.text.contains(
                "\ndelegate: it wants to open 'https://elsewhere.example/', which the feed does not show\n"
            ), "\(outcome.text)")
        // Links of the feed may be opened.
        #expect(!outcome.text.contains("feed.example"), "\(outcome.text)")
    }

    /// Files that are not plugins: the command that makes each, and the expected message.
    private static let files: [(make: String, words: String)] = [
        ("true", "no such file"),
        (": > plugin", "not a shared library"),
        ("mkdir plugin", "not a regular file"),
        ("mkfifo plugin", "not a regular file"),
        (
            "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"plugin\")'",
            "not a regular file"
        ),
        ("ln -s /dev/zero plugin", "not a regular file"),
        ("ln -s plugin plugin", "levels of symbolic links"),
        ("echo 'just words' > plugin", "not ELF"),
        ("head -c 100000 /dev/urandom > plugin", "not ELF"),
        ("truncate -s 4T plugin", "not ELF"),
        ("head -c 64 \"$1\" > plugin", "cut short"),
        ("head -c 300000 \"$1\" > plugin", "cut short"),
        ("head -c 3000 \"$1\" > plugin", "cut short"),
        ("head -c 20000 \"$1\" > plugin", "cut short"),
        ("head -c 4096 \"$1\" > plugin && truncate -s 4T plugin", ""),
        ("cp \"$1\" plugin && printf '\\001' | dd of=plugin bs=1 seek=4 conv=notrunc", "32 bits"),
        (
            "cp \"$1\" plugin && printf '\\002' | dd of=plugin bs=1 seek=16 conv=notrunc",
            "not a shared"
        ),
        ("head -c 512 \"$1\" > plugin && head -c 400000 /dev/urandom >> plugin", ""),
        ("cp \"$1\" plugin && chmod 666 plugin", "others than its owner may write"),
        ("cp \"$1\" plugin && chmod 666 plugin", "say 'umask 022' before"),
    ]

    @Test(arguments: files.indices)
    func `Rejects files that are not plugins, without hanging or crashing`(index: Int) throws {
        let (make, words) = Self.files[index]
        let shipped = Self.plugins.appendingPathComponent("libTextRenderer.so").path
        let script = """
            cd '\(folder.url.path)' && { \(make); } > /dev/null 2>&1
            ulimit -v 4000000
            exec timeout 60 "$0" validate ./plugin
            """
        let outcome = try FeedHostProcess.run([shipped], shell: script)
        #expect(!outcome.wasKilledBySignal, "\(make)")
        let exists = FileManager.default.fileExists(
            atPath: folder.url.appendingPathComponent("plugin").path)
        #expect(
            outcome.status == (exists ? 65 : 66), "\(make): \(outcome.text)\(outcome.errors)")
        let report = exists ? outcome.text : outcome.errors
        #expect(words.isEmpty || report.contains(words), "\(make): \(report)")
        #expect(!exists || report.contains("does not keep the contract"), "\(make): \(report)")
    }

    @Test func `Writes an error as JSON`() throws {
        let outcome = try FeedHostProcess.run(["validate", "--json", "nofile.so"])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("cannot read 'nofile.so'"))
        let report = try outcome.object()
        #expect(report["path"] as? String == "nofile.so")
        #expect(report["valid"] as? Bool == false)
        let error = try #require(report["error"] as? [String: String])
        #expect(error["message"]?.hasPrefix("cannot read 'nofile.so'") == true)
        #expect(error["remedy"] != nil)
    }

    @Test func `Makes one check, also in this process`() throws {
        func library(_ name: String) throws -> String {
            try Zoo.library(of: .named(name))
        }
        let good = try library("well_behaved")
        for choice in [[], ["--in-process"]] {
            let report = try FeedHostProcess.run(["validate", "--only", "feeds", good] + choice)
            #expect(report.status == 0, "\(report.text)\(report.errors)")
            #expect(report.text.contains("ok    100,000 items"), "\(report.text)")
            #expect(!report.text.contains("random"), "\(report.text)")
            #expect(report.text.hasSuffix(" passes 'feeds'.\n"), "\(report.text)")
        }
        // Only what was checked is claimed.
        let refused = try FeedHostProcess.run(["validate", "--only=leaks", "--in-process", good])
        #expect(refused.status == 64 && refused.text.isEmpty, "\(refused.text)")
        #expect(refused.errors.contains("with --in-process, not 'leaks'"), "\(refused.errors)")
        for check in ["main-loop", "reader"] {
            let skipped = try FeedHostProcess.run(["validate", "--only", check, good])
            #expect(skipped.status == 64)
            #expect(skipped.text.contains("\(check): not made, it has none\n"), "\(skipped.text)")
            #expect(skipped.text.hasSuffix(" was not tested.\n"), "\(skipped.text)")
        }
        let unmade = try library("factory_fails")
        #expect(try FeedHostProcess.run(["validate", "--only", "reader", unmade]).status == 65)
        let bad = try library("display_crashes")
        #expect(try FeedHostProcess.run(["validate", "--only", "feeds", bad]).status == 65)
        // As a debugger wants it.
        let crash = try FeedHostProcess.run(["validate", "--only", "feeds", "--in-process", bad])
        #expect(crash.status != 65 && crash.text.isEmpty, "\(crash.text)")
        let exit = try FeedHostProcess.run(
            ["validate", "--only", "feeds", "--in-process", try library("display_exits_at_once")])
        #expect(exit.status == 65 && exit.errors.contains("ended the process (exit 0)"), "\(exit)")
        #expect(try FeedHostProcess.run(["validate", "--in-process", good]).status == 64)
        let unknown = try FeedHostProcess.run(["validate", "--only", "feed", good])
        #expect(unknown.status == 64)
        #expect(unknown.errors.contains("'feeds'"), "\(unknown.errors)")
    }
}
