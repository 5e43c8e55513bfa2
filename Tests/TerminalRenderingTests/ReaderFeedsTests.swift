import FeedViews
import Testing

@testable import TerminalRendering

/// The feeds pane.
@Suite struct ReaderFeedsTests {
    private let user = SimulatedUser()

    /// The lines of the pane, with single spaces between name and number.
    private var lines: [String] {
        user.lines.map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test func `Shows feeds and folders with unread counts first on narrow terminals`() {
        user.show()
        #expect(
            lines == [
                "All 6", "Unread 6", "Starred", "News/ 4", "Sea/ 3", "Bell 2", "Dyke 1", "Cod 1",
                "Anchor 2",
            ])
        #expect(user.status.contains("1/9"))
        user.press("jjj")
        #expect(user.screen[0].contains("News"))
        user.press("l")
        #expect(user.titles == ["Tide tables", "Zinc", "Masts", "Nets"])
        user.press("hjjl")
        #expect(user.titles == ["Tide tables", "Nets"])
        // The feed's name is in the title line, not in every row.
        #expect(user.screen[0].contains("Bell") && !user.lines.joined().contains("Bell"))
        user.press("qgq")
        #expect(user.delegate.messages == ["leave"])
    }

    @Test func `Marks feeds that could not be loaded, and shows the reason`() {
        var sources = SimulatedUser.sources
        sources[2].failure = "cod.example answers with 503"
        user.show(of: sources)
        #expect(lines.filter { $0.contains("!") } == ["! Cod 1"])
        user.press("jjj")
        #expect(!user.status.contains("503"))
        user.press("jjjj")
        #expect(user.status.contains("cod.example answers with 503"))
    }

    @Test func `Selects a feed with one click and lists it with another`() {
        user.show()
        _ = user.screen
        user.reader.handle(.press(column: 5, row: 9))
        #expect(user.screen[0].contains("Anchor"))
        user.reader.handle(.press(column: 5, row: 9))
        #expect(user.titles == ["apples", "Boats"])
    }

    @Test(arguments: [
        (80, [true, false, false]), (120, [true, true, false]), (160, [true, true, true]),
    ])
    func `Shows as many panes as fit`(columns: Int, seen: [Bool]) {
        user.reader.setSurface(ReaderSurface(columns: columns, rows: 20))
        user.show()
        let all = user.screen.joined(separator: "\n")
        #expect([all.contains("Starred"), all.contains("Nets"), all.contains("Text.")] == seen)
        // Tab cycles through all panes.
        user.reader.handle(.key(.tab))
        if columns == 160 {
            #expect(user.delegate.messages == ["read 0 of 1"])
            user.reader.handle(.key(.tab))
        } else {
            user.reader.handle(.key(.tab))
            #expect(user.screen.joined().contains("Text."))
            user.reader.handle(.key(.tab))
        }
        #expect(user.status.contains("1/9"))
        user.reader.handle(.key(.backTab))
        #expect(user.screen.joined().contains("Text."))
    }

    @Test func `Continues with the next unread item of any feed when Space reaches the end`() {
        user.show()
        user.press("5jl\r")
        #expect(user.screen.joined().contains("Tide tables"))
        user.press(" ")
        #expect(user.screen.joined().contains("Nets"))
        user.press(" ")
        #expect(user.screen[0].contains("Dyke") && user.screen.joined().contains("Masts"))
        user.press("  ")
        #expect(user.screen.joined().contains("apples"))
        user.press("  ")
        #expect(user.status.contains("all is read"))
        #expect(user.delegate.messages.count == 6)
    }

    @Test func `Draws deep folders and unusual names`() {
        let deep = (0..<200).map { depth in
            SimulatedUser.Source(
                title: "F\(depth)",
                folder: Array(repeating: "d", count: depth).joined(separator: "/"))
        }
        let odd = ["/", "//a//", "a", "a/", "ä", ""].map {
            SimulatedUser.Source(title: "odd", folder: $0)
        }
        user.show([], of: deep + odd)
        _ = user.screen
        #expect(user.reader.lists.rows.count { $0.kind == .feed } == 206)
        for _ in 0..<230 { user.press("j") }
        _ = user.screen
    }
}
