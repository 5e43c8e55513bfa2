import ReaderPresentation
import Testing

/// The rows of a list.
struct ReaderItemsTests {
    private let user = ReaderUser()

    init() {
        user.show()
    }

    // MARK: Filter

    @Test
    func `Filters by title, source, place and authors, regardless of case`() {
        for (text, titles) in [
            ("tS", ["Boats", "Masts", "Nets"]), ("bell", ["Tide tables", "Nets"]),
            ("genoa", ["Boats"]), ("ADA", ["Zinc"]), ("tide  \t TABLES", ["Tide tables"]),
            ("Text", []),
        ] {
            user.perform(.filter, text: text)
            #expect(user.titles == titles, "\(text)")
            #expect(user.desk.list?.filter == text)
        }
        #expect(user.desk.list?.emptyWords == "No items.")
        user.perform(.filter, text: " ")
        #expect(user.titles.count == 6 && user.desk.list?.filter == "")
        #expect(user.desk.list?.emptyWords == "")
    }

    @Test
    func `Finds again what a shorter text has, too`() {
        user.perform(.filter, text: "ts")
        user.perform(.filter, text: "tsx")
        #expect(user.titles.isEmpty && user.selected == nil && user.article == nil)
        user.perform(.filter, text: "ts")
        #expect(user.titles == ["Boats", "Masts", "Nets"])
        user.perform(.filter, text: "boats")
        user.perform(.filter, text: "nets")
        #expect(user.titles == ["Nets"])
    }

    @Test
    func `While a filter is typed, the item that was selected before is found again`() {
        user.select("Masts")
        user.perform(.filter, text: "n")
        #expect(user.selected == "Nets")
        user.perform(.filter, text: "")
        #expect(user.selected == "Masts")
    }

    @Test
    func `A selection among the filtered rows stays when the filter is cleared`() {
        user.select("Masts")
        user.perform(.filter, text: "bell")
        user.select("Tide tables")
        user.perform(.filter)
        #expect(user.selected == "Tide tables")
    }

    @Test
    func `Going back clears the filter first, and a list that is chosen has none`() {
        user.perform(.filter, text: "bell")
        user.perform(.back)
        #expect(user.titles.count == 6 && user.place == "items")
        user.perform(.filter, text: "bell")
        user.choose("Anchor")
        #expect(user.titles == ["apples", "Boats"] && user.desk.list?.filter == "")
    }

    @Test
    func `A list that nothing was left of has its selection again`() {
        user.select("Zinc")
        user.perform(.filter, text: "nowhere")
        user.perform(.filter, text: "nowhere")
        user.perform(.next, .back)
        #expect(user.selected == "Zinc")
        for item in ReaderUser.items { user.desk.states[item.title] = .read }
        user.show(revision: 2)
        user.perform(.unreadOnly)
        #expect(user.titles.isEmpty)
        user.perform(.unreadOnly)
        #expect(user.selected == "Zinc")
    }

    @Test
    func `A filter leads from feeds and article to the list`() {
        user.perform(.enter)
        user.perform(.filter, text: "bell")
        #expect(user.place == "items")
        user.perform(.toFeeds)
        user.perform(.filter, text: "")
        #expect(user.place == "items")
    }

    @Test
    func `Says in words why the list is not the whole feed`() {
        #expect(user.desk.list?.conditionWords == "")
        user.perform(.unreadOnly)
        user.perform(.filter, text: "bell")
        user.perform(.sort, text: "title")
        #expect(user.desk.list?.conditionWords == "Unread · filter: bell · sort by title ↓")
        #expect(user.desk.list?.orderWords == "sort by title ↓")
    }

    // MARK: Order

    @Test
    func `Sorts by date, title and feed, and the other way round when asked again`() {
        for (text, titles) in [
            ("date", ["apples", "Nets", "Masts", "Tide tables", "Zinc", "Boats"]),
            ("date", ["Boats", "Zinc", "Tide tables", "Masts", "Nets", "apples"]),
            ("title", ["apples", "Boats", "Masts", "Nets", "Tide tables", "Zinc"]),
            ("reverse", ["Zinc", "Tide tables", "Nets", "Masts", "Boats", "apples"]),
            ("feed", ["Tide tables", "Nets", "apples", "Boats", "Zinc", "Masts"]),
            ("loaded", ReaderUser.items.map { $0.title }),
            ("loaded", ReaderUser.items.map { $0.title }.reversed()),
        ] {
            user.perform(.sort, text: text)
            #expect(user.titles == titles, "\(text)")
        }
        #expect(user.perform(.sort, text: "colour") == .refused)
    }

    @Test
    func `Without a name, takes the next order`() {
        user.perform(.sort)
        #expect(user.desk.list?.order == ItemOrder(.date))
        user.perform(.sort, .sort, .sort)
        #expect(user.desk.list?.order == ItemOrder())
    }

    @Test
    func `Keeps the order in other lists, for what is filtered, and over a reload`() {
        user.perform(.sort, text: "title")
        user.choose("Sea")
        #expect(user.titles == ["Masts", "Nets", "Tide tables"])
        user.perform(.filter, text: "ts")
        #expect(user.titles == ["Masts", "Nets"])
        user.show(revision: 2)
        #expect(user.titles == ["Masts", "Nets"])
    }

    @Test
    func `Sorting keeps the selected item, but stays at the beginning`() {
        user.perform(.sort, text: "title")
        #expect(user.selected == "apples")
        user.select("Masts")
        user.perform(.sort, text: "date")
        #expect(user.selected == "Masts")
    }

    @Test
    func `Items without a date are last in both directions`() {
        let undated = ReaderUser()
        undated.reader.display(
            FeedViewModel(
                title: "A", format: "rss-2.0",
                items: FeedItemViewModels([
                    ReadyFeedItem(FeedItemViewModel(identifier: "1", title: "none")),
                    ReadyFeedItem(
                        FeedItemViewModel(
                            identifier: "2", title: "some",
                            published: DateViewModel(
                                secondsSince1970: 1, rfc3339: "", words: "then"),
                            dateOrigin: .published)),
                ])))
        for _ in 0..<2 {
            undated.perform(.sort, text: "date")
            #expect(undated.titles == ["some", "none"])
        }
    }

    // MARK: Items that stay

    @Test
    func `Items that are read stay in the list of unread ones until it is left`() {
        user.choose("Unread")
        user.perform(.toItems, .enter, .back)
        #expect(user.titles.count == 6)
        user.perform(.filter, text: "t")
        user.perform(.filter)
        user.perform(.sort, text: "title")
        #expect(user.titles.count == 6)
        user.choose("All")
        user.choose("Unread")
        #expect(user.titles.count == 5)
    }

    @Test
    func `They stay over a reload, but new ones that are read do not appear`() {
        user.choose("Unread")
        user.perform(.toItems, .enter, .back)
        user.desk.states["New"] = .read
        user.show(ReaderUser.items + [.init(title: "New", source: 0)], revision: 2)
        #expect(user.titles == ReaderUser.items.map { $0.title })
    }

    @Test
    func `Items whose star is taken away stay in the list of starred ones until it is left`() {
        user.perform(.star)
        user.choose("Starred")
        user.perform(.toItems, .star)
        #expect(user.titles == ["Tide tables"] && user.desk.article?.states == [])
        user.choose("All")
        user.choose("Starred")
        #expect(user.titles.isEmpty)
    }

    @Test
    func `With unread items only, what is read stays until that is asked for again`() {
        user.desk.states["Zinc"] = .read
        user.perform(.enter, .back, .unreadOnly)
        user.show(revision: 2)
        #expect(user.titles == ["apples", "Boats", "Masts", "Nets"])
        user.perform(.enter, .back)
        #expect(user.titles.count == 4)
        user.show(revision: 3)
        #expect(user.titles.count == 4)
        user.perform(.unreadOnly, .unreadOnly)
        #expect(user.titles == ["Boats", "Masts", "Nets"])
    }

    @Test
    func `Starred items are listed although they are read, with unread ones only, too`() {
        user.perform(.star, .unread, .unreadOnly)
        user.choose("Starred")
        #expect(user.titles == ["Tide tables"])
    }

    @Test
    func `The open article stays listed when only unread items are asked for`() {
        user.perform(.enter, .unreadOnly)
        #expect(user.selected == "Tide tables" && user.isReading && !user.desk.article!.isGone)
    }

    @Test func `A feed with an order of its own is listed so, until one sorts otherwise`() {
        var sources = ReaderUser.sources
        sources[0].order = ItemOrder(.date, isReversed: true)
        let user = ReaderUser()
        user.show(of: sources)
        user.choose("Bell")
        #expect(user.titles == ["Tide tables", "Nets"])
        #expect(user.desk.list?.orderWords == "sort by date ↑")
        user.perform(.sort, text: "title")
        #expect(user.titles == ["Nets", "Tide tables"])
        user.show(of: sources, revision: 2)
        #expect(user.titles == ["Nets", "Tide tables"])
        user.choose("Anchor")
        #expect(user.titles == ["apples", "Boats"] && user.desk.list?.orderWords == "")
        user.perform(.sort, text: "title")
        user.choose("Bell")
        #expect(user.desk.list?.orderWords == "sort by date ↑")
        let position = user.reader.position
        #expect(position?.order == ItemOrder(.title))
        let next = ReaderUser()
        if let position { next.reader.restore(position) }
        next.show(of: sources)
        #expect(next.titles == ["Tide tables", "Nets"])
        next.choose("All")
        #expect(next.desk.list?.order == ItemOrder(.title))
        // Without its feed the list is that of all.
        next.choose("Bell")
        next.show([.init(title: "apples", source: 0)], of: Array(sources[1...2]), revision: 2)
        #expect(next.desk.list?.order == ItemOrder(.title))
        let single = ReaderUser()
        single.show(
            [.init(title: "New", source: 0), .init(title: "Old", source: 0, age: 9)],
            of: [sources[0]])
        #expect(single.titles == ["Old", "New"])
    }
}
