import ReaderPresentation
import Testing

@Suite struct ReaderFeedListTests {
    private let editor = EditorSpy()
    private let user: ReaderUser

    init() {
        user = ReaderUser(editor: editor)
        user.show()
    }

    private var question: NoticeViewModel { user.desk.notice }

    private func remove(_ feed: String) {
        user.choose(feed)
        user.perform(.removeFeed)
    }

    @Test func `Asks for a text with what there is, and changes nothing before`() {
        user.choose("Bell")
        user.perform(.renameFeed)
        #expect(question.kind == .question && question.action == .renameFeed)
        #expect(question.words == "rename the feed" && question.text == "Bell")
        user.perform(.moveFeed)
        #expect(question.text == "News/Sea")
        user.perform(.addFeed)
        #expect(question.text.isEmpty && question.action == .addFeed)
        #expect(editor.changes.isEmpty)
    }

    @Test func `Names the feed by its identity, whatever its title`() {
        user.choose("Bell")
        user.perform(.renameFeed, text: "Name")
        #expect(user.notice == "the feed’s name is now Name")
        user.perform(.moveFeed, text: "News")
        user.perform(.moveFeed, text: "/")
        #expect(
            editor.changes == [
                .rename(feed: "id:Bell", title: "Name"), .move(feed: "id:Bell", folder: "News"),
                .move(feed: "id:Bell", folder: "/"),
            ])
        editor.outcome = .done("")
        user.perform(.moveFeed, text: "/")
        #expect(user.notice == "the feed is in no folder now")
    }

    @Test func `A feed keeps its name rather than having none`() {
        user.choose("Bell")
        user.perform(.renameFeed, text: " \t ")
        #expect(user.notice == "a feed needs a name; nothing is changed" && editor.changes.isEmpty)
    }

    @Test func `A look takes its time, and then says what became of it`() {
        editor.outcome = nil
        user.perform(.addFeed, text: "https://new.example/")
        #expect(user.notice == "looking at https://new.example/")
        #expect(question.kind == .progress)
        user.perform(.next)
        editor.answers.removeFirst()(.done("Newest"))
        #expect(user.notice == "added: Newest")
        user.perform(.addFeed, text: "https://new.example/")
        editor.answers.removeFirst()(.present("Newest"))
        #expect(user.notice == "in the list already: Newest")
        user.perform(.addFeed, text: "javascript:alert(1)")
        editor.answers.removeFirst()(.refused("that is no address"))
        #expect(user.notice == "that is no address")
    }

    @Test func `Adds a feed where there is none yet`() {
        let user = ReaderUser(editor: editor)
        #expect(user.perform(.addFeed, text: "https://new.example/") == .done)
        #expect(editor.changes == [.add(address: "https://new.example/")])
        #expect(user.notice == "added: Name")
    }

    @Test func `A text that nobody types is refused`() {
        let text = String(repeating: "a", count: 8_193)
        for action in [ReaderAction.addFeed, .renameFeed, .moveFeed, .filter, .search] {
            #expect(user.perform(action, text: text) == .refused)
        }
        #expect(editor.changes.isEmpty)
    }

    @Test func `Removes a feed, and at once again undoes it`() {
        user.perform(.toFeeds)
        remove("Anchor")
        #expect(user.notice == "removed: Name; D undoes it")
        #expect(question.kind == .undoable && question.action == .removeFeed)
        // The next feed is chosen, and stays.
        #expect(user.desk.list?.title == "Cod")
        user.perform(.removeFeed)
        #expect(editor.changes == [.remove(feed: "id:Anchor"), .undoRemoval(feed: "id:Anchor")])
        #expect(user.notice == "all are as before")
        #expect(user.desk.list?.title == "Anchor")
    }

    @Test func `A feed that comes back is chosen again, unless the user has gone on`() {
        for goesOn in [false, true] {
            let user = ReaderUser(editor: editor)
            var sources = ReaderUser.sources
            sources[1].order = ItemOrder(.date)
            user.show(of: sources)
            user.perform(.toFeeds)
            user.choose("Anchor")
            user.perform(.removeFeed)
            // A button that undoes it names what was displayed beside it.
            let version = user.desk.list?.version
            user.show([], of: sources.filter { $0.title != "Anchor" }, revision: 2)
            #expect(user.desk.list?.title == "Cod")
            #expect(user.perform(.removeFeed, version: version) == .done)
            if goesOn { user.perform(.next) }
            let other = user.desk.list?.title
            user.show([], of: sources, revision: 3)
            #expect(user.desk.list?.title == (goesOn ? other : "Anchor"))
            #expect(user.desk.list?.order == (goesOn ? ItemOrder() : ItemOrder(.date)))
        }
    }

    @Test(arguments: [true, false])
    func `From the items, a feed that comes back is chosen again, if it was`(wasChosen: Bool) {
        if wasChosen { user.choose("Anchor") }
        user.perform(.toItems)
        user.select("Boats")
        user.perform(.removeFeed)
        user.show([], of: ReaderUser.sources.filter { $0.title != "Anchor" }, revision: 2)
        #expect(user.desk.list?.title == "All that is new")
        user.perform(.removeFeed)
        user.show(revision: 3)
        #expect(user.desk.list?.title == (wasChosen ? "Anchor" : "All that is new"))
    }

    @Test func `A feed that the user has gone on to before the answer stays chosen`() {
        editor.outcome = nil
        remove("Bell")
        user.perform(.next)
        editor.answers[0](.done("Bell"))
        #expect(user.desk.list?.title == "Dyke")
    }

    @Test func `An answer is about the feed of the question, whatever is selected by then`() {
        user.select("Zinc")
        user.perform(.renameFeed)
        user.perform(.refresh)
        user.show(ReaderUser.items.filter { $0.title != "Zinc" }, revision: 2)
        #expect(user.selected == "Boats")
        user.perform(.renameFeed, text: "Dab")
        user.perform(.next)
        user.perform(.moveFeed, text: "Sea")
        #expect(
            editor.changes == [
                .rename(feed: "id:Cod", title: "Dab"), .move(feed: "id:Dyke", folder: "Sea"),
            ])
    }

    @Test func `After anything else another feed is removed`() {
        remove("Anchor")
        remove("Dyke")
        #expect(editor.changes == [.remove(feed: "id:Anchor"), .remove(feed: "id:Dyke")])
    }

    @Test func `A removal that fails undoes nothing`() {
        editor.outcome = .refused("cannot write")
        remove("Anchor")
        #expect(user.notice == "cannot write")
        user.perform(.removeFeed)
        #expect(editor.changes == [.remove(feed: "id:Anchor"), .remove(feed: "id:Anchor")])
    }

    @Test func `Twice in haste, before there is an answer, one feed is removed`() {
        editor.outcome = nil
        remove("Anchor")
        user.perform(.removeFeed)
        #expect(editor.changes == [.remove(feed: "id:Anchor")])
        editor.answers[0](.done("Name"))
        user.perform(.removeFeed)
        #expect(editor.changes.last == .undoRemoval(feed: "id:Anchor"))
    }

    @Test func `The open article of a removed feed stays`() {
        user.choose("Anchor")
        user.select("Boats")
        user.perform(.enter)
        user.perform(.removeFeed)
        user.show(
            ReaderUser.items.filter { $0.source != 1 }.map {
                var item = $0
                item.source -= item.source > 1 ? 1 : 0
                return item
            }, of: ReaderUser.sources.filter { $0.title != "Anchor" }, revision: 2)
        #expect(user.isReading && user.article == "Boats")
        #expect(user.notice == "removed: Name; D undoes it")
        // The selected row is its neighbour, and was not seen yet.
        let next = user.selected
        user.perform(.removeFeed)
        #expect(editor.changes.last == .undoRemoval(feed: "id:Anchor"))
        user.perform(.nextItem)
        #expect(user.article == next && next != nil)
    }

    @Test func `In a list of several, acts on the feed of the selected item`() {
        user.perform(.toItems)
        user.select("Zinc")
        user.perform(.refreshFeed, .copyFeed)
        #expect(editor.refreshed == ["id:Cod"])
        #expect(user.desk.messages == ["copy https://list.example/id:Cod"])
        remove("News")
        #expect(user.notice == "choose a feed first" && editor.changes.isEmpty)
    }

    @Test func `Says why another list is not changed, and still loads and copies`() {
        editor.isOwnList = false
        user.choose("Cod")
        for action in [ReaderAction.addFeed, .renameFeed, .moveFeed, .removeFeed] {
            #expect(user.perform(action) == .refused)
            #expect(user.notice.hasPrefix("only your own list of feeds can be changed"))
        }
        user.perform(.copyFeed, .refreshFeed)
        #expect(user.desk.messages == ["copy https://Cod.example/feed"])
        #expect(editor.refreshed == ["id:Cod"] && editor.changes.isEmpty)
    }

    @Test func `Changes nothing for a view without the grant, and says which`() {
        editor.isGranted = false
        user.choose("Cod")
        let actions: [(ReaderAction, String?)] = [
            (.addFeed, "stolen.example/words"), (.addFeed, nil), (.renameFeed, "Dab"),
            (.moveFeed, "/"),
            (.removeFeed, nil), (.removeFeed, nil),
        ]
        for (action, text) in actions {
            #expect(user.perform(action, text: text) == .refused)
            #expect(user.notice.contains("--allow feeds"))
        }
        #expect(editor.changes.isEmpty)
    }

    @Test func `A renamed feed stays chosen when it is loaded again`() {
        user.choose("Cod")
        var sources = ReaderUser.sources
        sources[2].title = "Haddock"
        sources[2].identity = "id:Cod"
        user.show(of: sources, revision: 2)
        #expect(user.desk.list?.title == "Haddock")
    }
}
