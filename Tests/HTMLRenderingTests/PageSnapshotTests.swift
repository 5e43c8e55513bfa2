import HTMLRendering
import TestSupport
import Testing

struct PageSnapshotTests {
    @Test func `A feed of pictures`() throws {
        try expectSnapshot(rendered(Samples.gallery), named: "gallery.html")
    }

    @Test func `Articles with pictures`() throws {
        try expectSnapshot(rendered(Samples.magazine), named: "magazine.html")
    }

    @Test func `Writing with full text`() throws {
        try expectSnapshot(
            rendered(Samples.journal, options: HTMLPageOptions(content: .full)),
            named: "journal.html")
    }

    @Test func `A feed without items`() throws {
        try expectSnapshot(rendered(Samples.empty), named: "empty.html")
    }
}
