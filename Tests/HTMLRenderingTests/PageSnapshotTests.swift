import HTMLRendering
import TestSupport
import Testing

struct PageSnapshotTests {
    @Test func `Matches the snapshot of a feed of pictures`() throws {
        try expectSnapshot(rendered(Samples.gallery), named: "gallery.html")
    }

    @Test func `Matches the snapshot of articles with pictures`() throws {
        try expectSnapshot(rendered(Samples.magazine), named: "magazine.html")
    }

    @Test func `Matches the snapshot of articles with full text`() throws {
        try expectSnapshot(
            rendered(Samples.journal, options: HTMLPageOptions(content: .full)),
            named: "journal.html")
    }

    @Test func `Matches the snapshot of a feed without items`() throws {
        try expectSnapshot(rendered(Samples.empty), named: "empty.html")
    }
}
