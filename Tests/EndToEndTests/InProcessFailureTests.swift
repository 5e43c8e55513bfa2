import Foundation
import Testing

/// Failures of in-process plugins.
final class InProcessFailureTests: TestsInFolder {
    private static let feed = Data(SampleDocuments.rss.utf8)

    private func run(_ failure: String, _ options: [String] = []) throws -> FeedHostProcess.Outcome
    {
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/ends.c", name: "ends",
            by: "cc -std=c11 -D_GNU_SOURCE -DDEED=\(failure)", in: folder.url)
        return try FeedHostProcess.run(
            ["--seat", "in-process", "-r", library, "-"] + options, input: Self.feed)
    }

    @Test(arguments: [
        ("in_thread", "crashed (SIGSEGV)"),
        // Its own exit handler crashes.
        ("at_exit", "crashed (SIGSEGV)"),
        ("nowhere", "crashed (SIGSEGV)"),
        // Ends without running exit handlers.
        ("at_once", "ended the process (exit 0)"),
        ("at_once_by_standard", "ended the process (exit 5)"),
        ("quickly", "ended the process (exit 6)"),
        ("at_once_in_thread", "ended the process (exit 7)"),
    ])
    func `Reports a failure of an in-process plugin with status 70`(failure: String, words: String)
        throws
    {
        let outcome = try run(failure)
        #expect(outcome.status == 70 && !outcome.wasKilledBySignal, "\(outcome.errors)")
        #expect(outcome.errors.contains("the renderer 'animal' \(words)"), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }

    @Test(arguments: [
        ("in_a_child", "child 11\n"), ("in_children", "child 8\nchild 9\nchild 10\n"),
    ])
    func `Leaves the ends of child processes, also at once, to the system`(
        deed: String, text: String
    ) throws {
        let outcome = try run(deed)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains(text), "\(outcome.text)")
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    }

    @Test func `Doesn't blame the renderer for a signal from another process`() throws {
        let library = try ZooPlugin.compile(
            "Tests/Zoo/display_hangs.c", name: "hangs", in: folder.url)
        let outcome = try FeedHostProcess.run(
            [library],
            shell: """
                # The signal may be blocked in the parent.
                python3 -c 'import os, signal, sys
                signal.pthread_sigmask(signal.SIG_SETMASK, [])
                os.execv(sys.argv[1], sys.argv[1:])' \
                    "$0" --seat in-process -r "$1" < /dev/null & child=$!
                until grep -q nanosleep /proc/$child/wchan /proc/$child/stack 2> /dev/null \\
                    || grep -q '^State:.*sleeping' /proc/$child/status; do
                    [ -e /proc/$child ] || break; sleep 0.05
                done
                sleep 0.5; kill -ABRT $child; wait $child
                """)
        #expect(outcome.status == 128 + SIGABRT, "\(outcome.errors)")
        #expect(!outcome.errors.contains("the renderer"), "\(outcome.errors)")
    }

    @Test func `Leaves crashes to the system with --debug-plugin`() throws {
        let outcome = try run("in_thread", ["--debug-plugin"])
        #expect(outcome.wasKilledBySignal && outcome.status == SIGSEGV, "\(outcome.errors)")
        #expect(!outcome.errors.contains("the renderer"), "\(outcome.errors)")
    }
}
