import Foundation
import Testing

/// Views of plugins beside the renderer; the rest is in `Tests/Transcripts`.
@Suite final class DrawingTests: TestsInFolder {
    @Test func `Drops what a loading view writes to the rendering`() throws {
        let path = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/side_views.c", name: "side-views", in: folder.url)
        let outcome = try FeedHostProcess.run(
            ["-r", "json", "--loading-view", path], input: Data(SampleDocuments.rss.utf8))
        #expect(outcome.status == 0)
        #expect(outcome.text.hasPrefix("{"))
        #expect(outcome.errors.contains("wrote to the rendering"), "\(outcome.errors)")
    }

    @Test func `Reports the cause if the error view fails`() throws {
        let path = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/side_views.c", name: "side-views", in: folder.url)
        let outcome = try FeedHostProcess.run(["--error-view", path, "/nonexistent/feed.xml"])
        #expect(outcome.status == 70)
        #expect(outcome.errors.contains("/nonexistent/feed.xml"), "\(outcome.errors)")
        #expect(outcome.errors.contains("no paper"), "\(outcome.errors)")
    }
}
