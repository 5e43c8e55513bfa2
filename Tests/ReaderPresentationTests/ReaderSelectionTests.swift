import ReaderPresentation
import Testing

/// The selected item and the open article.
struct ReaderSelectionTests {
    private let user = ReaderUser()
    private let fresh = (0..<5).map { ReaderUser.Item(title: "Fresh \($0)", source: 1) }

    init() {
        user.show()
    }

    // MARK: Moving

    @Test
    func `Moves by rows, and stays in the list`() {
        user.perform(.next, number: 3)
        #expect(user.selected == "Boats")
        user.perform(.previous)
        #expect(user.selected == "Zinc")
        user.perform(.next, number: .max)
        #expect(user.selected == "Nets")
        user.perform(.previousItem, number: 100)
        #expect(user.selected == "Tide tables")
        user.perform(.last)
        #expect(user.selected == "Nets")
        user.perform(.first, number: 3)
        #expect(user.selected == "Zinc")
        user.perform(.previous, number: -5)
        #expect(user.selected == "Zinc")
        user.perform(.next, number: .min)
        #expect(user.selected == "Zinc")
        user.perform(.first, number: .min)
        #expect(user.selected == "Tide tables")
        user.perform(.last, number: .max)
        #expect(user.selected == "Nets")
    }

    @Test
    func `Refuses rows that do not exist`() {
        for row in [-1, 6, Int.max] {
            #expect(user.perform(.select, row: row) == .refused)
            #expect(user.perform(.enter, row: row) == .refused)
            #expect(user.perform(.chooseList, row: row == 6 ? 9 : row) == .refused)
        }
        #expect(user.perform(.select) == .refused)
        #expect(user.desk.messages.isEmpty)
    }

    @Test
    func `Does nothing before the first feed but load and leave`() {
        let user = ReaderUser()
        for action in ReaderAction.allCases { user.perform(action) }
        #expect(user.desk.messages == ["leave", "refresh", "leave"])
        #expect(user.desk.list == nil)
    }

    @Test
    func `An empty feed has no selection`() {
        let user = ReaderUser()
        user.show([])
        for action in ReaderAction.allCases where action != .refresh { user.perform(action) }
        #expect(user.selected == nil && user.article == nil && user.titles.isEmpty)
        #expect(!user.desk.messages.contains { $0.hasPrefix("read") })
    }

    // MARK: Opening

    @Test
    func `Reads an item when it is opened, not when it is selected`() {
        user.perform(.next)
        #expect(user.desk.messages.isEmpty && user.article == "apples" && !user.isReading)
        user.perform(.enter)
        #expect(user.desk.messages == ["read apples"] && user.isReading)
        #expect(user.desk.article?.states == .read)
        user.perform(.enter)
        #expect(user.desk.messages.count == 1)
    }

    @Test
    func `Opens the item of a row`() {
        user.perform(.enter, row: 4)
        #expect(user.article == "Masts" && user.isReading)
        user.perform(.enter, row: 2)
        #expect(user.article == "Zinc" && user.isReading)
        #expect(user.desk.messages == ["read Masts", "read Zinc"])
    }

    @Test
    func `The next item is opened while one reads`() {
        user.perform(.enter, .nextItem)
        #expect(user.article == "apples" && user.isReading)
        user.perform(.previousItem, .previousItem)
        #expect(user.article == "Tide tables")
        #expect(user.desk.messages == ["read Tide tables", "read apples"])
    }

    @Test
    func `Leads back from article to list to feeds, and from there out`() {
        user.perform(.enter)
        #expect(user.place == "article")
        user.perform(.close)
        #expect(user.place == "items")
        user.perform(.close)
        #expect(user.place == "feeds")
        user.perform(.back)
        #expect(user.place == "feeds" && !user.desk.messages.contains("leave"))
        user.perform(.close)
        #expect(user.desk.messages.last == "leave")
    }

    @Test
    func `Goes round the panes in both directions`() {
        user.perform(.nextPane)
        #expect(user.place == "article" && user.desk.messages == ["read Tide tables"])
        user.perform(.nextPane)
        #expect(user.place == "feeds")
        user.perform(.nextPane)
        #expect(user.place == "items")
        user.perform(.previousPane, .previousPane)
        #expect(user.place == "article")
        // Without an item to open there are two.
        user.perform(.filter, text: "nowhere")
        user.perform(.nextPane)
        #expect(user.place == "feeds")
        user.perform(.previousPane)
        #expect(user.place == "items")
    }

    @Test
    func `Selecting a row leaves the article`() {
        user.perform(.enter)
        user.select("Masts")
        #expect(user.place == "items" && user.article == "Masts")
        #expect(user.desk.messages == ["read Tide tables"])
    }

    // MARK: Reloads

    @Test(arguments: [[], [.toFeeds], [.refresh, .retry]] as [[ReaderAction]])
    func `Shows news at the top while nothing was touched, also after feeds or loading again`(
        actions: [ReaderAction]
    ) {
        for action in actions { user.perform(action) }
        user.show(fresh + ReaderUser.items, revision: 2)
        #expect(user.selected == "Fresh 0")
    }

    @Test
    func `Keeps the selected item over a reload once something was done`() {
        user.perform(.next, .previous)
        user.show(fresh + ReaderUser.items, revision: 2)
        #expect(user.selected == "Tide tables" && user.desk.list?.selectedRow == 5)
    }

    @Test
    func `Follows an item that has moved far`() {
        user.select("Zinc")
        let many = (0..<500).map { ReaderUser.Item(title: "Many \($0)", source: 1) }
        user.show(many + ReaderUser.items, revision: 2)
        #expect(user.selected == "Zinc")
    }

    @Test
    func `Selects the next that is left when the item is gone, else the one before`() {
        user.select("Zinc")
        user.show(ReaderUser.items.filter { !["Zinc", "Boats"].contains($0.title) }, revision: 2)
        #expect(user.selected == "Masts")
        user.perform(.last)
        user.show(ReaderUser.items.filter { !["Masts", "Nets"].contains($0.title) }, revision: 3)
        #expect(user.selected == "apples")
        user.show(fresh, revision: 4)
        #expect(user.selected == "Fresh 1")
        user.show([], revision: 5)
        #expect(user.selected == nil)
    }

    @Test
    func `Distinguishes items of different feeds with the same identifier`() {
        let user = ReaderUser()
        let twins = [
            ReaderUser.Item(title: "same", source: 1), ReaderUser.Item(title: "same", source: 0),
        ]
        user.show(twins)
        user.perform(.next)
        user.show([.init(title: "new", source: 2)] + twins, revision: 2)
        #expect(user.desk.list?.selectedRow == 2)
    }

    @Test
    func `Distinguishes items of one feed with the same identifier`() {
        let user = ReaderUser()
        let twins = Array(repeating: ReaderUser.Item(title: "same", source: 0), count: 200)
        user.show(twins)
        user.perform(.last)
        user.show(fresh + twins, revision: 2)
        #expect(user.desk.list?.selectedRow == 204)
    }

    @Test
    func `The open article stays open over a reload, wherever its item is now`() {
        user.perform(.enter, row: 2)
        user.show(fresh + ReaderUser.items, revision: 2)
        #expect(user.article == "Zinc" && user.isReading && user.desk.article?.isGone == false)
        #expect(user.desk.article?.revision == 2 && user.desk.article?.index == 7)
    }

    @Test
    func `It stays listed although its item no longer matches the filter`() {
        user.perform(.filter, text: "ada")
        user.perform(.enter)
        var items = ReaderUser.items
        items[2].author = "Bea"
        user.show(items, revision: 2)
        #expect(user.titles == ["Zinc"] && user.desk.article?.isGone == false)
    }

    @Test
    func `It stays although its item is gone, and can be left`() {
        user.perform(.enter, row: 2)
        user.show(ReaderUser.items.filter { $0.title != "Zinc" }, revision: 2)
        #expect(user.article == "Zinc" && user.isReading)
        #expect(user.desk.article?.isGone == true && user.desk.article?.revision == 1)
        #expect(user.desk.article?.states == [] && user.selected == "Boats")
        for action in [ReaderAction.star, .unread] {
            #expect(user.perform(action) == .refused)
            #expect(user.notice == "the feed no longer has this item")
            user.perform(.findNext)
        }
        #expect(user.reader.retainedFeed?.revision == 1)
        user.perform(.back)
        #expect(user.reader.retainedFeed == nil)
        #expect(user.article == "Boats" && !user.isReading && user.place == "items")
        #expect(user.desk.messages == ["read Zinc"])
    }

    @Test
    func `It stays over further reloads, and is the item again when that comes back`() {
        user.perform(.enter, row: 2)
        user.show([], revision: 2)
        user.show(fresh, revision: 3)
        #expect(user.article == "Zinc" && user.desk.article?.revision == 1)
        user.show(fresh + ReaderUser.items, revision: 4)
        #expect(user.article == "Zinc" && user.desk.article?.isGone == false)
        #expect(user.selected == "Zinc")
        #expect(user.perform(.star) == .done)
    }

    @Test(arguments: [(ReaderAction.nextItem, "Boats"), (.previousItem, "apples")])
    func `From an article whose item is gone, leads to its neighbours`(
        action: ReaderAction, title: String
    ) {
        user.perform(.enter, row: 2)
        user.show(ReaderUser.items.filter { $0.title != "Zinc" }, revision: 2)
        user.perform(action)
        #expect(user.article == title && user.isReading && user.desk.article?.isGone == false)
        #expect(user.desk.messages.last == "read \(title)")
    }

    @Test
    func `From an article at an end whose item is gone, leads to its only neighbour`() {
        user.perform(.last, .enter)
        user.show(Array(ReaderUser.items.dropLast()), revision: 2)
        user.perform(.nextItem)
        #expect(user.article == "Nets" && user.isReading)
        user.perform(.previousItem)
        #expect(user.article == "Masts" && user.isReading)
        user.perform(.first)
        user.show(Array(ReaderUser.items.dropFirst()), revision: 3)
        user.perform(.previousItem)
        #expect(user.article == "Tide tables" && user.isReading)
        user.perform(.nextItem)
        #expect(user.article == "apples" && user.isReading)
    }

    @Test
    func `The next unread item is the one after an article whose item is gone`() {
        user.perform(.enter, row: 2)
        user.show(ReaderUser.items.filter { $0.title != "Zinc" }, revision: 2)
        user.perform(.nextUnread)
        #expect(user.article == "Boats")
    }

    @Test
    func `An article whose feed has left the chosen folder stays`() {
        user.choose("Sea")
        user.perform(.toItems, .enter)
        var sources = ReaderUser.sources
        sources[0].folder = nil
        user.show(of: sources, revision: 2)
        #expect(user.article == "Tide tables" && user.isReading)
    }
}
