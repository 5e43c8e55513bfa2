import FeedModel
import FeedPresentation
import FeedViews
import PresentationTestSupport
import Testing

@testable import TerminalRendering

/// News, unread items and failures in the reader.
@Suite struct ReaderNewsTests {
    private let user = SimulatedUser(columns: 160)
    private let more = (0..<40).map { SimulatedUser.Item(title: "Item \($0)", source: $0 % 4) }
    private let fresh = (0..<5).map { SimulatedUser.Item(title: "Fresh \($0)", source: 1) }

    @Test func `Shows new items when the cursor is untouched on the first row`() {
        user.show(more)
        _ = user.screen
        user.show(fresh + more, revision: 2)
        #expect(user.screen.contains { $0.contains("Fresh 0") })
        #expect(user.status.contains("1/45"))
    }

    @Test func `Keeps the item under the cursor once a key was pressed`() {
        user.show(more)
        user.press("jk")
        user.show(fresh + more, revision: 2)
        #expect(user.status.contains("6/45"))
    }

    @Test func `Goes to the next feed after the last unread item of the list`() {
        let user = SimulatedUser()
        user.show()
        user.press("5jl")
        #expect(user.screen[0].contains("Bell"))
        user.press(".")
        #expect(user.status.contains("2/2"))
        user.press(".")
        #expect(user.screen[0].contains("Dyke"))
        user.press("..")
        #expect(user.screen[0].contains("Anchor"))
    }

    @Test func `Asks again after some feeds have failed`() {
        user.show()
        user.press("R")
        #expect(user.delegate.messages.isEmpty)
        user.reader.show(FeedErrorViewModel(message: "m", words: "one feed is away"))
        user.press("jR")
        #expect(user.delegate.messages == ["refresh"])
    }

    @Test func `Names the key that leaves help, whichever is bound`() throws {
        let keys = try ReaderKeys("none q")
        let reader = Reader(
            delegate: ReaderTests.Delegate(), words: EnglishPhrases().words, keys: keys,
            canvas: ReaderTests.Canvas(), now: { 0 })
        reader.setSurface(ReaderSurface(columns: 60, rows: 12))
        reader.handle(.key(.character("?")))
        let grid = reader.draw()
        #expect(grid.text(ofRow: 11).hasPrefix(" h "))
    }

    @Test func `Says that a list of several feeds has no address`() {
        let user = SimulatedUser()
        user.show()
        for key in ["o", "y"] {
            user.press(key)
            #expect(user.status.contains("there is no address here"))
        }
    }
}
