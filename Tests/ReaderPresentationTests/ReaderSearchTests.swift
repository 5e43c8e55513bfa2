import ReaderPresentation
import Testing

/// Searching.
struct ReaderSearchTests {
    private let user = ReaderUser()

    @Test
    func `Finds titles and texts, from the selected row on`() {
        user.show()
        user.perform(.search, text: "harbour & CO")
        #expect(user.selected == "apples" && user.notice == "")
        user.perform(.findNext)
        #expect(user.selected == "apples" && user.notice == "that was the last")
        user.perform(.search, text: "ts")
        #expect(user.selected == "Boats")
        user.perform(.findNext)
        #expect(user.selected == "Masts")
        user.perform(.findPrevious)
        #expect(user.selected == "Boats" && user.desk.list?.search == "ts")
        #expect(user.desk.messages.isEmpty)
    }

    @Test(arguments: [
        (0, 1, 0, 1, false), (1, 1, 1, 3, false), (3, 1, 1, 1, true), (1, -1, 1, 3, true),
        (3, -1, 1, 1, false), (4, 1, 0, 1, false), (4, -1, 0, 3, false),
    ])
    func `Goes around the ends, and tells that`(
        start: Int, direction: Int, first: Int, index: Int, isAround: Bool
    ) {
        let found = FoundPlace(in: 5, from: start, direction, first: first) { [1, 3].contains($0) }
        #expect(found?.index == index && found?.isAround == isAround)
        #expect(FoundPlace(in: 5, from: start, direction, first: first) { _ in false } == nil)
        #expect(FoundPlace(in: 0, from: -1, direction, first: first) { _ in true } == nil)
    }

    @Test
    func `Says what was not found, and what cannot be searched for`() {
        user.show()
        user.perform(.findNext)
        #expect(user.notice == "nothing was searched for yet")
        user.perform(.search, text: " ")
        #expect(user.notice == "nothing was searched for yet")
        user.perform(.search, text: "harbourx")
        #expect(user.notice == "not found: harbourx" && user.desk.notice.kind == .nothing)
    }

    @Test
    func `An empty text searches for the last one again`() {
        user.show()
        user.perform(.search, text: "masts")
        user.perform(.first)
        user.perform(.search, text: "")
        #expect(user.selected == "Masts")
    }

    @Test
    func `In the lists of feeds finds their titles, else items`() {
        user.show()
        user.perform(.toFeeds)
        user.perform(.search, text: "dyke")
        #expect(user.desk.list?.title == "Dyke" && user.place == "feeds")
        user.choose("All")
        user.perform(.search, text: "zinc")
        #expect(user.selected == "Zinc" && user.place == "items")
    }

    @Test
    func `In an article only notes the text, for the view to find, and further on opens others`() {
        user.show()
        user.perform(.enter)
        user.perform(.search, text: "masts")
        #expect(user.article == "Tide tables" && user.desk.article?.search == "masts")
        user.perform(.findNext)
        #expect(user.article == "Masts" && user.isReading)
        #expect(user.desk.messages == ["read Tide tables", "read Masts"])
        user.perform(.search, text: "/m.sts/")
        #expect(user.notice == "not found: /m.sts/" && user.desk.article?.search == "")
    }

    @Test
    func `Leaving the list forgets the search`() {
        user.show()
        user.perform(.search, text: "masts")
        user.perform(.back)
        #expect(user.desk.list?.search == "" && user.desk.article?.search == "")
    }

    @Test
    func `Searches in slices, which any action ends, and a reload does not`() {
        let items = (0..<3_000).map {
            ReaderUser.Item(
                title: "Item \($0)", source: 0, text: $0 == 2_900 ? "<p>needle</p>" : "<p>hay</p>")
        }
        user.show(items)
        user.perform(.search, text: "needle")
        #expect(user.reader.isSearching && user.notice == "searching… 16%")
        #expect(user.desk.notice.kind == .progress)
        var slices = 1
        while user.reader.continueSearching(), slices < 100 { slices += 1 }
        #expect(user.selected == "Item 2900" && slices == 5 && user.notice == "")
        user.perform(.first, .findNext)
        #expect(user.reader.isSearching)
        user.perform(.next)
        #expect(!user.reader.isSearching && !user.reader.continueSearching())
        user.perform(.findNext)
        user.show(items, revision: 2)
        #expect(user.notice == "searching… 16%")
        while user.reader.continueSearching() {}
        #expect(user.selected == "Item 2900" && user.notice == "")
        user.perform(.first, .findNext)
        user.show([], revision: 3)
        #expect(!user.reader.isSearching)
        user.perform(.findNext)
        #expect(user.notice == "not found: needle")
    }

    @Test
    func `Ends a slice after a long text`() {
        let long = "<p>" + String(repeating: "hay ", count: 200_000) + "</p>"
        user.show((0..<10).map { .init(title: "Item \($0)", source: 0, text: long) })
        user.perform(.search, text: "needle")
        var slices = 1
        while user.reader.continueSearching(), slices < 100 { slices += 1 }
        #expect(slices > 3)
    }

    @Test
    func `Searches repetitive text in linear time`() throws {
        let search = try #require(SearchText(String(repeating: "a", count: 200) + "b"))
        #expect(!search.isIn(String(repeating: "a", count: 200_000)))
    }

    private static let markup: [(words: String, html: String, isFound: Bool)] = [
        ("harbour", "<p>har<b>bo</b>ur</p>", true), ("a b", "<p>a</p><p>b</p>", true),
        ("ab", "<p>a</p><p>b</p>", false), ("ab", "a<br>b", false), ("a & b", "a &amp; b", true),
        ("<i>", "&lt;i&gt;", true), ("href", "<a href=\"x\">y</a>", false),
        ("日本", "<p>日<i>本</i></p>", true), ("ab", "a<sup>b</sup>", true), ("a", "<", false),
        ("a", "&am", true), ("b", "<p", false), ("p", "<p class=\"a\">", false),
        ("1", "<h1>x</h1>", false), ("HARbour", "the harbour", true), ("é", "CAFÉ", true),
        ("straße", "STRASSE", false), (" a b ", "a\u{A0}b", true), ("aab", "aaaab", true),
        ("abab", "abacabab", true), ("Ж", "ж", true), ("x", "", false),
    ]

    @Test(arguments: markup)
    func `Searches the text of markup, regardless of case and white space`(
        words: String, html: String, isFound: Bool
    ) {
        user.show([.init(title: "·", source: 0), .init(title: "·", source: 0, text: html)])
        user.perform(.search, text: words)
        #expect((user.desk.list?.selectedRow == 1) == isFound)
    }
}
