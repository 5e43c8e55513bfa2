import ReaderPresentation
import Testing

/// Links, pages and loading.
struct ReaderLinksTests {
    private let user = ReaderUser()

    init() {
        user.show()
    }

    @Test
    func `Opens the page of the selected item, which is then read`() {
        user.perform(.open)
        #expect(
            user.desk.messages == [
                "open https://a.example/Tide tables from 0 in 1", "read Tide tables",
            ])
        #expect(user.notice == "opening https://a.example/Tide tables")
        #expect(!user.isReading)
    }

    @Test
    func `Opens an address of the article`() {
        user.perform(.enter, row: 3)
        user.perform(.open, text: "https://other.example/")
        #expect(user.desk.messages.last == "open https://other.example/ from 3 in 1")
    }

    @Test
    func `Reads nothing if the host refuses the address`() {
        user.desk.outcome = .refused
        #expect(user.perform(.open, text: "javascript:") == .refused)
        #expect(user.desk.messages == ["open javascript: from 0 in 1"] && user.notice == "")
    }

    @Test
    func `Opens the site of the chosen feed from the lists of feeds`() {
        user.choose("Anchor")
        user.perform(.open)
        #expect(user.desk.messages == ["open https://Anchor.example/ from - in 1"])
        user.choose("News")
        #expect(user.perform(.open) == .refused && user.notice == "there is no address here")
    }

    @Test
    func `Opens a link of the article beside the lists of feeds from its item`() {
        user.choose("Anchor")
        user.perform(.open, text: "https://other.example/")
        #expect(
            user.desk.messages == ["open https://other.example/ from 1 in 1", "read apples"])
    }

    @Test
    func `Says that an item has no address`() {
        user.select("Zinc")
        #expect(user.perform(.open) == .refused && user.notice == "there is no address here")
        #expect(user.perform(.copy) == .refused && user.desk.messages.isEmpty)
    }

    @Test
    func `Copies an address, or a text of the article`() {
        user.perform(.copy)
        #expect(user.notice == "copied https://a.example/Tide tables")
        user.perform(.copy, text: "some words")
        #expect(
            user.desk.messages == ["copy https://a.example/Tide tables", "copy some words"])
    }

    @Test
    func `Opens links of an article whose item is gone, in its own feed`() {
        user.perform(.enter)
        user.show([], revision: 2)
        user.perform(.open, text: "https://other.example/")
        #expect(user.desk.messages.last == "open https://other.example/ from 0 in 1")
        user.perform(.copy)
        #expect(user.desk.messages.last == "copy https://a.example/Tide tables")
    }

    @Test
    func `Tries again only after a failure`() {
        user.perform(.retry)
        #expect(user.desk.messages.isEmpty)
        user.reader.display(FeedErrorViewModel(message: "m", words: "one feed is away"))
        user.perform(.retry)
        #expect(user.desk.messages == ["refresh"])
        user.reader.display(.noError)
        user.perform(.retry)
        #expect(user.desk.messages == ["refresh"])
        var sources = ReaderUser.sources
        sources[0].failure = "away"
        user.show(of: sources, revision: 2)
        user.perform(.retry, .refresh, .quit)
        #expect(user.desk.messages == ["refresh", "refresh", "refresh", "leave"])
    }
}
