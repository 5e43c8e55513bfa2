import FeedTesting
import ReaderPresentation
import Testing

/// What views are told, and when.
struct ReaderDisplayTests {
    private let user = ReaderUser()

    init() {
        user.show()
    }

    @Test
    func `After a feed, shows lists, items and article, in this order`() {
        #expect(user.desk.displays == ["lists", "items", "article"])
        #expect(user.desk.list?.change == .all && user.desk.list?.revision == 1)
        #expect(user.desk.sources?.revision == 1 && user.desk.article?.revision == 1)
    }

    @Test
    func `Shows only what an action has changed`() {
        user.desk.displays = []
        user.perform(.next)
        #expect(user.desk.displays == ["items", "article"])
        #expect(user.desk.list?.change == ItemListChange(hasNewSelection: true))
        user.desk.displays = []
        user.perform(.previous)
        #expect(user.desk.displays == ["items", "article"])
        user.desk.displays = []
        user.perform(.nextItem, .enter)
        #expect(user.desk.displays == ["items", "article", "lists", "items", "article"])
        #expect(user.desk.list?.change == ItemListChange(changedRows: 1..<2))
        user.desk.displays = []
        user.perform(.copy, .help)
        #expect(user.desk.displays == ["notice copied https://a.example/apples"])
        user.perform(.last, .first)
        #expect(user.desk.displays[1...].first { $0.hasPrefix("notice") } == "notice ")
    }

    @Test
    func `Answers an action that changes nothing with the notice`() {
        let version = user.desk.list?.version
        user.perform(.filter, text: "t")
        user.desk.displays = []
        #expect(user.perform(.first) == .done && user.perform(.select, row: 99) == .refused)
        #expect(user.perform(.enter, version: version) == .stale)
        #expect(user.desk.displays == ["notice ", "notice ", "notice "])
    }

    @Test
    func `Versions grow by one with each change`() throws {
        let version = try #require(user.desk.list?.version)
        user.perform(.next, .next)
        #expect(user.desk.list?.version == version + 2)
    }

    @Test
    func `An action for rows that have changed is stale`() throws {
        let version = try #require(user.desk.list?.version)
        user.perform(.next)
        #expect(user.perform(.select, row: 4, version: version) == .done)
        user.perform(.filter, text: "t")
        for action in [
            ReaderAction.select, .enter, .allRead, .unread, .star, .open, .copy, .removeFeed,
        ] {
            #expect(user.perform(action, row: 0, version: version) == .stale)
        }
        #expect(user.perform(.filter, text: "ti", version: version) == .done)
        #expect(user.perform(.next, version: version) == .done)
        #expect(user.perform(.select, row: 0, version: user.desk.list?.version) == .done)
        #expect(user.desk.messages.isEmpty)
    }

    @Test
    func `A choice among lists that have changed is stale`() throws {
        let version = try #require(user.desk.sources?.version)
        user.perform(.star)
        #expect(user.perform(.chooseList, row: 3, version: version) == .done)
        user.show(revision: 2)
        #expect(user.perform(.chooseList, row: 3, version: version) == .stale)
        // Also where there are none any more.
        let lists = try #require(user.desk.sources)
        user.show([ReaderUser.items[0]], of: [ReaderUser.sources[0]], revision: 3)
        #expect(user.lists.isEmpty && user.desk.sources?.rowsVersion != lists.rowsVersion)
        #expect(user.perform(.chooseList, row: 0, version: lists.version) == .stale)
    }

    @Test
    func `A view that is told of the lists first names no row of other items`() {
        let version = user.desk.list?.version
        var outcomes: [FeedRequestOutcome] = []
        user.desk.didDisplayLists = { [user] in
            guard outcomes.isEmpty else { return }
            outcomes.append(user.perform(.select, row: 0, version: version))
        }
        user.choose("Bell")
        user.desk.didDisplayLists = {}
        #expect(outcomes == [.stale])
    }

    @Test
    func `Leaves to the view what is on its screen`() {
        for action in ReaderAction.allCases where action.isViewsOwn {
            #expect(user.perform(action) == .refused)
        }
        #expect(user.desk.displays == ["lists", "items", "article"])
    }

    @Test
    func `A view may request an action while it displays`() {
        var isFirst = true
        user.desk.didDisplayList = { [user] in
            guard isFirst else { return }
            isFirst = false
            user.perform(.enter)
        }
        user.perform(.next)
        user.desk.didDisplayList = {}
        #expect(user.article == "apples" && user.isReading)
        #expect(user.desk.messages == ["read apples"])
    }

    @Test
    func `Shows everything again in new views`() {
        user.perform(.enter, row: 3)
        let view = ReaderDesk()
        user.reader.views = ReaderViews(items: view, article: view)
        user.reader.displayAll()
        #expect(view.displays == ["items", "article"] && view.list?.change == .all)
        #expect(view.article?.isOpen == true && view.list?.selectedRow == 3)
    }

    @Test
    func `Says in every language how many were marked`() {
        let words = FeedLanguage.allCases.map {
            $0.phrases().marked(asRead: 12_345, undoneBy: "A")
        }
        #expect(Set(words).count == FeedLanguage.allCases.count)
        for word in words { #expect(word.contains("12") && word.contains("A")) }
        #expect(FrenchPhrases().marked(asRead: 1, undoneBy: nil) == "1 marqué comme lu")
        #expect(SpanishPhrases().marked(asRead: 1, undoneBy: nil) == "1 marcada como leída")
    }

    /// A view that owns the presenter, as an app's controller does.
    private final class Screen: ItemListView {
        var reader: ReaderPresenter?
        var count = 0

        func display(_ viewModel: ItemListViewModel) { count = viewModel.indices.count }
    }

    @Test
    func `A view that keeps the presenter is released with it, if that holds it weakly`() {
        let leaks = LeakTracker()
        do {
            let screen = leaks.track(Screen())
            let desk = ReaderDesk()
            let reader = leaks.track(
                ReaderPresenter(delegate: desk, views: ReaderViews(items: screen).heldWeakly))
            screen.reader = reader
            reader.display(desk.feed(ReaderUser.items, of: ReaderUser.sources, revision: 1))
            #expect(screen.count == 6)
        }
        leaks.expectNoLeaks()
    }

    @Test
    func `Presenter, views and delegate are released together`() {
        let leaks = LeakTracker()
        do {
            let user = leaks.track(ReaderUser())
            _ = leaks.track(user.desk)
            _ = leaks.track(user.reader)
            user.show()
            user.perform(.enter)
            user.show([], revision: 2)
            user.perform(.search, text: "x")
        }
        leaks.expectNoLeaks()
    }
}
