import ReaderPresentation
import Testing

/// Filtering and searching by queries.
struct ReaderQueryTests {
    private let user = ReaderUser(clock: { FeedClock(now: 1_795_305_600) })

    init() {
        user.show()
    }

    @Test(arguments: [
        ("title:TS", ["Boats", "Masts", "Nets"]), ("-title:ts", ["Tide tables", "apples", "Zinc"]),
        ("author:ada", ["Zinc"]), ("author:@mail", ["Zinc"]),
        ("in:sea", ["Tide tables", "Masts", "Nets"]),
        ("from:anchor", ["apples", "Boats"]), ("from:cod.example", ["Zinc"]),
        ("text:\"harbour & co\"", ["apples"]), ("in:news -in:sea or genoa", ["Zinc", "Boats"]),
        ("age<150min", ["apples", "Nets"]), ("title:/^.{4}$/", ["Zinc", "Nets"]),
        ("bell (title:tide or tag:x)", ["Tide tables"]), ("text:/har.*co/", ["apples"]),
        ("link:x", []), ("starred", ["Masts"]), ("unread title:ts", ["Boats", "Nets"]),
    ])
    func `Filters by a query`(query: String, titles: [String]) {
        user.desk.states = ["Masts": [.starred, .read]]
        user.desk.displayAgain()
        user.perform(.filter, text: query)
        #expect(user.titles == titles)
        #expect(user.desk.list?.filter == query && user.notice == "")
    }

    @Test func `While a query is typed, the list follows what is complete`() {
        let steps: [(typed: String, count: Int)] = [
            ("t", 4), ("title", 0), ("title:", 6), ("title:ts", 3), ("title:ts ", 3),
            ("title:ts o", 1), ("title:ts or", 3), ("title:ts or \"", 3),
            ("title:ts or \"tide t", 4),
            ("title:ts or \"tide t\"", 4),
        ]
        for step in steps {
            user.perform(.filter, text: step.typed)
            #expect(user.titles.count == step.count, "\(step.typed)")
            #expect(user.notice == "")
        }
    }

    @Test func `Keeps the list while a query can't be read, and says from where on`() {
        user.perform(.filter, text: "title:ts")
        for (typed, rest) in [
            ("title:ts age<x", "x"), ("title:ts /[a", "[a"), ("title:ts titel:x", "titel:x"),
        ] {
            user.perform(.filter, text: typed)
            #expect(user.titles == ["Boats", "Masts", "Nets"])
            #expect(user.notice == "not understood from here on: " + rest)
            #expect(user.desk.list?.filter == "title:ts")
        }
        user.perform(.search, text: "nets age<3")
        #expect(user.notice == "not understood from here on: 3")
        user.perform(.search, text: "titel:x")
        #expect(
            user.notice == "not understood from here on: titel:x" && user.desk.list?.search == "")
    }

    @Test func `A filter that is confirmed has to be complete`() {
        for _ in 0..<2 { user.perform(.filter, text: "title:ts age<3d") }
        #expect(user.notice == "")
        user.perform(.filter, text: "title:ts age<3")
        #expect(user.notice == "")
        user.perform(.filter, text: "title:ts age<3")
        #expect(user.notice == "not understood from here on: 3")
    }

    @Test func `Searches by a query, and names the words to find in the article`() {
        user.perform(.search, text: "-bell in:news harbour or title:masts")
        #expect(user.selected == "Masts" && user.desk.list?.search == "harbour")
        user.perform(.search, text: "-title:apples \"all of\" or /z.nc/")
        #expect(user.selected == "Zinc" && user.desk.list?.search == "all of")
        user.perform(.search, text: "unread from:anchor")
        #expect(user.selected == "Boats" && user.desk.list?.search == "")
        user.perform(.findNext)
        #expect(user.selected == "apples")
        user.perform(.search, text: "starred")
        #expect(user.notice == "not found: starred" && user.desk.list?.search == "")
    }

    @Test func `Filters by texts in slices, and shows what is found so far`() {
        let items = (0..<3_000).map {
            ReaderUser.Item(
                title: "Item \($0)", source: 0, text: $0 % 1_000 == 400 ? "needle" : "hay")
        }
        user.show(items, revision: 2)
        user.perform(.filter, text: "text:needle")
        #expect(user.titles == ["Item 400"] && user.reader.isSearching)
        #expect(user.reader.continueSearching())
        #expect(user.notice == "searching… 33%" && user.desk.notice.kind == .progress)
        user.perform(.star)
        #expect(user.desk.messages.last == "star Item 400")
        var slices = 2
        while user.reader.continueSearching(), slices < 100 { slices += 1 }
        #expect(user.titles == ["Item 400", "Item 1400", "Item 2400"] && slices == 5)
        #expect(user.notice == "" && user.selected == "Item 400")
        user.perform(.filter, text: "text:needle or text:x")
        user.perform(.filter, text: "")
        #expect(user.titles.count == 3_000 && !user.reader.isSearching)
        // A search waits for all of them.
        user.perform(.filter, text: "text:needle")
        user.perform(.search, text: "2400")
        while user.reader.continueSearching() {}
        #expect(user.selected == "Item 2400" && user.notice == "")
        // It begins with the selected item, though a reload comes between and rows above it.
        user.perform(.sort, text: "title")
        user.perform(.filter, text: "text:needle")
        user.perform(.search, text: "400")
        user.show(items, revision: 3)
        while user.reader.continueSearching() {}
        #expect(user.titles == ["Item 1400", "Item 2400", "Item 400"])
        #expect(user.selected == "Item 400" && user.notice == "")
        // Of a smaller list nothing is left to be searched.
        user.perform(.filter, text: "text:needle")
        _ = user.reader.continueSearching()
        user.show(revision: 4)
        #expect(user.notice == "" && !user.reader.isSearching)
    }

    @Test func `An item selected before is selected when its slice is listed`() throws {
        let items = (0..<2_000).map { ReaderUser.Item(title: "Item \($0)", source: 0) }
        user.show(items, revision: 2)
        user.perform(.select, row: 1_500)
        user.perform(.filter, text: "text:text")
        #expect(user.selected == "Item 499")
        while user.reader.continueSearching() {}
        #expect(user.selected == "Item 1500" && user.titles.count == 2_000)
        // Also where the list is another one, and in the next session.
        user.perform(.nextItem)
        user.show(items, revision: 3)
        while user.reader.continueSearching() {}
        #expect(user.selected == "Item 1501")
        user.perform(.unreadOnly)
        while user.reader.continueSearching() {}
        #expect(user.selected == "Item 1501")
        let next = ReaderUser()
        next.reader.restore(try #require(user.reader.position))
        next.show(items)
        while next.reader.continueSearching() {}
        #expect(next.selected == "Item 1501")
        // An article stays open meanwhile.
        user.perform(.enter)
        user.show(items, revision: 4)
        #expect(user.article == "Item 1501" && user.desk.article?.isGone == false)
        let reading = ReaderUser()
        reading.reader.restore(try #require(user.reader.position))
        reading.show(items)
        #expect(reading.article == "Item 1501" && reading.isReading)
    }

    @Test func `A position keeps filter and search as typed`() throws {
        user.perform(.filter, text: "title:ts")
        user.perform(.search, text: "from:bell nets")
        let position = try #require(user.reader.position)
        #expect(position.filter == "title:ts" && position.search == "from:bell nets")
        let other = ReaderUser()
        other.reader.restore(position)
        other.show()
        #expect(other.titles == ["Boats", "Masts", "Nets"] && other.desk.list?.search == "nets")
    }
}
