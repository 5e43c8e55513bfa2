import ReaderPresentation
import Testing

/// The position across sessions.
struct ReaderPositionTests {
    private let user = ReaderUser()

    private func next(after position: ReaderPosition?) throws -> ReaderUser {
        let bytes = try #require(position).bytes
        let user = ReaderUser()
        user.reader.restore(try #require(ReaderPosition(bytes)))
        return user
    }

    @Test
    func `Finds list, filter, order, selection and article again`() throws {
        user.desk.states["Zinc"] = .read
        user.show()
        user.choose("News")
        user.perform(.unreadOnly)
        user.perform(.filter, text: "t")
        user.perform(.sort, text: "title")
        user.perform(.sort, text: "title")
        user.perform(.enter, row: 1)
        let next = try next(after: user.reader.position)
        next.desk.states = user.desk.states
        next.show()
        #expect(next.titles == user.titles && next.article == user.article && next.isReading)
        #expect(next.desk.list?.conditionWords == user.desk.list?.conditionWords)
        #expect(next.desk.messages.isEmpty)
        #expect(next.reader.position == user.reader.position)
    }

    @Test
    func `Finds the place in the lists of feeds again`() throws {
        user.show()
        user.choose("Anchor")
        let next = try next(after: user.reader.position)
        next.show()
        #expect(next.place == "feeds" && next.desk.list?.title == "Anchor")
    }

    @Test
    func `Waits for a feed that has items`() throws {
        user.show()
        user.perform(.enter, row: 4)
        let next = try next(after: user.reader.position)
        #expect(next.reader.position == user.reader.position)
        next.show([])
        next.show(revision: 2)
        #expect(next.article == "Masts" && next.isReading)
    }

    @Test
    func `Shows the beginning of the list if the item is gone`() throws {
        user.show()
        user.perform(.enter, row: 4)
        let next = try next(after: user.reader.position)
        next.show(ReaderUser.items.filter { $0.title != "Masts" })
        #expect(next.selected == "Tide tables" && next.place == "items")
    }

    @Test
    func `Restores a position in a feed that is displayed`() throws {
        user.show()
        user.perform(.enter, row: 4)
        let position = try #require(user.reader.position)
        user.perform(.back, .first)
        user.reader.restore(position)
        #expect(user.article == "Masts" && user.isReading)
    }

    /// A user who begins where another one has left off.
    private func another(after user: ReaderUser) throws -> ReaderUser {
        let another = ReaderUser()
        another.reader.restore(try #require(user.reader.placeForNextReader))
        return another
    }

    @Test
    func `Shares list, filter, order and selection, but not the pane and the search`() throws {
        user.show()
        user.choose("News")
        user.perform(.unreadOnly)
        user.perform(.filter, text: "t")
        user.perform(.sort, text: "title")
        user.perform(.search, text: "m")
        while user.reader.continueSearching() {}
        user.perform(.enter, row: 1)
        let another = try another(after: user)
        another.show()
        #expect(another.titles == user.titles && another.selected == user.article)
        #expect(another.desk.list?.conditionWords == user.desk.list?.conditionWords)
        #expect(another.place == "items" && another.reader.position?.search == "")
        #expect(another.reader.placeForNextReader == user.reader.placeForNextReader)
        user.perform(.toFeeds)
        #expect(try self.another(after: user).reader.position?.isInFeeds == false)
    }

    @Test
    func `Who has stayed at the first row begins with the news`() throws {
        user.show()
        let another = try another(after: user)
        let news = ReaderUser.Item(title: "News", source: 0, age: 0)
        another.show([news] + ReaderUser.items)
        #expect(another.selected == "News")
        user.perform(.enter, row: 0)
        let reader = try self.another(after: user)
        reader.show([news] + ReaderUser.items)
        #expect(reader.selected == "Tide tables")
    }

    @Test
    func `Selects an item whose feed comes later, unless the user has gone on`() throws {
        user.show()
        user.perform(.select, row: 4)
        let waiting = try another(after: user)
        let moved = try another(after: user)
        for other in [waiting, moved] {
            other.show(Array(ReaderUser.items.prefix(3)))
            #expect(other.selected == "Tide tables")
            // Until then the place stays that of the last reader.
            #expect(other.reader.placeForNextReader == user.reader.placeForNextReader)
            other.perform(.toFeeds)
        }
        moved.perform(.toItems)
        // Also for who leaves meanwhile.
        waiting.perform(.close, .quit)
        #expect(waiting.reader.placeForNextReader == user.reader.placeForNextReader)
        for other in [waiting, moved] { other.show(revision: 2) }
        #expect(waiting.selected == "Masts" && waiting.place == "feeds")
        #expect(moved.selected == "Tide tables")
        waiting.perform(.toItems)
        waiting.perform(.previousItem)
        waiting.show(revision: 3)
        #expect(waiting.selected == "Boats")
    }

    @Test
    func `Decodes what it has encoded, and nothing else`() throws {
        var position = ReaderPosition()
        position.item = "a\u{0}b"
        position.list = "/ä"
        position.filter = String(repeating: "x", count: 4_000)
        position.search = "s"
        position.order = ItemOrder(.title, isReversed: true)
        position.isUnreadOnly = true
        position.isInFeeds = true
        position.isArticleOpen = true
        let bytes = position.bytes
        #expect(ReaderPosition(bytes) == position)
        for count in bytes.indices { #expect(ReaderPosition(Array(bytes[..<count])) == nil) }
        #expect(ReaderPosition(bytes + [0]) == nil)
        #expect(ReaderPosition([2] + bytes.dropFirst()) == nil)
        #expect(ReaderPosition([1, 0, 200, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
        position.filter += "x"
        #expect(ReaderPosition(position.bytes)?.filter == "")
    }
}
