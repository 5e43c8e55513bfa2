import Foundation
import Testing

/// A plugin that is replaced or removed while the person watches.
struct ReplacementTests {
    /// Waits until a file holds a text, for ten seconds at most.
    private static let waiting = """
        until_holds() { for i in $(seq 100); do grep -q "$2" "$1" 2>/dev/null && return 0; sleep 0.1; done; return 1; }
        """

    @Test func `a new file takes over when it has drawn, and else the old one stays`() throws {
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
}
