import Testing

@testable import ReaderPresentation

@Suite struct FeedListChangeTests {
    @Test func `Is the same after a line`() {
        let changes: [FeedListChange] = [
            .add(address: "https://a.example/feed?b=c d"),
            .rename(feed: "web:a", title: "Ein Größe"),
            .move(feed: "web:a", folder: "North/Coast"), .move(feed: "web:a", folder: ""),
            .remove(feed: "file:/a b"), .undoRemoval(feed: "web:a.example"),
        ]
        for change in changes { #expect(FeedListChange(line: Array(change.line.utf8)) == change) }
    }

    @Test func `Has no control character in a line`() {
        let change = FeedListChange.rename(feed: "a\tb", title: "c\nd\u{0}\te")
        #expect(change.line == "rename\ta b\tc d  e")
    }

    @Test(arguments: [
        "", "add", "add\ta", "erase\ta\tb", "add\t\ta\tb", "remove\ta\tb\n\t", "undo",
    ])
    func `Is no change otherwise`(line: String) {
        #expect(FeedListChange(line: Array(line.utf8)) == nil)
    }

    @Test func `Is no change in bytes that are no text`() {
        #expect(FeedListChange(line: Array("add\t\t".utf8) + [0xFF]) == nil)
    }
}
