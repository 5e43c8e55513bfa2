import Foundation
import Testing

/// Plugins that fail in the way of each language.
final class FailingLanguageTests: TestsInFolder {
    /// A language, its build commands, and the expected report.
    struct Language: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let tool: String
        /// Compiles the source to `part.o` or `part.a`.
        let compile: String
        /// Links it with `renderer.o` to `plugin.so`.
        let link: String
        /// The words for the failure.
        let loss: String
        /// The plugin's function that fails.
        let function: String
        /// What the language's runtime prints before.
        let output: [String]
    }

    static let languages = [
        Language(
            testDescription: "C", tool: "cc", compile: "cc -O1 -g -fPIC -c null.c -o $O/part.o",
            link: "cc -shared -o $O/plugin.so $O/renderer.o $O/part.o", loss: "crashed (SIGSEGV",
            function: "first_letter_of", output: []),
        Language(
            testDescription: "C++", tool: "c++",
            compile: "c++ -O1 -fPIC -fvisibility=hidden -c exception.cc -o $O/part.o",
            link: "c++ -shared -o $O/plugin.so $O/renderer.o $O/part.o",
            loss: "let an exception out (thrown", function: "shelf::Titles::width_of",
            output: ["what():  vector::_M_range_check"]),
        Language(
            testDescription: "C++ with its library", tool: "c++",
            compile: "c++ -O1 -fPIC -fvisibility=hidden -c exception.cc -o $O/part.o",
            link: "c++ -shared -static-libstdc++ -static-libgcc -o $O/plugin.so $O/renderer.o "
                + "$O/part.o", loss: "let an exception out (thrown",
            function: "shelf::Titles::width_of", output: ["what():  vector::_M_range_check"]),
        Language(
            testDescription: "Rust", tool: "rustc",
            compile: "rustc --edition 2021 -O --crate-type staticlib panic.rs -o $O/part.a",
            link:
                "cc -shared -Wl,--gc-sections -o $O/plugin.so $O/renderer.o $O/part.a -lpthread -ldl",
            loss: "aborted (SIGABRT", function: "panic::shelf::width_of",
            output: ["panicked at panic.rs:6:9", "index out of bounds"]),
        Language(
            testDescription: "Swift", tool: "swiftc",
            compile: "swiftc -O -parse-as-library -module-name fatal -static-stdlib -emit-object "
                + "fatal.swift -o $O/part.o",
            link: "swiftc -static-stdlib -emit-library -o $O/plugin.so $O/renderer.o $O/part.o",
            loss: "crashed (SIG", function: "fatal.Shelf.width(of: Swift.Int) -> Swift.Int",
            output: ["Fatal error: there is no title 1"]),
    ]

    private func build(_ language: Language) throws -> String {
        let package = ZooPlugin.package.path
        try Shell.require(
            """
            set -e; cd '\(package)/Tests/Fixtures/failing'; O='\(folder.url.path)'
            cc -O1 -fPIC -fvisibility=hidden -I '\(package)/Sources/FeedPluginAPI/include' \
                -c renderer.c -o $O/renderer.o
            \(language.compile)
            \(language.link)
            """)
        return folder.url.appendingPathComponent("plugin.so").path
    }

    @Test func `Reports a crash if the program was started with all signals blocked`() throws {
        let plugin = try build(Self.languages[0])
        let outcome = try FeedHostProcess.run(
            ["--seat", "in-process", "-r", plugin, "-"], input: Data(SampleDocuments.rss.utf8),
            shell: """
                exec python3 -c 'import os, signal, sys
                signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 32))
                os.execv(sys.argv[1], sys.argv[1:])' "$0" "$@"
                """)
        #expect(!outcome.wasKilledBySignal)
        #expect(outcome.status == 70, "\(outcome.errors)")
    }

    @Test(arguments: languages)
    func `Reports a failure in one line that names the author's function`(language: Language) throws
    {
        // Rust is not needed to build the project.
        guard language.tool != "rustc" || Shell.has("rustc") else { return }
        let plugin = try build(language)
        let feed = Data(
            SampleDocuments.feed("T", item: "One")
                .utf8)
        for seat in ["worker", "in-process"] {
            let output = try folder.write("old", to: "output")
            let outcome = try FeedHostProcess.run(
                ["--seat", seat, "-r", plugin, "-o", output.path, "-"], input: feed)
            #expect(!outcome.wasKilledBySignal)
            #expect(outcome.status == 70, "\(seat): \(outcome.errors)")
            let lines = outcome.errors.split(separator: "\n")
            let messages = lines.filter { $0.hasPrefix("feedhost: ") }
            #expect(messages.count == 1, "\(seat): \(outcome.errors)")
            let line = try #require(messages.last)
            #expect(line == lines.last)
            #expect(line.hasPrefix("feedhost: the renderer 'failing' "), "\(line)")
            if seat == "worker" {
                #expect(line.contains(language.loss), "\(line)")
                #expect(line.contains(" in \(language.function)"), "\(line)")
                #expect(line.contains(" while it drew the feed; "), "\(line)")
            }
            // A worker's output is part of the line; in-process plugins print at once.
            for words in language.output {
                #expect(
                    (seat == "worker" ? String(line) : outcome.errors).contains(words), "\(line)")
            }
            // The previous output file stays, and no temporary file is left.
            #expect(try String(contentsOf: output, encoding: .utf8) == "old")
            #expect(!(try folder.names().contains { $0.hasPrefix(".output") }))
        }
    }

    @Test(.enabled(if: Shell.has("rustc"), "there is no rustc here"))
    func `Shows what a panic says on a thread of a plugin in Rust`() throws {
        try folder.write(
            """
            mod feed_plugin;
            use feed_plugin::{Feed, Host, Options, Renderer, Result, plugin};

            plugin!(Panics, "id=panics", "name=Panics", "version=1.0", "views=feed");

            struct Panics;

            impl Renderer for Panics {
                fn new(_: Host, _: &Options) -> Result<Self> { Ok(Panics) }

                fn display(&mut self, _: &Feed) -> Result {
                    assert!(std::thread::spawn(|| panic!("on a thread")).join().is_err());
                    Ok(())
                }
            }
            """, to: "panics.rs")
        try Shell.require(
            """
            cd '\(folder.path)' && cp '\(ZooPlugin.package.path)/SDK/rust/feed_plugin.rs' . \
                && rustc --edition 2024 --crate-type cdylib -o plugin.so panics.rs
            """)
        let outcome = try FeedHostProcess.run(["-v", "-r", "\(folder.path)/plugin.so"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("on a thread"), "\(outcome.errors)")
    }

    @Test func `Prints all stack frames of a crash with -v`() throws {
        let plugin = try build(Self.languages[0])
        let outcome = try FeedHostProcess.run(["-v", "-r", plugin])
        #expect(
            outcome.errors.contains(
                /feedhost:   at first_letter_of \(plugin\.so\+0x[0-9a-f]+\)/),
            "\(outcome.errors)")
        #expect(outcome.errors.contains("feedhost:   at draw_titles (plugin.so"))
        #expect(outcome.errors.contains("feedhost:   at display (plugin.so"))
    }
}
