import FeedViews
import Testing
import TextRendering

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

    @Test func `Lays out no more of a title with each drawing than a row shows`() {
        let title = String(repeating: "long ", count: 100_000)
        user.show(
            [SimulatedUser.Item(title: title, source: 0)],
            of: [SimulatedUser.Source(title: title), SimulatedUser.sources[1]], revision: 2)
        #expect(user.lines[0].contains("long long"))
        #expect(user.reader.selectedItem?.title.utf8.count == 8_000)
        #expect(user.reader.selectedItem?.source?.title?.utf8.count == 8_000)
        user.press("\r")
        _ = user.screen
        #expect((user.reader.article?.lines.count ?? 0) > 5_000)
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
        _ = wide.screen
        let layout = wide.reader.layout
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
        user.press("fzinc\u{1B}")
        #expect(user.titles.count == 6)
    }

    @Test func `Says beside a filter why it can't be read, also once it was typed`() {
        let reason = "not understood from here on: x"
        user.press("fage<x")
        #expect(user.status.contains("filter: age<x") && user.status.contains(reason))
        user.press("\r")
        #expect(user.status.contains(reason))
        user.press("j")
        #expect(!user.status.contains(reason))
    }

    @Test func `Sorts by the keys of the question`() {
        user.press("S")
        #expect(user.screen.contains { $0.contains("sort by [d] date [t] title [f] feed") })
        user.press("t")
        #expect(
            user.titles == ["apples", "Boats", "Masts", "Nets", "Tide tables", "Zinc"])
        #expect(user.status.contains("sort by title"))
        user.press("SS")
        #expect(
            user.titles == ["Zinc", "Tide tables", "Nets", "Masts", "Boats", "apples"])
        user.press("Sl")
        #expect(user.titles == SimulatedUser.items.map { $0.title })
        #expect(!user.status.contains("sort"))
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

    @Test func `Opens a found article at the match`() {
        let html = (0..<50).map { "<p>Line \($0).</p>" }.joined()
        user.show(
            [SimulatedUser.Item(title: "One", source: 0, html: html)], revision: 2)
        user.press("/line 40\r\r")
        #expect(user.lines[0].contains("Line 40."))
    }
}
