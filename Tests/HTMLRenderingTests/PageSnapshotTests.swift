import FeedViews
import HTMLRendering
import TestSupport
import Testing

struct PageSnapshotTests {
    @Test(arguments: [
        (Samples.gallery, HTMLPageOptions.Content.excerpt, "gallery.html"),
        (Samples.magazine, .excerpt, "magazine.html"), (Samples.journal, .full, "journal.html"),
        (Samples.empty, .excerpt, "empty.html"),
    ])
    func `Matches the snapshot of a feed`(
        feed: FeedViewModel, content: HTMLPageOptions.Content, name: String
    ) throws {
        try expectSnapshot(
            rendered(feed, options: HTMLPageOptions(content: content)), named: name)
    }
}
