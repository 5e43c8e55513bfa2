import Testing
import TextRendering

@testable import TerminalRendering

/// Footnotes of an article and the way back.
@Suite struct ReaderNotesTests {
    private let user = SimulatedUser(columns: 70, rows: 14)

    private func open(_ html: String) {
        user.show([SimulatedUser.Item(title: "One", source: 0, html: html)])
        user.press("l\r")
        _ = user.screen
    }

    private static let notes =
        "<p>First<a href=\"#content-1\"><sup>1</sup></a> and second<a href=\"#content-2\">[2]</a>.</p>"
        + (0..<30).map { "<p>Filler \($0).</p>" }.joined()
        + "<ol><li id=\"content-1\">The first note.</li><li id=\"content-2\">The second note.</li></ol>"
        + (0..<30).map { "<p>End \($0).</p>" }.joined()

    @Test func `Jumps to a footnote by number, and back`() {
        open(Self.notes)
        #expect(user.screen.joined().contains("First¹ and second²."))
        user.press("2#")
        #expect(user.lines[0].contains("The second note."))
        #expect(user.reader.draw().lines[1][4].style.marks.contains(.reversed))
        user.press("#")
        #expect(user.screen.joined().contains("First¹"))
        // Without a number, to the first reference on the screen.
        user.press("#")
        #expect(user.lines[0].contains("The first note."))
        user.press("#9#")
        #expect(user.status.contains("there is no footnote 9"))
    }

    @Test func `Jumps to a footnote on a click at its mark`() throws {
        open(Self.notes)
        let row = try #require(user.screen.firstIndex { $0.contains("First¹") })
        let grid = user.reader.draw()
        let column = try #require(grid.lines[row].firstIndex { $0.text == "¹" })
        user.reader.handle(.press(column: column, row: row))
        #expect(user.lines[0].contains("The first note."))
        #expect(user.delegate.messages.count == 1)
        // Internal links are not sent to the terminal.
        var writer = ScreenWriter()
        var capabilities = ScreenCapabilities()
        capabilities.hasHyperlinks = true
        let text = writer.text(for: grid, capabilities)
        #expect(!text.contains("#content"))
    }

    @Test func `Does not double brackets around link numbers`() {
        open(
            "<p>See <a href=\"https://b.example/\">[source]</a>, <a href=\"https://c.example/\">[7]</a>,"
                + " <a href=\"https://d.example/\">[open</a>"
                + " <img src=\"https://e.example/p.png\" alt=\"A mast\"></p>"
                + "<p><a href=\"https://f.example/v\" data-embed=\"video\">A film</a></p>")
        let text = user.screen.joined(separator: "\n")
        #expect(!text.contains("]["), "\(text)")
        #expect(text.contains("See [source 2], [3], [open[4]"), "\(text)")
        #expect(text.contains("Picture: A mast[5]") && text.contains("A film[6]"), "\(text)")
        user.press("3\r")
        #expect(user.delegate.messages.last == "open https://c.example/ of 0")
    }
}
