import ReaderPresentation
import Testing

/// The lists that one reads in.
struct ReaderListsTests {
    private let user = ReaderUser()

    @Test
    func `Nests folders as deep as they are, each at its first feed`() {
        user.show()

        #expect(
            user.listLines == [
                "All 6", "Unread 6", "Starred", "News/ 4", "  Sea/ 3", "    Bell 2",
                "    Dyke 1", "  Cod 1", "Anchor 2",
            ])
        #expect(user.desk.sources?.selectedRow == 0)
        #expect(user.lists.last?.sourceIndex == 1)
        #expect(
            user.lists.map { $0.kind } == [
                .all, .unread, .starred, .folder, .folder, .feed, .feed, .feed, .feed,
            ])
    }

    @Test
    func `Keeps folders with the same name in different folders apart`() {
        user.show(
            [],
            of: [.init(title: "A", folder: "News/Tech"), .init(title: "B", folder: "Blogs/Tech")])

        #expect(
            user.listLines.dropFirst(3) == [
                "News/", "  Tech/", "    A", "Blogs/", "  Tech/", "    B",
            ])
    }

    @Test
    func `Ignores empty folder names, and does not fold spellings together`() {
        user.show(
            [],
            of: ["/", "//a//", "a", "ä", "a\u{308}", ""].map { .init(title: "x", folder: $0) })

        #expect(
            user.listLines.dropFirst(3) == [
                "x", "a/", "  x", "  x", "ä/", "  x", "a\u{308}/", "  x", "x",
            ])
    }

    @Test
    func `Of an address that stands for a title, what tells it from others is first`() {
        let addresses = [
            "http://127.0.0.1:18080/feeds/a.xml", "https://a.example/", "feedhost:sample",
        ]
        user.show([], of: addresses.map { .init(title: $0, url: $0) })
        #expect(
            user.listLines.dropFirst(3) == [
                "a.xml · 127.0.0.1:18080", "a.example", "feedhost:sample",
            ])
        user.perform(.chooseList, row: 3)
        #expect(user.desk.list?.title == addresses[0])
    }

    @Test
    func `Lists feeds of very deep folders in the eighth`() {
        let deep = Array(repeating: "d", count: 200).joined(separator: "/")
        user.show(
            [.init(title: "one", source: 0)],
            of: [.init(title: "A", folder: deep), .init(title: "B")])

        #expect(user.lists.map { $0.depth } == [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0])
        user.perform(.chooseList, row: 10)
        #expect(user.titles == ["one"])
    }

    @Test
    func `A single feed needs no lists`() {
        user.show([.init(title: "one", source: 0)], of: [.init(title: "A")])

        #expect(user.lists.isEmpty && user.desk.sources?.selectedRow == nil)
        #expect(user.perform(.toFeeds) == .refused)
        user.perform(.close)
        #expect(user.desk.messages == ["leave"])
    }

    @Test
    func `Lists the items of feeds, folders and states`() {
        user.desk.states = ["Zinc": .read, "Nets": .starred]
        user.show()

        user.choose("Sea")
        #expect(user.titles == ["Tide tables", "Masts", "Nets"])
        #expect(user.desk.list?.title == "News/Sea")
        user.choose("Bell")
        #expect(user.titles == ["Tide tables", "Nets"] && user.desk.list?.title == "Bell")
        user.choose("Unread")
        #expect(user.titles == ["Tide tables", "apples", "Boats", "Masts", "Nets"])
        user.choose("Starred")
        #expect(user.titles == ["Nets"])
        user.choose("All")
        #expect(user.titles.count == 6 && user.desk.list?.title == "All that is new")
    }

    @Test
    func `A folder is not one whose name begins like it`() {
        user.show(
            [.init(title: "one", source: 0), .init(title: "two", source: 1)],
            of: [.init(title: "A", folder: "Sea"), .init(title: "B", folder: "Seaside")])

        user.choose("Sea")
        #expect(user.titles == ["one"])
    }

    @Test
    func `Counts follow what is read and starred`() {
        user.show()
        user.perform(.star, .enter)

        #expect(
            user.listLines.prefix(6) == [
                "All 5", "Unread 5", "Starred 1", "News/ 3", "  Sea/ 2", "    Bell 1",
            ])
    }

    @Test
    func `Says why a feed could not be loaded`() {
        var sources = ReaderUser.sources
        sources[2].failure = "cod.example answers with 503"
        user.show(of: sources)

        #expect(user.lists.map { $0.failure != nil }.firstIndex(of: true) == 7)
        user.choose("News")
        #expect(user.desk.list?.failure == nil)
        user.choose("Cod")
        #expect(user.desk.list?.failure == "cod.example answers with 503")
    }

    @Test
    func `With unread items only, lists that are read are left out, but not the chosen one`() {
        user.desk.states = ["Zinc": .read, "apples": .read, "Boats": .read, "Masts": .read]
        user.show()

        user.perform(.unreadOnly)
        #expect(user.lists.map { $0.title } == ["All", "Unread", "Starred", "News", "Sea", "Bell"])
        user.perform(.unreadOnly)
        user.choose("Dyke")
        user.perform(.unreadOnly)
        #expect(user.lists.map { $0.title }.suffix(4) == ["News", "Sea", "Bell", "Dyke"])
        #expect(user.desk.sources?.selectedRow == 6)
    }

    @Test
    func `Keys move through the lists while one is in them, and lead to the items`() {
        user.show()
        user.perform(.toFeeds)
        #expect(user.place == "feeds")
        user.perform(.next, number: 4)
        #expect(user.desk.list?.title == "News/Sea")
        user.perform(.previous)
        #expect(user.desk.list?.title == "News")
        user.perform(.last)
        #expect(user.desk.list?.title == "Anchor")
        user.perform(.first, number: 6)
        #expect(user.desk.list?.title == "Bell")
        user.perform(.enter)
        #expect(user.place == "items" && user.titles == ["Tide tables", "Nets"])
    }

    @Test
    func `Each list keeps its selection until a reload`() {
        user.show()
        user.select("Masts")
        user.choose("Bell")
        #expect(user.selected == "Tide tables")
        user.select("Nets")
        user.choose("All")
        #expect(user.selected == "Masts")
        user.choose("Bell")
        #expect(user.selected == "Nets")
    }

    @Test
    func `Follows the chosen list over a reload, and shows all if it is gone`() {
        user.show()
        user.choose("Anchor")
        let moved = [ReaderUser.Source(title: "Eel")] + ReaderUser.sources
        let items = ReaderUser.items.map {
            ReaderUser.Item(title: $0.title, source: $0.source + 1, age: $0.age)
        }
        user.show(items, of: moved, revision: 2)
        #expect(user.titles == ["apples", "Boats"] && user.desk.sources?.selectedRow == 9)
        user.show([items[0]], of: [moved[0], moved[1]], revision: 3)
        #expect(user.titles == ["Tide tables"] && user.desk.list?.title == "All that is new")
        #expect(user.desk.sources?.selectedRow == 0)
        // Also if there are no lists any more to choose another one from.
        user.choose("Starred")
        user.show([ReaderUser.items[0]], of: [ReaderUser.sources[0]], revision: 4)
        #expect(user.titles == ["Tide tables"] && user.lists.isEmpty)
    }

    @Test
    func `Follows a folder over a reload`() {
        user.show()
        user.choose("Sea")
        user.show(revision: 2)
        #expect(user.desk.list?.title == "News/Sea" && user.titles.count == 3)
        user.show(of: ReaderUser.sources.map { .init(title: $0.title) }, revision: 3)
        #expect(user.titles.count == 6)
    }
}
