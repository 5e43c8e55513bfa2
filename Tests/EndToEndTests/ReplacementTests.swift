import Foundation
import Testing

/// Plugins that are replaced or removed while feedhost watches.
struct ReplacementTests {
    /// Waits until a file contains a text, for a minute at most.
    static let waiting = """
        until_holds() { for i in $(seq 600); do grep -q "$2" "$1" 2>/dev/null && return 0; sleep 0.1; done; return 1; }
        """

    @Test func `Switches to a replaced plugin that draws, or keeps the previous one`() throws {
        let folder = try TemporaryFolder()
        let feed = try folder.write(
            "<rss version=\"2.0\"><channel><title>T</title><item><title>One</title></item></channel></rss>",
            to: "feed.xml")
        for name in ["well_behaved", "display_crashes", "constructor_reads_environment"] {
            let animal = try #require(ZooAnimal.all.first { $0.name == name })
            _ = try ZooPlugin.compile(animal, in: folder)
        }
        let script = """
            \(Self.waiting)
            cd '\(folder.url.path)' && cp well_behaved.so plugin.so
            "$0" --watch -r ./plugin.so -o output '\(feed.path)' 2> log & watcher=$!
            trap 'kill $watcher' EXIT
            until_holds output One || exit 1
            cat display_crashes.so > plugin.so
            until_holds log 'crashed (SIGSEGV in display)' || exit 2
            until_holds log 'the renderer that drew before stays' || exit 3
            sed -i s/One/Two/ feed.xml
            until_holds output Two || exit 4
            cp constructor_reads_environment.so new && mv new plugin.so
            until_holds output '0 variables' || exit 5
            """
        let outcome = try FeedHostProcess.run([], shell: script)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func `Keeps the previous plugin if its file becomes invalid`() throws {
        let folder = try TemporaryFolder()
        let feed = try folder.write(
            "<rss version=\"2.0\"><channel><title>T</title><item><title>One</title></item></channel></rss>",
            to: "feed.xml")
        _ = try ZooPlugin.compile("Tests/Zoo/well_behaved.c", name: "plugin", in: folder)
        let script = """
            \(Self.waiting)
            cd '\(folder.url.path)'
            "$0" --watch -r ./plugin.so -o output '\(feed.path)' 2> log & watcher=$!
            trap 'kill $watcher' EXIT
            until_holds output One || exit 1
            head -c 600 plugin.so > cut
            printf 'no plugin' > other
            : > empty
            for broken in other cut empty; do
                cat $broken > plugin.so
                sed -i "s/<item><title>[a-zA-Z]*/<item><title>Now$broken/" feed.xml
                until_holds output Now$broken || exit 2
            done
            until_holds log 'the renderer that drew before stays' || exit 3
            grep -q "'./plugin.so'" log || exit 4
            """
        let outcome = try FeedHostProcess.run([], shell: script)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func `Switches to a newer version, and draws on if all are removed`()
        throws
    {
        let folder = try TemporaryFolder()
        let feed = try folder.write(
            "<rss version=\"2.0\"><channel><title>T</title><item><title>One</title></item></channel></rss>",
            to: "feed.xml")
        _ = try ZooPlugin.compile("Tests/Zoo/well_behaved.c", name: "first", in: folder)
        _ = try ZooPlugin.compile(
            "Tests/Zoo/constructor_reads_environment.c", name: "second",
            by: "cc -std=c11 '-DZOO_VERSION=\"2.0\"'", in: folder)
        let script = """
            \(Self.waiting)
            cd '\(folder.url.path)' && mkdir -m 700 plugins && cp first.so plugins
            "$0" --watch --plugin-path plugins -r animal -o output '\(feed.path)' 2> log & watcher=$!
            trap 'kill $watcher' EXIT
            until_holds output One || exit 1
            cp second.so new && mv new plugins/second.so
            until_holds output '0 variables' || exit 2
            rm plugins/second.so
            until_holds output One || exit 3
            rm plugins/first.so
            until_holds log 'the renderer that drew before stays' || exit 4
            sed -i s/One/Two/ feed.xml
            until_holds output Two || exit 5
            """
        let outcome = try FeedHostProcess.run([], shell: script)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func `Discards a failed drawing on a pipe`() throws {
        let folder = try TemporaryFolder()
        let feed = try folder.write(
            "<rss version=\"2.0\"><channel><title>T</title><item><title>One</title></item></channel></rss>",
            to: "feed.xml")
        _ = try ZooPlugin.compile("Tests/Zoo/well_behaved.c", name: "good", in: folder)
        _ = try ZooPlugin.compile("Tests/Zoo/finish_crashes.c", name: "bad", in: folder)
        let script = """
            \(Self.waiting)
            cd '\(folder.url.path)' && cp good.so plugin.so
            "$0" --watch -r ./plugin.so '\(feed.path)' 2> log | cat > output & watcher=$!
            trap 'kill $(pgrep -P $$)' EXIT
            until_holds output One || exit 1
            sed -i s/One/Two/ feed.xml
            until_holds output Two || exit 2
            cp bad.so new && mv new plugin.so
            until_holds log 'the renderer that drew before stays' || exit 3
            # The message comes before the previous plugin draws again.
            for i in $(seq 600); do [ "$(grep -c Two output)" = 2 ] && break; sleep 0.1; done
            sed -i s/Two/Three/ feed.xml
            until_holds output Three || exit 4
            cat output
            """
        let outcome = try FeedHostProcess.run([], shell: script)
        #expect(outcome.status == 0, "\(outcome.errors)")
        // The failed drawings of "Two" and "Three" are not in the output.
        #expect(outcome.text == "One\nTwo\nTwo\nThree\n")
    }
}
