import ReaderPresentation
import Testing

/// The searches of the user's list, which are lists like others.
struct ReaderNamedSearchTests {
    private let user = ReaderUser(clock: { FeedClock(now: 1_795_305_600) })

    init() {
        user.desk.searches = [
            FeedSearch(name: "Ships", query: "title:boats or title:masts or harbour"),
            FeedSearch(name: "New here", query: "unread in:sea"),
            FeedSearch(name: "Wrong", query: "titel:x"), FeedSearch(name: "Empty", query: ""),
        ]
    }

    private func searchOn() {
        var slices = 0
        while user.reader.continueSearching(), slices < 100 { slices += 1 }
        #expect(!user.reader.isSearching)
    }

    @Test func `Are listed before feeds, and counted while nothing else is to be done`() {
        user.show()
        #expect(
            user.listLines.prefix(7) == [
                "All 6", "Unread 6", "Starred", "Ships", "New here", "Wrong", "Empty",
            ])
        #expect(user.lists[3].kind == .search && user.reader.isSearching)
        searchOn()
        #expect(user.listLines[3..<5] == ["Ships 3", "New here 3"])
        #expect(
            user.lists.map { $0.failure }[3...6] == [
                nil, nil, "not understood from here on: titel:x", "not understood from here on: ",
            ])
    }

    @Test func `List what they find, in its order, at once when they are chosen`() {
        user.show()
        user.choose("Ships")
        #expect(user.titles == ["apples", "Boats", "Masts"] && user.desk.list?.title == "Ships")
        #expect(user.listLines[3] == "Ships 3")
        user.choose("Wrong")
        #expect(user.titles == [])
    }

    @Test func `Count and find again by the states of items, which stay until the list is left`() {
        user.show()
        user.choose("New here")
        #expect(user.titles == ["Tide tables", "Masts", "Nets"])
        user.perform(.enter, .enter, .back)
        #expect(user.titles == ["Tide tables", "Masts", "Nets"])
        #expect(user.listLines[4] == "New here 2")
        user.show(revision: 2)
        #expect(user.desk.sources?.rows[4].count == 2)
        user.choose("All")
        user.choose("New here")
        #expect(user.titles == ["Masts", "Nets"])
        user.select("Masts")
        user.perform(.allRead)
        #expect(user.listLines[4] == "New here" && user.listLines[3].hasPrefix("Ships"))
        user.perform(.allRead)
        #expect(user.listLines[4] == "New here 2")
    }

    @Test func `Unread only leaves out read items of them, too`() {
        user.desk.states = ["Boats": .read]
        user.show()
        user.choose("Ships")
        user.perform(.unreadOnly)
        #expect(user.titles == ["apples", "Masts"])
        #expect(user.lists.map { $0.title }.contains("Wrong"))
    }

    @Test func `Are found again by their names after a reload, and when one begins again`() {
        user.show()
        user.choose("Ships")
        user.select("Masts")
        user.desk.searches.swapAt(0, 1)
        user.show(revision: 2)
        #expect(user.selected == "Masts")
        #expect(user.lists[user.desk.sources?.selectedRow ?? 0].title == "Ships")
        let position = user.reader.position
        let next = ReaderUser()
        next.desk.searches = user.desk.searches
        if let position { next.reader.restore(position) }
        next.show()
        #expect(next.selected == "Masts" && next.titles == ["apples", "Boats", "Masts"])
        user.desk.searches = []
        user.show(revision: 3)
        #expect(user.desk.list?.title == "All that is new" && user.titles.count == 6)
    }

    @Test func `A single feed has lists as soon as there is a search`() {
        user.show([.init(title: "Boats", source: 0)], of: [.init(title: "A")])
        searchOn()
        #expect(user.listLines.prefix(4) == ["All 1", "Unread 1", "Starred", "Ships 1"])
        user.desk.searches = []
        user.show([.init(title: "Boats", source: 0)], of: [.init(title: "A")], revision: 2)
        #expect(user.lists.isEmpty && user.titles == ["Boats"])
    }
}
