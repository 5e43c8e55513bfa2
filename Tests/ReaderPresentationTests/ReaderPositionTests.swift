import FeedModel
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
