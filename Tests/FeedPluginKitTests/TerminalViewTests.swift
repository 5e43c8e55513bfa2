import FeedViews
import PluginHosting
import PluginTestSupport
import PresentationTestSupport
import ReaderPresentation
import Testing
import WorkerProtocol

@Suite struct TerminalViewTests {
    /// Presses `keys` in a reader of 30 items; returns the screens after each, of 22 rows and the last
    /// line.
    private func screens(
        of keys: String..., text: String = "", bound: String = "", asked: NoticeViewModel? = nil
    ) throws -> [[String]] {
        let box = PressingRenderer.Box()
        box.keys = keys
        box.text = text
        let plugin = try PressingRenderer.$box.withValue(box) {
            try LinkedPlugin.openInteractive(
                PressingRenderer.self, keys: bound, grants: .display)
        }
        let views = try #require(plugin.seat.readerView)
        let presenter = ReaderPresenter(
            delegate: NoDelegate(),
            views: ReaderViews(sources: views, items: views, article: views, notice: views))
        plugin.seat.reader = ReadingRendererTests.Reading(presenter, events: plugin.events)
        let feed = FeedViewModel(
            revision: 9, title: "F", format: "rss-2.0",
            items: FeedItemViewModels(
                count: 30,
                item: { FeedItemViewModel(identifier: "\($0)", title: "item \($0)") },
                page: { _ in ItemPage() }))
        plugin.seat.feedView?.display(feed)
        presenter.display(feed)
        if let asked { views.display(asked) }
        try plugin.seat.run()
        plugin.seat.close()
        return box.screens
    }

    private func selected(_ screen: [String]) -> String? { screen.first { $0.hasPrefix("> ") } }

    @Test func `Keys move by rows, by pages, and by numbers`() throws {
        let screens = try screens(of: "j", "space", "ctrl-u", "5", "k", "1", "2", "g", "G", "x")
        #expect(
            screens.map(selected) == [
                "> item 1", "> item 23", "> item 12", "> item 12", "> item 7", "> item 7",
                "> item 7", "> item 11", "> item 29", "> item 29",
            ])
        // The selected row can be seen, on a page of 22 rows.
        #expect(screens.allSatisfy { $0.count == 23 })
        #expect(screens[1].first == "  item 2")
    }

    @Test func `An article is scrolled to its end, and another one begins at its beginning`() throws
    {
        let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
        let screens = try screens(
            of: "enter", "j", "d", "space", "G", "k", "s", "J", "G", "g", "h", text: text)
        #expect(
            screens.map(\.first) == [
                "line 1", "line 2", "line 9", "line 9", "line 9", "line 8", "line 8", "line 1",
                "line 9", "line 1", "  item 0",
            ])
        #expect(selected(screens.last ?? []) == "> item 1")
    }

    @Test func `Help names the keys that do something, and another key ends it`() throws {
        let screens = try screens(of: "?", "G", "j", "s", "s", "?", "Q")
        #expect(screens[0].first == "j  ")
        #expect(screens[1].contains("ctrl-z  "))
        #expect(!screens[0...1].joined().contains("v  "), "what has rows of other heights")
        #expect(screens[2] == screens[1])
        // Not a star.
        #expect(selected(screens[3]) == "> item 0")
        #expect(screens[5].first == "j  ")
        #expect(try self.screens(of: "z", bound: "search ?; help H").first?.last == "H: ")
    }

    @Test func `A filter works while it is typed, a search at its end`() throws {
        let screens = try screens(
            of: "f", "2", "9", "backspace", "8", "enter", "f", "x", "escape", "/", "7", "enter",
            "/",
            "9", "escape", "j")
        #expect(screens[0].last == "/")
        #expect(screens[2].dropLast() == ["> item 29"])
        #expect(screens[3].count > 5)
        #expect(screens[4] == ["> item 28", "/28"])
        #expect(screens[5].first == "> item 28")
        #expect(screens[7] == ["/x"])
        #expect(screens[8].count == 23)
        #expect(selected(screens[10]) != "> item 7")
        #expect(selected(screens[11]) == "> item 7")
        #expect(selected(screens[15]) == "> item 8")
    }

    @Test func `A question has its answer typed, and given at its end`() throws {
        let asked = NoticeViewModel("Name", kind: .question, action: .filter, text: "1")
        let screens = try screens(of: "2", "enter", asked: asked)
        #expect(screens[0].last == "Name: 12")
        #expect(screens[1].first == "> item 12")
        #expect(try self.screens(of: "escape", asked: asked).first?.last == "?: ")
    }

    @Test(arguments: [
        ("", [""]),
        ("a\n\nb", ["a", "", "b"]),
        (String(repeating: "a", count: 81), [String(repeating: "a", count: 80), "a"]),
        (
            String(repeating: "word ", count: 17),
            [String(repeating: "word ", count: 15) + "word", "word "]
        ),
        (String(repeating: "語", count: 41), [String(repeating: "語", count: 40), "語"]),
        ("a " + String(repeating: "b", count: 80), ["a", String(repeating: "b", count: 80)]),
    ])
    func `Text is wrapped by cells, at spaces`(text: String, lines: [String]) throws {
        #expect(try screens(of: "enter", text: text).first?.dropLast() == lines[...])
    }
}
