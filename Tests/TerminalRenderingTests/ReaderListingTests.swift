import Testing

@testable import TerminalRendering

/// The list's content and order.
@Suite struct ReaderListingTests {
    private let user = SimulatedUser()

    init() {
        user.show()
        user.press("l")
    }

    @Test func `Shows marks, age, feed and title in one row`() {
        user.press("s")
        let line = user.lines[0]
        #expect(line.hasPrefix("●★"))
        let words = line.split(separator: " ")
        #expect(words.dropFirst() == ["5h", "Bell", "Tide", "tables"])
        #expect(user.lines[3].contains("2d") && user.lines.count == 6)
    }

    @Test func `Highlights every cell of the selected row`() {
        for form in [RowForm.one, .more] {
            user.reader.rowForm = form
            let grid = user.reader.draw()
            #expect(grid.lines[1].allSatisfy { $0.style.marks.contains(.reversed) })
            #expect(grid.lines[1].allSatisfy { $0.style.foreground == .standard })
            let next = form == .one ? 2 : 3
            #expect(!grid.lines[next].contains { $0.style.marks.contains(.reversed) })
        }
    }

    @Test func `Shows a bar beside the selected row of a pane without focus`() {
        let wide = SimulatedUser(columns: 160, rows: 20)
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
        #expect(user.lines.count == 6)
        user.press("v")
        #expect(user.lines.count == 12)
        user.press("v")
        #expect(user.lines.count == 6)
        let other = SimulatedUser(rows: 30)
        other.show()
        other.press("l")
        #expect(other.lines.count == 12)
        other.reader.setSurface(ReaderSurface(columns: 60, rows: 29))
        #expect(other.lines.count == 6)
    }

    @Test func `Toggles between unread and all items`() {
        user.press("jj\rq")
        user.press("u")
        #expect(user.titles == ["Tide tables", "apples", "Boats", "Masts", "Nets"])
        #expect(user.status.contains("Unread"))
        // Items read now stay listed until the next toggle.
        user.press("\rq")
        #expect(user.titles.count == 5)
        // They stay after reloading, too.
        user.show(revision: 2)
        #expect(user.titles.count == 5)
        user.press("uu")
        #expect(user.titles.count == 4)
        user.press("u")
        #expect(user.titles.count == 6)
    }

    @Test func `Hides feeds without unread items when only those are shown`() {
        user.press("hGA")
        user.press("gu")
        #expect(!user.lines.contains { $0.contains("Anchor") })
        user.press("u")
        #expect(user.lines.contains { $0.contains("Anchor") })
    }

    @Test func `Filters while typing`() {
        user.press("f")
        user.press("t")
        #expect(user.titles.count == 4)
        user.press("S")
        #expect(user.titles == ["Boats", "Masts", "Nets"])
        user.press("x")
        #expect(user.titles == [] && user.screen.joined().contains("No items."))
        user.press("\u{7F}\r")
        #expect(user.titles == ["Boats", "Masts", "Nets"])
        #expect(user.status.contains("filter: tS"))
        // Feeds match, too.
        user.press("f\u{15}bell\r")
        #expect(user.titles == ["Tide tables", "Nets"])
        user.press("A")
        #expect(user.delegate.messages == ["read 0 5 of 1"])
        user.press("h")
        #expect(user.titles.count == 6)
        user.press("fzinc\u{1B}")
        #expect(user.titles.count == 6)
    }

    @Test func `Keeps the selected item when the list changes`() {
        user.press("4j")
        user.press("fnope\u{1B}")
        #expect(user.status.contains("5/6"))
        user.press("4gSt")
        #expect(user.status.contains("2/6"))
        user.press("St")
        #expect(user.status.contains("5/6"))
    }

    @Test func `Sorts by date, title and feed in both directions`() {
        user.press("S")
        #expect(user.screen.contains { $0.contains("sort by [d] date [t] title [f] feed") })
        user.press("d")
        #expect(
            user.titles == ["apples", "Nets", "Masts", "Tide tables", "Zinc", "Boats"])
        user.press("Sd")
        #expect(
            user.titles == ["Boats", "Zinc", "Tide tables", "Masts", "Nets", "apples"])
        user.press("St")
        #expect(
            user.titles == ["apples", "Boats", "Masts", "Nets", "Tide tables", "Zinc"])
        #expect(user.status.contains("sort by title"))
        user.press("SS")
        #expect(
            user.titles == ["Zinc", "Tide tables", "Nets", "Masts", "Boats", "apples"])
        user.press("Sf")
        #expect(
            user.titles == ["Tide tables", "Nets", "apples", "Boats", "Zinc", "Masts"])
        user.press("Sl")
        #expect(user.titles == SimulatedUser.items.map { $0.title })
    }

    @Test func `Keeps all listed items when sorting`() {
        user.press("u\rqSt")
        #expect(user.lines.count == 6)
    }

    @Test func `Shows the whole question for an order on narrow screens`() {
        user.reader.setSurface(ReaderSurface(columns: 30, rows: 16))
        user.press("S")
        let question = user.screen.suffix(5).joined(separator: " ")
            .split(separator: " ").joined(separator: " ")
        for word in ["sort by", "[d] date", "[f] feed", "[r] the other way round"] {
            #expect(question.contains(word), "\(question)")
        }
        user.press("t")
        #expect(user.titles.count == 6 && user.status.contains("sort by title"))
    }

    @Test func `Searches texts of articles`() {
        user.press("/harbour & CO\r")
        #expect(user.status.contains("2/6"), "\(user.screen)")
        user.press("n")
        #expect(user.status.contains("that was the last"))
        user.press("/all of nothing\r")
        #expect(user.status.contains("not found: all of nothing"))
        // Punctuation separates words; markup inside a word does not.
        user.press("/harbourx\r")
        #expect(user.status.contains("not found"))
    }

    @Test func `Searches items from the list of feeds`() {
        user.press("q/harbour & CO\r")
        #expect(user.reader.side == .list && user.status.contains("2/6"), "\(user.screen)")
        user.press("q/anchor\r")
        #expect(user.reader.side == .feeds && !user.status.contains("not found"))
        user.press("/nowhere\r")
        #expect(user.reader.side == .feeds && user.status.contains("not found: nowhere"))
    }

    @Test func `Opens a found article at the match`() {
        let html = (0..<50).map { "<p>Line \($0).</p>" }.joined()
        user.show(
            [SimulatedUser.Item(title: "One", source: 0, html: html)], revision: 2)
        user.press("/line 40\r\r")
        #expect(user.lines[0].contains("Line 40."))
    }

    @Test func `Searches in steps that a key can cancel`() {
        let items = (0..<3_000).map {
            SimulatedUser.Item(
                title: "Item \($0)", source: 0, html: $0 == 2_900 ? "<p>needle</p>" : "<p>hay</p>")
        }
        user.show(items, revision: 2)
        user.press("g/needle\r")
        #expect(user.reader.isSearching && user.status.contains("searching"))
        var pieces = 0
        while user.reader.isSearching, pieces < 100 {
            user.reader.continueSearch()
            pieces += 1
        }
        #expect(user.status.contains("2901/3000") && pieces == 5)
        user.press("gn")
        #expect(user.reader.isSearching)
        user.press("j")
        #expect(!user.reader.isSearching && user.status.contains("2/3000"))
        // Showing another feed cancels it, too.
        user.press("gn")
        user.show([], revision: 3)
        user.reader.continueSearch()
        #expect(!user.reader.isSearching && user.screen.joined().contains("No items."))
    }

    @Test func `Restores list settings in the next session`() throws {
        user.press("hGlu")
        user.press("j")
        let bytes = try #require(user.reader.position?.bytes)
        let next = SimulatedUser()
        next.reader.goBack(to: try #require(ReadingPosition(bytes)))
        next.show()
        #expect(next.screen == user.screen)
        #expect(next.status.contains("2/2"))
    }
}
