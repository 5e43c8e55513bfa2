import FeedRendering
import TestSupport
import Testing
import TextRendering

@testable import TerminalRendering

@Suite struct ScreenWriterTests {
    private let capabilities = ScreenCapabilities(colors: .trueColor)

    /// A grid with lines of text.
    private func grid(_ lines: [String], columns: Int = 20) -> CellGrid {
        var grid = CellGrid(columns: columns, rows: lines.count)
        for (row, line) in lines.enumerated() { grid.put(line, column: 0, row: row) }
        return grid
    }

    @Test func `Shows what is drawn`() {
        var writer = ScreenWriter()
        var screen = EmulatedTerminal(columns: 20, rows: 4)
        var random = SeededGenerator(seed: 7)
        let texts = ["a", "日本語", "é", "👩‍👩‍👧", "🇩🇪x", "…", "e\u{301}u", "한국", "plain text", "●", " "]
        var grid = CellGrid(columns: 20, rows: 4)
        for round in 0..<2_000 {
            if round % 50 == 0 { grid = CellGrid(columns: 20, rows: 4) }
            grid.put(texts[random.next(texts.count)], column: random.next(20), row: random.next(4))
            screen.write(writer.bytes(for: grid, capabilities) { _ in nil })
            #expect(screen.lines == (0..<4).map { grid.text(ofRow: $0) })
        }
        #expect(screen.clears == 1)
    }

    @Test func `Writes only differences`() {
        var writer = ScreenWriter()
        var screen = EmulatedTerminal(columns: 20, rows: 3)
        screen.write(writer.bytes(for: grid(["one", "two", "three"]), capabilities) { _ in nil })
        let before = screen.written
        screen.write(writer.bytes(for: grid(["one", "twO", "three"]), capabilities) { _ in nil })
        #expect(screen.written == before + 1)
        #expect(screen.lines == ["one", "twO", "three"])
        #expect(
            writer.bytes(for: grid(["one", "twO", "three"]), capabilities) { _ in nil }.isEmpty)
    }

    /// Terminals disagree on joined emoji and characters of ambiguous width.
    @Test(arguments: [1, 2, 4])
    func `Moves no other text on terminals with different character widths`(cells: Int) {
        var writer = ScreenWriter()
        var screen = EmulatedTerminal(columns: 20, rows: 1) { character in
            character == "👩‍👩‍👧" ? cells : character == "…" ? 2 : String(character).cellWidth
        }
        screen.write(writer.bytes(for: grid(["a👩‍👩‍👧b…c"]), capabilities) { _ in nil })
        #expect(screen.cells[0][0] == "a" && screen.cells[0][3] == "b" && screen.cells[0][5] == "c")
        screen.write(writer.bytes(for: grid(["axyb…c"]), capabilities) { _ in nil })
        #expect(screen.cells[0][0...5].joined().hasPrefix("axyb"))
        // Neither unchanged text after one that takes more cells, nor its rest where none follows.
        screen.write(writer.bytes(for: grid(["a👩‍👩‍👧b c"]), capabilities) { _ in nil })
        #expect(screen.cells[0][3...5].joined() == "b c")
        for text in ["a", "a👩‍👩‍👧", "a"] {
            screen.write(writer.bytes(for: grid([text]), capabilities) { _ in nil })
        }
        #expect(screen.cells[0].joined() == "a" + String(repeating: " ", count: 19))
    }

    @Test func `Clears both halves of a wide character`() {
        var grid = CellGrid(columns: 6, rows: 1)
        grid.put("日本", column: 0, row: 0)
        grid.put("x", column: 1, row: 0)
        #expect(grid.text(ofRow: 0) == " x本")
        grid.put("y", column: 2, row: 0)
        #expect(grid.text(ofRow: 0) == " xy")
        grid.put("語", column: 5, row: 0)
        #expect(grid.text(ofRow: 0) == " xy")
    }

    @Test(arguments: [ColorDepth.none, .ansi16, .ansi256, .trueColor])
    func `Uses only available colours`(colors: ColorDepth) {
        var writer = ScreenWriter()
        var grid = CellGrid(columns: 4, rows: 1)
        grid.put("a", column: 0, row: 0, style: CellStyle(.bold, foreground: .palette(5)))
        let text = writer.text(for: grid, ScreenCapabilities(colors: colors))
        // With few colours, terminals show a bold colour as a bright one.
        #expect(text.contains("\u{1B}[0;1;35m") == (colors > .ansi16))
        #expect(text.contains("35") == (colors > .ansi16))
        grid.put("b", column: 1, row: 0, style: CellStyle(foreground: .palette(5)))
        let plain = writer.text(for: grid, ScreenCapabilities(colors: colors))
        #expect(plain.contains("\u{1B}[0;35m") == (colors > .none))
    }

    @Test func `Writes ASCII without UTF-8, cell by cell`() {
        var writer = ScreenWriter()
        let bytes = writer.bytes(
            for: grid(["é“日”…●ß"]), ScreenCapabilities(isUnicode: false)
        ) { _ in nil }
        #expect(bytes.allSatisfy { $0 < 0x80 })
        var screen = EmulatedTerminal(columns: 20, rows: 1)
        screen.write(bytes)
        #expect(screen.lines == ["e\"??\".*s"])
    }

    @Test func `Synchronizes output if the terminal can`() {
        var writer = ScreenWriter()
        var able = capabilities
        able.isSynchronised = true
        let text = writer.text(for: grid(["a"]), able)
        #expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
        var other = ScreenWriter()
        #expect(!other.bytes(for: grid(["a"]), capabilities) { _ in nil }.contains(0x32 + 0x80))
        let unable = other.text(for: grid(["b"]), capabilities)
        #expect(!unable.contains("2026"))
    }

    @Test func `Writes links if allowed, and ends them with their text`() {
        var grid = CellGrid(columns: 9, rows: 1)
        let link = grid.link(to: "https://a.example/")
        grid.put("go", column: 0, row: 0, link: link)
        grid.put("x", column: 3, row: 0)
        var writer = ScreenWriter()
        var able = capabilities
        able.hasHyperlinks = true
        let text = writer.text(for: grid, able)
        #expect(text.contains("\u{1B}]8;id=1;https://a.example/\u{1B}\\go"))
        #expect(text.contains("\u{1B}]8;;\u{1B}\\"))
        var plain = ScreenWriter()
        let unable = plain.text(for: grid, capabilities)
        #expect(!unable.contains("]8;"))
    }

    /// A grid with a picture; without a column it is empty.
    private func grid(picture drawing: Int, at column: Int?, columns: Int, rows: Int) -> CellGrid {
        var grid = CellGrid(columns: 9, rows: 2)
        if let column {
            let area = CellArea(column: column, row: 0, columns: columns, rows: rows)
            grid.place(PlacedPicture(drawing: drawing, area: area))
        }
        return grid
    }

    @Test func `Sends a named picture once, and moves it by name`() {
        var writer = ScreenWriter()
        var able = capabilities
        able.placing = .named
        let sequence = Array("\u{1B}_Ga=T,f=32,m=1\u{1B}\\".utf8)
        func bytes(_ column: Int?) -> String {
            writer.text(for: grid(picture: 3, at: column, columns: 2, rows: 1), able, sequence)
        }
        #expect(bytes(0).contains("\u{1B}_Ga=T,i=3,p=1,C=1,q=2,f=32,m=1\u{1B}\\"))
        #expect(bytes(0).isEmpty)
        let moved = bytes(4)
        #expect(moved.contains("\u{1B}_Ga=d,d=i,i=3,p=1,q=2\u{1B}\\"))
        #expect(moved.contains("\u{1B}_Ga=p,i=3,p=5,C=1,q=2,c=2,r=1\u{1B}\\"))
        #expect(!moved.contains("a=T"))
        #expect(bytes(nil).contains("a=d,d=i,i=3,p=5"))
        #expect(String(decoding: writer.forget(3), as: UTF8.self).contains("d=I,i=3"))
        #expect(writer.forget(3).isEmpty)
    }

    @Test func `Sends pictures once through tmux, with placeholder cells`() {
        var writer = ScreenWriter()
        var able = capabilities
        able.placing = .inCells
        let sequence = Array("\u{1B}_Ga=T,f=32,m=1\u{1B}\\\u{1B}_Gm=0;AAAA\u{1B}\\".utf8)
        func bytes(_ column: Int?, _ rows: Int = 2) -> String {
            writer.text(for: grid(picture: 243, at: column, columns: 2, rows: rows), able, sequence)
        }
        let first = bytes(3)
        // 243 is the third colour counted from 16, in the second round.
        #expect(
            first.contains(
                "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,U=1,i=\(1 << 24 | 19),q=2,f=32,m=1\u{1B}\u{1B}\\\u{1B}\\"
                    + "\u{1B}Ptmux;\u{1B}\u{1B}_Gm=0;AAAA\u{1B}\u{1B}\\\u{1B}\\"))
        let second = "\u{10EEEE}\u{30D}\u{305}\u{30D}\u{10EEEE}\u{30D}\u{30D}\u{30D}"
        #expect(first.contains("\u{1B}[2;4H\u{1B}[0;38;5;19m" + second + "\u{1B}[0m"))
        #expect(bytes(3).isEmpty)
        let moved = bytes(5)
        #expect(!moved.contains("_G") && moved.contains("\u{1B}[2;6H\u{1B}[0;38;5;19m" + second))
        // The cells are overwritten.
        #expect(!bytes(nil).isEmpty)
        #expect(
            String(decoding: writer.forgetAll(), as: UTF8.self)
                == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d,d=I,i=\(1 << 24 | 19),q=2\u{1B}\u{1B}\\\u{1B}\\")
        #expect(writer.forget(243).isEmpty)
    }

    @Test func `Distinguishes cells of different pictures`() {
        var seen: Set<String> = []
        for drawing in 1...5_000 {
            seen.insert(
                PictureCells.style(of: drawing)
                    + PictureCells.text(of: drawing, row: 0, columns: 1))
        }
        #expect(seen.count == 5_000)
        #expect(Set((0..<88).map { PictureCells.text(of: 1, row: $0, columns: 1) }).count == 88)
        #expect(PictureCells.text(of: 1, row: 0, columns: 88).unicodeScalars.count == 88 * 4)
    }

    @Test func `Overwrites pictures without a name wherever they were`() {
        var writer = ScreenWriter()
        var screen = EmulatedTerminal(columns: 6, rows: 1)
        func show(_ column: Int?) -> Int {
            var grid = CellGrid(columns: 6, rows: 1)
            if let column {
                grid.place(
                    PlacedPicture(
                        drawing: column + 1,
                        area: CellArea(column: column, row: 0, columns: 3, rows: 1)
                    ))
            }
            let before = screen.written
            screen.write(writer.bytes(for: grid, capabilities) { _ in [] })
            return screen.written - before
        }
        _ = show(0)
        // The picture's three cells are cleared, including those of the new position.
        #expect(show(1) >= 3)
        #expect(show(nil) == 3)
    }
}
