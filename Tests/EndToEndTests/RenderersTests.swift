import Foundation
import Testing

/// Plugins with the identifiers or in the folder of shipped ones; the rest is in `Tests/Transcripts`.
@Suite final class RenderersTests: TestsInFolder {
    @Test
    func `Shipped plugin wins over another with its identifier, which works by path`()
        throws
    {
        let library = try ZooPlugin.compile(
            "Tests/Zoo/well_behaved.c", name: "anything", by: "cc -std=c11 '-DZOO_ID=\"json\"'",
            in: folder.url)
        let drawn = try FeedHostProcess.run(
            ["--plugin-path", folder.url.path, "-r", "json"], input: Data(SampleDocuments.rss.utf8))
        #expect(drawn.status == 0)
        #expect(drawn.text.hasPrefix("{"))

        let byPath = try FeedHostProcess.run(
            ["-v", "-r", library, "-"], input: Data(SampleDocuments.rss.utf8))
        #expect(byPath.text == "A rope & a bell\nFog\n")
        #expect(byPath.errors.contains("runs in a worker"))

        let list = try FeedHostProcess.run(["renderers", "--plugin-path", folder.url.path])
        #expect(list.text.contains("usable by its path only"))
    }

    @Test func `Whatever is installed is for everybody, also with a umask that hides it`() throws {
        // InstalledKit compiles beside it meanwhile.
        let hidden = try Shell.run(
            "find . -name kit-modules -prune -o ! -perm -o=r -print", in: InstalledFeedHost.prefix)
        #expect(hidden.words.isEmpty, "\(hidden.words)")
    }

    @Test func `Treats foreign files in the plugin folder as untrusted`() throws {
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/reaching.c", name: "reaching",
            by: "cc -std=c11 '-DNEEDS=\"network\"'", in: folder.url)
        let outcome = try Shell.run(
            """
            cp -R '\(InstalledFeedHost.prefix.path)' prefix
            cp '\(library)' prefix/lib/feedhost/plugins/libReaching.so
            prefix/bin/feedhost -v -r text /dev/null 2>&1 | grep "'text' of"
            prefix/bin/feedhost -r reaching /dev/null; echo "status $?"
            cp '\(library)' prefix/lib/feedhost/plugins/libTextRenderer.so
            prefix/bin/feedhost -r reaching /dev/null; echo "status $?"
            """, in: folder.url)
        #expect(outcome.words.contains("runs here"), "\(outcome.words)")
        #expect(outcome.words.contains("needs what it has not been granted: network"))
        #expect(outcome.words.split(separator: "status 69").count == 3, "\(outcome.words)")
    }
}
