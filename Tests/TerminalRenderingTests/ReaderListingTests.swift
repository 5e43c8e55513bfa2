import Testing

@testable import TerminalRendering

/// The list's content and order.
@Suite struct ReaderListingTests {
    private let person = ReadingPerson()

    init() {
        person.show()
        person.press("l")
    }

    @Test func `Shows marks, age, feed and title in one row`() {
        person.press("s")
        let line = person.lines[0]
        #expect(line.hasPrefix("●★"))
        let words = line.split(separator: " ")
        #expect(words.dropFirst() == ["5h", "Bell", "Tide", "tables"])
        #expect(person.lines[3].contains("2d") && person.lines.count == 6)
    }

    @Test func `Highlights every cell of the selected row`() {
        for form in [RowForm.one, .more] {
            person.reader.rowForm = form
            let grid = person.reader.draw()
            #expect(grid.lines[1].allSatisfy { $0.style.marks.contains(.reversed) })
            #expect(grid.lines[1].allSatisfy { $0.style.foreground == .standard })
            let next = form == .one ? 2 : 3
            #expect(!grid.lines[next].contains { $0.style.marks.contains(.reversed) })
        }
    }

    @Test func `Shows a bar beside the selected row of a pane without focus`() {
        let wide = ReadingPerson(columns: 160, rows: 20)
        wide.show()
        func reversed() -> Set<Int> {
            let cells = wide.reader.draw().lines[1].enumerated()
            return Set(cells.filter { $1.style.marks.contains(.reversed) }.map { $0.offset })
        }
        let layout = wide.reader.makeLayout()
        let (feeds, list) = (layout.feeds, layout.list)
        #expect(reversed() == Set(list.column..<list.column + list.columns).union([0]))
        wide.press("h")
        #expect(reversed() == Set(0..<feeds.columns).union([list.column]))
    }

    @Test func `Uses single-line rows on low screens, more lines on high ones`() {
        #expect(person.lines.count == 6)
        person.press("v")
        #expect(person.lines.count == 12)
        person.press("v")
        #expect(person.lines.count == 6)
        let other = ReadingPerson(rows: 30)
        other.show()
        other.press("l")
        #expect(other.lines.count == 12)
        other.reader.setSurface(ReaderSurface(columns: 60, rows: 29))
        #expect(other.lines.count == 6)
    }

    @Test func `Toggles between unread and all items`() {
        person.press("jj\rq")
        person.press("u")
        #expect(person.titles == ["Tide tables", "apples", "Boats", "Masts", "Nets"])
        #expect(person.status.contains("Unread"))
        // Items read now stay listed until the next toggle.
        person.press("\rq")
        #expect(person.titles.count == 5)
        // They stay after reloading, too.
        person.show(revision: 2)
        #expect(person.titles.count == 5)
        person.press("uu")
        #expect(person.titles.count == 4)
        person.press("u")
        #expect(person.titles.count == 6)
    }

    @Test func `Hides feeds without unread items when only those are shown`() {
        person.press("hGA")
        person.press("gu")
        #expect(!person.lines.contains { $0.contains("Anchor") })
        person.press("u")
        #expect(person.lines.contains { $0.contains("Anchor") })
    }

    @Test func `Filters while typing`() {
        person.press("f")
        person.press("t")
        #expect(person.titles.count == 4)
        person.press("S")
        #expect(person.titles == ["Boats", "Masts", "Nets"])
        person.press("x")
        #expect(person.titles == [] && person.screen.joined().contains("No items."))
        person.press("\u{7F}\r")
        #expect(person.titles == ["Boats", "Masts", "Nets"])
        #expect(person.status.contains("filter: tS"))
        // Feeds match, too.
        person.press("f\u{15}bell\r")
        #expect(person.titles == ["Tide tables", "Nets"])
        person.press("A")
        #expect(person.delegate.told == ["read 0 5 of 1"])
        person.press("h")
        #expect(person.titles.count == 6)
        person.press("fzinc\u{1B}")
        #expect(person.titles.count == 6)
    }

    @Test func `Keeps the selected item when the list changes`() {
        person.press("4j")
        person.press("fnope\u{1B}")
        #expect(person.status.contains("5/6"))
        person.press("4gSt")
        #expect(person.status.contains("2/6"))
        person.press("St")
        #expect(person.status.contains("5/6"))
    }

    @Test func `Sorts by date, title and feed in both directions`() {
        person.press("S")
        #expect(person.screen.contains { $0.contains("sort by [d] date [t] title [f] feed") })
        person.press("d")
        #expect(
            person.titles == ["apples", "Nets", "Masts", "Tide tables", "Zinc", "Boats"])
        person.press("Sd")
        #expect(
            person.titles == ["Boats", "Zinc", "Tide tables", "Masts", "Nets", "apples"])
        person.press("St")
        #expect(
            person.titles == ["apples", "Boats", "Masts", "Nets", "Tide tables", "Zinc"])
        #expect(person.status.contains("sort by title"))
        person.press("SS")
        #expect(
            person.titles == ["Zinc", "Tide tables", "Nets", "Masts", "Boats", "apples"])
        person.press("Sf")
        #expect(
            person.titles == ["Tide tables", "Nets", "apples", "Boats", "Zinc", "Masts"])
        person.press("Sl")
        #expect(person.titles == ReadingPerson.items.map { $0.title })
    }

    @Test func `Keeps all listed items when sorting`() {
        person.press("u\rqSt")
        #expect(person.lines.count == 6)
    }

    @Test func `Shows the whole question for an order on narrow screens`() {
        person.reader.setSurface(ReaderSurface(columns: 30, rows: 16))
        person.press("S")
        let question = person.screen.suffix(5).joined(separator: " ")
            .split(separator: " ").joined(separator: " ")
        for word in ["sort by", "[d] date", "[f] feed", "[r] the other way round"] {
            #expect(question.contains(word), "\(question)")
        }
        person.press("t")
        #expect(person.titles.count == 6 && person.status.contains("sort by title"))
    }

    @Test func `Searches texts of articles`() {
        person.press("/harbour & CO\r")
        #expect(person.status.contains("2/6"), "\(person.screen)")
        person.press("n")
        #expect(person.status.contains("that was the last"))
        person.press("/all of nothing\r")
        #expect(person.status.contains("not found: all of nothing"))
        // Punctuation separates words; markup inside a word does not.
        person.press("/harbourx\r")
        #expect(person.status.contains("not found"))
    }

    @Test func `Opens a found article at the match`() {
        let html = (0..<50).map { "<p>Line \($0).</p>" }.joined()
        person.show(
            [ReadingPerson.Item(title: "One", source: 0, html: html)], revision: 2)
        person.press("/line 40\r\r")
        #expect(person.lines[0].contains("Line 40."))
    }

    @Test func `Searches in steps that a key can cancel`() {
        let items = (0..<3_000).map {
            ReadingPerson.Item(
                title: "Item \($0)", source: 0, html: $0 == 2_900 ? "<p>needle</p>" : "<p>hay</p>")
        }
        person.show(items, revision: 2)
        person.press("g/needle\r")
        #expect(person.reader.isSearching && person.status.contains("searching"))
        var pieces = 0
        while person.reader.isSearching, pieces < 100 {
            person.reader.continueSearch()
            pieces += 1
        }
        #expect(person.status.contains("2901/3000") && pieces == 5)
        person.press("gn")
        #expect(person.reader.isSearching)
        person.press("j")
        #expect(!person.reader.isSearching && person.status.contains("2/3000"))
        // Showing another feed cancels it, too.
        person.press("gn")
        person.show([], revision: 3)
        person.reader.continueSearch()
        #expect(!person.reader.isSearching && person.screen.joined().contains("No items."))
    }

    @Test func `Restores list settings in the next session`() throws {
        person.press("hGlu")
        person.press("j")
        let bytes = try #require(person.reader.place?.bytes)
        let next = ReadingPerson()
        next.reader.goBack(to: try #require(ReaderPlace(bytes)))
        next.show()
        #expect(next.screen == person.screen)
        #expect(next.status.contains("2/2"))
    }
}
