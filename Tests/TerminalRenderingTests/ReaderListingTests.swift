import Testing

@testable import TerminalRendering

/// What the list shows, and in which order.
@Suite struct ReaderListingTests {
    private let person = ReadingPerson()

    init() {
        person.show()
        person.press("l")
    }

    @Test func `a row is of one line: mark, age, feed, title`() {
        person.press("s")
        let line = person.lines[0]
        #expect(line.hasPrefix("●★"))
        let words = line.split(separator: " ")
        #expect(words.dropFirst() == ["5h", "Bell", "Tide", "tables"])
        #expect(person.lines[3].contains("2d") && person.lines.count == 6)
    }

    @Test func `the look of the cursor covers the row, from its first cell to its last`() {
        for form in [RowForm.one, .more] {
            person.reader.rowForm = form
            let grid = person.reader.draw()
            #expect(grid.lines[1].allSatisfy { $0.style.marks.contains(.reversed) })
            #expect(grid.lines[1].allSatisfy { $0.style.foreground == .standard })
            let next = form == .one ? 2 : 3
            #expect(!grid.lines[next].contains { $0.style.marks.contains(.reversed) })
        }
    }

    @Test func `beside the row of a pane that keys are not for stands a bar`() {
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

    @Test func `rows take one line on a low screen, and what they need on a high one`() {
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

    @Test func `only what is unread is listed, or all again`() {
        person.press("jj\rq")
        person.press("u")
        #expect(person.titles == ["Tide tables", "apples", "Boats", "Masts", "Nets"])
        #expect(person.status.contains("Unread"))
        // What is read now stays until then.
        person.press("\rq")
        #expect(person.titles.count == 5)
        // Also where all is loaded again.
        person.show(revision: 2)
        #expect(person.titles.count == 5)
        person.press("uu")
        #expect(person.titles.count == 4)
        person.press("u")
        #expect(person.titles.count == 6)
    }

    @Test func `a feed without unread items is not among the feeds then`() {
        person.press("hGA")
        person.press("gu")
        #expect(!person.lines.contains { $0.contains("Anchor") })
        person.press("u")
        #expect(person.lines.contains { $0.contains("Anchor") })
    }

    @Test func `the list is narrowed as words are typed`() {
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
        // Feeds have the words, too.
        person.press("f\u{15}bell\r")
        #expect(person.titles == ["Tide tables", "Nets"])
        person.press("A")
        #expect(person.delegate.told == ["read 0 5 of 1"])
        person.press("h")
        #expect(person.titles.count == 6)
        person.press("fzinc\u{1B}")
        #expect(person.titles.count == 6)
    }

    @Test func `the item under the cursor stays there, whatever is listed`() {
        person.press("4j")
        person.press("fnope\u{1B}")
        #expect(person.status.contains("5/6"))
        person.press("4gSt")
        #expect(person.status.contains("2/6"))
        person.press("St")
        #expect(person.status.contains("5/6"))
    }

    @Test func `the list is sorted by date, title and feed, both ways`() {
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

    @Test func `an order leaves out nothing that is listed`() {
        person.press("u\rqSt")
        #expect(person.lines.count == 6)
    }

    @Test func `all of the question for an order is seen on a narrow screen`() {
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

    @Test func `a search finds what only a text says`() {
        person.press("/harbour & CO\r")
        #expect(person.status.contains("2/6"), "\(person.screen)")
        person.press("n")
        #expect(person.status.contains("that was the last"))
        person.press("/all of nothing\r")
        #expect(person.status.contains("not found: all of nothing"))
        // What parts words parts them, what stands in them does not.
        person.press("/harbourx\r")
        #expect(person.status.contains("not found"))
    }

    @Test func `an article that was found is opened where it has what was searched for`() {
        let html = (0..<50).map { "<p>Line \($0).</p>" }.joined()
        person.show(
            [ReadingPerson.Item(title: "One", source: 0, html: html)], revision: 2)
        person.press("/line 40\r\r")
        #expect(person.lines[0].contains("Line 40."))
    }

    @Test func `a long search goes on by pieces, and a key ends it`() {
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
        // In another feed it ends, too.
        person.press("gn")
        person.show([], revision: 3)
        person.reader.continueSearch()
        #expect(!person.reader.isSearching && person.screen.joined().contains("No items."))
    }

    @Test func `all of it is there in the next reader`() throws {
        person.press("hGlu")
        person.press("j")
        let bytes = try #require(person.reader.position?.bytes)
        let next = ReadingPerson()
        next.reader.goBack(to: try #require(ReadingPosition(bytes)))
        next.show()
        #expect(next.screen == person.screen)
        #expect(next.status.contains("2/2"))
    }
}
