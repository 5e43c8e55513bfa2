import ReaderPresentation
import Testing

/// Marking items, and undoing it.
struct ReaderStatesTests {
    private let user = ReaderUser()

    init() {
        user.show()
    }

    // MARK: One item

    @Test
    func `Toggles the states of the selected item`() {
        user.perform(.unread, .unread, .star, .star)
        #expect(
            user.desk.messages == [
                "read Tide tables", "unread Tide tables", "star Tide tables", "unstar Tide tables",
            ])
        #expect(user.desk.list?.change.changedRows == 0..<1)
        #expect(user.desk.list?.change.hasNewRows == false)
    }

    @Test
    func `Marks no item from the lists of feeds`() {
        user.perform(.toFeeds)
        #expect(user.perform(.star) == .refused && user.perform(.unread) == .refused)
        #expect(user.desk.messages.isEmpty)
    }

    @Test
    func `Shows no state that could not be stored`() {
        user.desk.outcome = .failed
        #expect(user.perform(.star) == .failed)
        #expect(user.desk.article?.states == [])
        #expect(user.perform(.allRead) == .failed)
        #expect(user.notice == "")
        user.desk.outcome = .done
        user.perform(.allRead)
        #expect(user.notice.hasPrefix("6 marked"))
    }

    // MARK: All items

    @Test
    func `Marks all that is listed, says how many, and undoes exactly that`() {
        let user = ReaderUser()
        user.desk.states["Nets"] = .read
        user.show()
        user.choose("Sea")
        user.perform(.allRead)
        #expect(user.desk.messages == ["read Tide tables, Masts"])
        #expect(user.notice == "2 marked as read, A undoes it")
        #expect(user.desk.notice.kind == .undoable)
        #expect(user.listLines.prefix(5) == ["All 3", "Unread 3", "Starred", "News/ 1", "  Sea/"])
        user.perform(.allRead)
        #expect(user.desk.messages.last == "unread Tide tables, Masts")
        #expect(user.notice == "all are as before" && user.desk.notice.kind == .done)
        user.perform(.allRead)
        #expect(user.notice == "2 marked as read, A undoes it")
    }

    @Test
    func `Marks what the filter leaves only, also from the lists of feeds`() {
        user.choose("News")
        user.perform(.filter, text: "bell")
        user.perform(.toFeeds, .allRead)
        #expect(user.desk.messages == ["read Tide tables, Nets"])
        #expect(user.notice.hasPrefix("2 "))
    }

    @Test
    func `Never undoes the marking of another list`() {
        let user = ReaderUser()
        for item in ["apples", "Boats"] { user.desk.states[item] = .read }
        user.show()
        user.choose("Sea")
        user.perform(.allRead)
        user.choose("Anchor")
        user.perform(.allRead)
        #expect(user.notice == "all is read" && user.desk.messages.count == 1)
        user.choose("Sea")
        user.perform(.allRead)
        #expect(user.notice == "all is read" && user.desk.messages.count == 1)
    }

    @Test(arguments: [ReaderAction.filter, .sort, .unreadOnly])
    func `Forgets the marking when the list changes`(action: ReaderAction) {
        user.choose("Bell")
        user.perform(.allRead)
        user.perform(action, text: action == .filter ? "t" : nil)
        user.perform(.allRead)
        #expect(user.notice == "all is read" && user.desk.messages.count == 1)
    }

    @Test
    func `Forgets the marking with the feed`() {
        user.perform(.allRead)
        user.show(revision: 2)
        #expect(user.notice == "" && user.desk.notice.kind == .done)
        user.perform(.allRead)
        #expect(user.notice == "all is read")
    }

    @Test
    func `Undoes the last marking only`() {
        user.choose("Bell")
        user.perform(.allRead, .toItems, .unread, .allRead)
        #expect(user.desk.messages.suffix(2) == ["unread Tide tables", "read Tide tables"])
        user.perform(.allRead)
        #expect(user.desk.messages.last == "unread Tide tables")
        user.perform(.unread, .allRead)
        #expect(user.notice == "all is read")
    }

    @Test
    func `Moving and starring forget nothing`() {
        user.choose("Bell")
        user.perform(.toItems, .allRead, .next, .star, .allRead)
        #expect(user.desk.messages.last == "unread Tide tables, Nets")
    }

    @Test
    func `Names the user's key, or none`() throws {
        let other = ReaderUser(keys: try ReaderKeys("none A; all-read x"))
        other.show()
        other.perform(.allRead)
        #expect(other.notice == "6 marked as read, x undoes it")
        let none = ReaderUser(keys: try ReaderKeys("none A"))
        none.show()
        none.perform(.allRead)
        #expect(none.notice == "6 marked as read")
    }

    // MARK: States from elsewhere

    @Test
    func `Takes over what another reader has marked, and loses no rows`() {
        user.choose("Unread")
        user.perform(.toItems, .next)
        user.desk.states["apples"] = [.read, .starred]
        user.reader.statesDidChange(of: .list([1]))
        #expect(user.titles.count == 6 && user.selected == "apples")
        #expect(user.desk.article?.states == [.read, .starred])
        #expect(user.desk.list?.change == ItemListChange(changedRows: 1..<2))
        #expect(user.listLines.prefix(3) == ["All 5", "Unread 5", "Starred 1"])
        user.desk.states["Nets"] = .read
        user.reader.statesDidChange()
        #expect(user.listLines.prefix(2) == ["All 4", "Unread 4"])
        user.perform(.allRead)
        #expect(user.desk.messages == ["read Tide tables, Zinc, Boats, Masts"])
    }

    @Test
    func `Undoes the marking that is offered, although another reader has marked one unread`() {
        user.choose("Bell")
        user.perform(.allRead)
        user.desk.states["Nets"] = .starred
        user.reader.statesDidChange()
        user.perform(.allRead)
        #expect(user.desk.messages.last == "unread Tide tables, Nets")
    }

    @Test
    func `A feed of the same revision only has other states`() {
        user.choose("Bell")
        user.perform(.enter, .last, .enter)
        user.desk.states["Nets"] = .starred
        user.show(revision: 1)
        #expect(user.isReading && user.article == "Nets")
        #expect(user.desk.article?.states == .starred)
        #expect(user.desk.list?.change.hasNewRows == false)
    }

    @Test
    func `Of its own change, which the delegate displays, it tells views only once`() {
        user.perform(.unreadOnly)
        user.desk.displays = []
        user.perform(.enter)
        #expect(user.desk.displays == ["lists", "items", "article"])
        #expect(user.desk.list?.change == ItemListChange(changedRows: 0..<1))
        #expect(user.desk.article?.states == .read && user.listLines.first == "All 5")
    }

    @Test
    func `Ignores states of items that do not exist`() {
        user.reader.statesDidChange(of: .list([99]))
        user.reader.statesDidChange(of: .list([-1, 99]))
        user.reader.statesDidChange(of: .range(3..<1_000))
        user.reader.statesDidChange(of: .range(7..<8))
        user.reader.statesDidChange(of: .range(-1..<Int.max))
        #expect(user.titles.count == 6)
    }
}
