import ReaderPresentation
import Testing

/// The next unread item.
struct ReaderUnreadTests {
    private let user = ReaderUser()

    @Test
    func `Is below the selected one, then from the top`() {
        user.desk.states = ["apples": .read, "Boats": .read, "Nets": .read]
        user.show()
        user.perform(.nextUnread)
        #expect(user.selected == "Zinc" && user.place == "items")
        user.perform(.nextUnread)
        #expect(user.selected == "Masts")
        user.perform(.nextUnread)
        #expect(user.selected == "Tide tables" && user.desk.messages.isEmpty)
    }

    @Test
    func `Is in the next feed that has any, after the last of the chosen one`() {
        user.show()
        user.choose("Bell")
        user.perform(.nextUnread)
        #expect(user.selected == "Tide tables" && user.place == "items")
        user.perform(.nextUnread)
        #expect(user.selected == "Nets")
        user.perform(.nextUnread)
        #expect(user.selected == "Masts" && user.desk.list?.title == "Dyke")
        user.perform(.nextUnread, .nextUnread)
        #expect(user.selected == "apples" && user.desk.list?.title == "Anchor")
        user.perform(.nextUnread, .nextUnread)
        #expect(user.selected == "Tide tables" && user.desk.list?.title == "Bell")
    }

    @Test
    func `Is not in a feed of its own when a folder of it is chosen, but in the next feed`() {
        user.desk.states = ["Tide tables": .read, "Masts": .read, "Nets": .read]
        user.show()
        user.choose("Sea")
        user.perform(.nextUnread)
        #expect(user.desk.list?.title == "Cod" && user.selected == "Zinc")
    }

    @Test
    func `Stays in the list of all items, and in that of unread ones`() {
        for list in ["All", "Unread"] {
            let user = ReaderUser()
            user.show()
            user.choose(list)
            user.perform(.toItems, .last, .nextUnread)
            #expect(user.selected == "Tide tables" && user.titles.count == 6)
        }
    }

    @Test
    func `Is opened while one reads`() {
        user.show()
        user.choose("Bell")
        user.perform(.enter, .last, .enter, .nextUnread)
        #expect(user.article == "Masts" && user.isReading)
        #expect(user.desk.messages == ["read Nets", "read Masts"])
    }

    @Test
    func `Says so if all is read`() {
        for item in ReaderUser.items { user.desk.states[item.title] = .read }
        user.show()
        user.perform(.nextUnread)
        #expect(user.notice == "all is read" && user.desk.notice.kind == .nothing)
        #expect(user.selected == "Tide tables")
        user.perform(.next)
        #expect(user.notice == "")
    }
}
