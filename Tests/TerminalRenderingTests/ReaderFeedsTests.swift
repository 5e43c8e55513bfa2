import FeedListing
import Testing

@testable import TerminalRendering

/// The feeds pane.
@Suite struct ReaderFeedsTests {
    private let person = ReadingPerson()

    /// The lines of the pane, with single spaces between name and number.
    private var lines: [String] {
        person.lines.map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test func `Shows feeds and folders with unread counts first on narrow terminals`() {
        person.show()
        #expect(
            lines == [
                "All 6", "Unread 6", "Starred", "News/ 4", "Sea/ 3", "Bell 2", "Dyke 1", "Cod 1",
                "Anchor 2",
            ])
        #expect(person.status.contains("1/9"))
        person.press("jjj")
        #expect(person.screen[0].contains("News"))
        person.press("l")
        #expect(person.titles == ["Tide tables", "Zinc", "Masts", "Nets"])
        person.press("hjjl")
        #expect(person.titles == ["Tide tables", "Nets"])
        // The feed's name is in the title line, not in every row.
        #expect(person.screen[0].contains("Bell") && !person.lines.joined().contains("Bell"))
        person.press("qgq")
        #expect(person.reader.takeRequests() == [.leave])
    }

    @Test func `Updates counts when items are read or starred`() {
        person.show()
        person.press("l\rqsh")
        #expect(lines.prefix(3) == ["All 5", "Unread 5", "Starred 1"])
        person.press("jjl")
        #expect(person.titles == ["Tide tables"])
        // The item stays listed until another list is shown.
        person.press("s")
        #expect(person.titles == ["Tide tables"])
        person.press("hkjl")
        #expect(person.titles == [])
    }

    @Test func `Marks all items of the selected feed as read, and undoes it`() {
        person.show()
        person.press("5jA")
        #expect(person.delegate.told == ["read 0 5 of 1"])
        #expect(lines.contains("Bell") && lines.contains("All 4"))
        person.press("A")
        #expect(person.delegate.told.last == "unread 0 5 of 1")
        #expect(lines.contains("Bell 2"))
        person.press("GA")
        #expect(person.delegate.told.last == "read 1 3 of 1")
        // Marking another feed can't be undone from here.
        person.press("5gA5jA")
        #expect(person.delegate.told.last == "read 0 4 5 of 1")
    }

    @Test func `Selects a feed with one click and lists it with another`() {
        person.show()
        _ = person.screen
        person.reader.handle(.press(column: 5, row: 9))
        #expect(person.screen[0].contains("Anchor"))
        person.reader.handle(.press(column: 5, row: 9))
        #expect(person.titles == ["apples", "Boats"])
    }

    @Test(arguments: [
        (80, [true, false, false]), (120, [true, true, false]), (160, [true, true, true]),
    ])
    func `Shows as many panes as fit`(columns: Int, seen: [Bool]) {
        person.reader.setSurface(ReaderSurface(columns: columns, rows: 20))
        person.show()
        let all = person.screen.joined(separator: "\n")
        #expect([all.contains("Starred"), all.contains("Nets"), all.contains("Text.")] == seen)
        // Tab cycles through all panes.
        person.reader.handle(.key(.tab))
        if columns == 160 {
            #expect(person.delegate.told == ["read 0 of 1"])
            person.reader.handle(.key(.tab))
        } else {
            person.reader.handle(.key(.tab))
            #expect(person.screen.joined().contains("Text."))
            person.reader.handle(.key(.tab))
        }
        #expect(person.status.contains("1/9"))
        person.reader.handle(.key(.backTab))
        #expect(person.screen.joined().contains("Text."))
    }

    @Test func `Keeps the selected feed after reloading`() {
        person.show()
        person.press("G")
        var sources = ReadingPerson.sources
        sources.insert(ReadingPerson.Source(title: "Eel"), at: 0)
        let items = ReadingPerson.items.map {
            ReadingPerson.Item(title: $0.title, source: $0.source + 1, age: $0.age)
        }
        person.show(items, of: sources, revision: 2)
        #expect(person.screen[0].contains("Anchor"))
        person.press("l")
        #expect(person.titles == ["apples", "Boats"])
        // All items are listed if the feed is gone.
        person.show([items[0]], of: [sources[0], sources[1]], revision: 3)
        #expect(person.screen[0].contains("All that is new"))
    }

    @Test func `Continues with the next unread item of any feed when Space reaches the end`() {
        person.show()
        person.press("5jl\r")
        #expect(person.screen.joined().contains("Tide tables"))
        person.press(" ")
        #expect(person.screen.joined().contains("Nets"))
        person.press(" ")
        #expect(person.screen[0].contains("Dyke") && person.screen.joined().contains("Masts"))
        person.press("  ")
        #expect(person.screen.joined().contains("apples"))
        person.press("  ")
        #expect(person.status.contains("all is read"))
        #expect(person.delegate.told.count == 6)
    }

    @Test func `Draws deep folders and unusual names`() {
        let deep = (0..<200).map { depth in
            ReadingPerson.Source(
                title: "F\(depth)",
                folder: Array(repeating: "d", count: depth).joined(separator: "/"))
        }
        let odd = ["/", "//a//", "a", "a/", "ä", ""].map {
            ReadingPerson.Source(title: "odd", folder: $0)
        }
        person.show([], of: deep + odd)
        _ = person.screen
        let sources = person.reader.entries.filter {
            if case .source = $0.scope { true } else { false }
        }
        #expect(sources.count == 206)
        for _ in 0..<230 { person.press("j") }
        _ = person.screen
    }

    @Test func `Opens a feed's page`() {
        person.show()
        person.press("Go")
        #expect(person.delegate.told == ["open https://Anchor.example/ of -1"])
        person.press("go")
        #expect(person.status.contains("no address"))
    }
}
