import FeedRendering
import Testing

@Suite struct LoadingBarTests {
    @Test func `Shows several sources as a bar`() {
        let status = Status()
        status.show("example.org", 3, of: 12, amount: "3/12 · 1.2 MB")
        #expect(status.row.text == "█████░░░░░░░░░░░░░░░  3/12 · 1.2 MB  example.org")
        status.show("other.example", 12, of: 12, amount: "12/12 · 2.0 MB")
        #expect(status.row.text == "████████████████████  12/12 · 2.0 MB  other.example")
    }

    @Test func `Draws the bar in the requested width if there is room`() {
        let status = Status(width: 8)
        status.show("example.org", 3, of: 12, amount: "3/12")
        #expect(status.row.text == "██░░░░░░  3/12  example.org")
        let wide = Status(columns: 60, width: 60)
        wide.show("example.org", 3, of: 12, amount: "3/12")
        #expect(wide.row.text == "3/12  example.org")
    }

    @Test func `Shows one source by name and received bytes`() {
        let status = Status()
        status.show("example.org", 0, of: 1)
        #expect(status.row.text == "example.org")
        status.show("example.org", 0, of: 1, amount: "999 B")
        #expect(status.row.text == "999 B  example.org")
    }

    @Test func `Clears the bar when loading ends`() {
        let status = Status()
        status.show("a long message of the first source", 1, of: 2, amount: "1/2")
        status.show("short", 1, of: 2, amount: "1/2")
        #expect(status.row.text.hasSuffix("short"))
        status.stop()
        #expect(status.row.text == "")
        #expect(status.row.finishedLines == [])
    }

    @Test func `Writes nothing without changes`() {
        let status = Status()
        status.stop()
        #expect(status.written == "")
        status.show("same", 1, of: 2)
        let written = status.written
        status.show("same", 1, of: 2)
        #expect(status.written == written)
    }

    @Test func `Writes nothing to a status stream that is not a terminal`() {
        let status = Status(isTerminal: false, colors: .ansi16)
        status.show("example.org", 3, of: 12, amount: "3/12 · 1.2 MB")
        status.stop()
        #expect(status.written == "")
    }

    @Test(arguments: Array(1...40) + [80, 200])
    func `Keeps within the width of the terminal`(columns: Int) {
        let status = Status(columns: columns, colors: .trueColor)
        status.show(String(repeating: "words ", count: 50), 3, of: 12, amount: "3/12 · 123 MB")
        status.show("", 3, of: 12, amount: "3/12 · 123 MB")
        status.show(String(repeating: "x", count: 500))
        #expect(status.row.greatestWidth < columns || status.row.greatestWidth == 0)
        status.stop()
        #expect(status.row.text == "")
    }

    @Test func `Adapts to a resized terminal`() {
        let status = Status(columns: 80)
        status.show("example.org", 3, of: 12)
        status.columns = 20
        status.show("example.org", 4, of: 12, amount: "4/12")
        #expect(status.row.text == "4/12  example.org")
    }

    @Test func `Colours only if available`() {
        let plain = Status()
        plain.show("example.org", 3, of: 12)
        #expect(!plain.written.contains("\u{1B}"))
        let colored = Status(colors: .ansi16)
        colored.show("example.org", 3, of: 12)
        #expect(colored.written.contains("\u{1B}[35m█████"))
        #expect(colored.row.text == plain.row.text)
    }

    @Test(arguments: [(-1, 0), (5, -3), (7, 2), (Int.max, Int.max), (Int.min, Int.max), (0, 2)])
    func `Survives inconsistent numbers`(completed: Int, total: Int) {
        let status = Status()
        status.show("x", completed, of: total)
        #expect(status.row.text.hasSuffix("x"))
    }

    @Test func `Keeps messages from controlling the terminal`() {
        let status = Status()
        status.show("\u{1B}[2J\u{9B}1A\r\nx\u{7}\u{202E}", amount: "\u{1B}[A\n1\u{9B}")
        #expect(status.row.text == "[A 1  [2J1A  x")
        #expect(
            !status.written.unicodeScalars.contains {
                "\u{1B}\u{9B}\n\u{7}\u{202E}".unicodeScalars.contains($0)
            })
    }
}
