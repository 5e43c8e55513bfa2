import FeedListing
import Testing

@testable import TerminalRendering

/// The pane of feeds.
@Suite struct ReaderFeedsTests {
    private let person = ReadingPerson()

    /// The lines of the pane, without the spaces between name and number.
    private var lines: [String] {
        person.lines.map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test func `feeds and folders with what is unread are the first screen of a narrow terminal`() {
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
        // Its name stands above, and not in each line.
        #expect(person.screen[0].contains("Bell") && !person.lines.joined().contains("Bell"))
        person.press("qgq")
        #expect(person.reader.takeRequests() == [.leave])
    }

    @Test func `the numbers follow what is read and starred at once`() {
        person.show()
        person.press("l\rqsh")
        #expect(lines.prefix(3) == ["All 5", "Unread 5", "Starred 1"])
        person.press("jjl")
        #expect(person.titles == ["Tide tables"])
        // It stays until another list is shown.
        person.press("s")
        #expect(person.titles == ["Tide tables"])
        person.press("hkjl")
        #expect(person.titles == [])
    }

    @Test func `one feed is marked as read from its line, and again undoes it`() {
        person.show()
        person.press("5jA")
        #expect(person.delegate.told == ["read 0 5 of 1"])
        #expect(lines.contains("Bell") && lines.contains("All 4"))
        person.press("A")
        #expect(person.delegate.told.last == "unread 0 5 of 1")
        #expect(lines.contains("Bell 2"))
        person.press("GA")
        #expect(person.delegate.told.last == "read 1 3 of 1")
        // What was done to another feed is not undone from here.
        person.press("5gA5jA")
        #expect(person.delegate.told.last == "read 0 4 5 of 1")
    }

    @Test func `a click chooses a feed, and one more lists it`() {
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
    func `as many panes are seen as there is room for`(columns: Int, seen: [Bool]) {
        person.reader.setSurface(ReaderSurface(columns: columns, rows: 20))
        person.show()
        let all = person.screen.joined(separator: "\n")
        #expect([all.contains("Starred"), all.contains("Nets"), all.contains("Text.")] == seen)
        // Tab goes through all, and around.
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

    @Test func `a feed that is chosen is chosen when all is loaded again`() {
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
        // Where it is gone, all items are listed.
        person.show([items[0]], of: [sources[0], sources[1]], revision: 3)
        #expect(person.screen[0].contains("All that is new"))
    }

    @Test func `space at the end of an article goes on to the next unread, in the next feed too`() {
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

    @Test func `folders however deep are drawn, and those with odd names`() {
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

    @Test func `a feed's page is opened from its line`() {
        person.show()
        person.press("Go")
        #expect(person.delegate.told == ["open https://Anchor.example/ of -1"])
        person.press("go")
        #expect(person.status.contains("no address"))
    }
}
