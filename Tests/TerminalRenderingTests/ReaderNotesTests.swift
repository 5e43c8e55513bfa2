import FeedModel
import Testing

@testable import TerminalRendering

/// The notes of an article, and what leads away from it.
@Suite struct ReaderNotesTests {
    private let person = ReadingPerson(columns: 70, rows: 14)

    private func open(_ html: String) {
        person.show([ReadingPerson.Item(title: "One", source: 0, html: html)])
        person.press("l\r")
        _ = person.screen
    }

    private static let notes =
        "<p>First<a href=\"#content-1\"><sup>1</sup></a> and second<a href=\"#content-2\">[2]</a>.</p>"
        + (0..<30).map { "<p>Filler \($0).</p>" }.joined()
        + "<ol><li id=\"content-1\">The first note.</li><li id=\"content-2\">The second note.</li></ol>"
        + (0..<30).map { "<p>End \($0).</p>" }.joined()

    @Test func `a note is gone to by its number, and back`() {
        open(Self.notes)
        #expect(person.screen.joined().contains("First¹ and second²."))
        person.press("2#")
        #expect(person.lines[0].contains("The second note."))
        #expect(person.reader.draw().lines[1][4].style.marks.contains(.reversed))
        person.press("#")
        #expect(person.screen.joined().contains("First¹"))
        // Without a number, to the first that is referred to from here.
        person.press("#")
        #expect(person.lines[0].contains("The first note."))
        person.press("#9#")
        #expect(person.status.contains("there is no footnote 9"))
    }

    @Test func `a click on its mark leads to a note`() throws {
        open(Self.notes)
        let row = try #require(person.screen.firstIndex { $0.contains("First¹") })
        let grid = person.reader.draw()
        let column = try #require(grid.lines[row].firstIndex { $0.text == "¹" })
        person.reader.handle(.press(column: column, row: row))
        #expect(person.lines[0].contains("The first note."))
        #expect(person.delegate.told.count == 1)
        // The terminal is not told of a link that means nothing to it.
        var writer = ScreenWriter()
        var capabilities = ScreenCapabilities()
        capabilities.hasHyperlinks = true
        let bytes = writer.bytes(for: grid, capabilities) { _ in nil }
        #expect(!String(decoding: bytes, as: UTF8.self).contains("#content"))
    }

    @Test func `brackets do not stand beside brackets`() {
        open(
            "<p>See <a href=\"https://b.example/\">[source]</a>, <a href=\"https://c.example/\">[7]</a>,"
                + " <a href=\"https://d.example/\">[open</a>"
                + " <img src=\"https://e.example/p.png\" alt=\"A mast\"></p>"
                + "<p><a href=\"https://f.example/v\" data-embed=\"video\">A film</a></p>")
        let text = person.screen.joined(separator: "\n")
        #expect(!text.contains("]["), "\(text)")
        #expect(text.contains("See [source 2], [3], [open[4]"), "\(text)")
        #expect(text.contains("Picture: A mast[5]") && text.contains("A film[6]"), "\(text)")
        person.press("3\r")
        #expect(person.delegate.told.last == "open https://c.example/ of 0")
    }
}
