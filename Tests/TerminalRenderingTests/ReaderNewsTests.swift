import FeedModel
import FeedPresentation
import FeedViews
import PresentationTestSupport
import Testing

@testable import TerminalRendering

/// News, unread items and failures in the reader.
@Suite struct ReaderNewsTests {
    private let person = ReadingPerson(columns: 160)
    private let more = (0..<40).map { ReadingPerson.Item(title: "Item \($0)", source: $0 % 4) }
    private let fresh = (0..<5).map { ReadingPerson.Item(title: "Fresh \($0)", source: 1) }

    @Test func `Shows new items when the cursor is untouched on the first row`() {
        person.show(more)
        _ = person.screen
        person.show(fresh + more, revision: 2)
        #expect(person.screen.contains { $0.contains("Fresh 0") })
        #expect(person.status.contains("1/45"))
    }

    @Test func `Keeps the item under the cursor once a key was pressed`() {
        person.show(more)
        person.press("jk")
        person.show(fresh + more, revision: 2)
        #expect(person.status.contains("6/45"))
    }

    @Test func `Goes to the next feed after the last unread item of the list`() {
        let person = ReadingPerson()
        person.show()
        person.press("5jl")
        #expect(person.screen[0].contains("Bell"))
        person.press(".")
        #expect(person.status.contains("2/2"))
        person.press(".")
        #expect(person.screen[0].contains("Dyke"))
        person.press("..")
        #expect(person.screen[0].contains("Anchor"))
    }

    @Test func `Asks again after some feeds have failed`() {
        person.show()
        person.press("R")
        #expect(person.delegate.told.isEmpty)
        person.reader.show(FeedErrorViewModel(message: "m", words: "one feed is away"))
        person.press("jR")
        #expect(person.delegate.told == ["refresh"])
    }

    @Test func `Names the key that leaves help, whichever is bound`() throws {
        let bindings = try KeyBindings("none q")
        let reader = Reader(
            delegate: ReaderTests.Delegate(), words: EnglishPhrases().words, bindings: bindings,
            canvas: ReaderTests.Canvas(), now: { 0 })
        reader.setSurface(ReaderSurface(columns: 60, rows: 12))
        reader.handle(.key(.character("?")))
        let grid = reader.draw()
        #expect(grid.text(ofRow: 11).hasPrefix(" h "))
    }

    @Test func `Says that a list of several feeds has no address`() {
        let person = ReadingPerson()
        person.show()
        for key in ["o", "y"] {
            person.press(key)
            #expect(person.status.contains("there is no address here"))
        }
    }
}
