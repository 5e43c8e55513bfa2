import FeedModel
import FeedViews
import PluginHosting
import PluginTestSupport
import PresentationTestSupport
import ReaderPresentation
import Testing
import WorkerProtocol

@Suite struct ReadingRendererTests {
    /// Records what views are told, and passes it on.
    private final class Recorder: SourceListView, ItemListView, ArticleView, NoticeView {
        let views: PluginReaderView
        var sources: [SourceListViewModel] = []
        var items: [ItemListViewModel] = []
        var articles: [OpenArticleViewModel] = []
        var notices: [NoticeViewModel] = []

        init(_ views: PluginReaderView) { self.views = views }

        func display(_ viewModel: SourceListViewModel) {
            sources.append(viewModel)
            views.display(viewModel)
        }

        func display(_ viewModel: ItemListViewModel) {
            items.append(viewModel)
            views.display(viewModel)
        }

        func display(_ viewModel: OpenArticleViewModel) {
            articles.append(viewModel)
            views.display(viewModel)
        }

        func display(_ viewModel: NoticeViewModel) {
            notices.append(viewModel)
            views.display(viewModel)
        }
    }

    /// Performs actions in dispatch.
    final class Reading: ReaderDelegate {
        let presenter: ReaderPresenter
        let events: PluginEventQueue

        init(_ presenter: ReaderPresenter, events: PluginEventQueue) {
            self.presenter = presenter
            self.events = events
        }

        func didRequestAction(_ request: ReaderActionRequest) -> FeedRequestOutcome {
            // Posted closures run on this thread only.
            nonisolated(unsafe) let presenter = presenter
            events.post { unsafe _ = presenter.didRequestAction(request) }
            return .done
        }
    }

    private static func feed(_ titles: [String]) -> FeedViewModel {
        FeedViewModel(
            revision: 9, title: "F", format: "rss-2.0",
            sources: FeedSourceViewModels(count: 2) {
                FeedSourceViewModel(title: "S\($0)", folder: "a/b", failure: $0 == 1 ? "no" : nil)
            },
            items: FeedItemViewModels(
                count: titles.count,
                item: {
                    FeedItemViewModel(identifier: titles[$0], title: titles[$0], sourceIndex: 0)
                },
                page: { _ in ItemPage() }))
    }

    @Test func `Receives the view models of the presenter, and requests actions`() throws {
        let box = ReadingRenderer.Box()
        box.actions = [
            ReaderActionRequest(.filter, text: "b"), ReaderActionRequest(.sort, text: "title"),
            ReaderActionRequest(.select, row: 1), ReaderActionRequest(.select, row: 7),
            ReaderActionRequest(.select, row: 0, version: 1), ReaderActionRequest(.enter),
            ReaderActionRequest(.search, text: "none"), ReaderActionRequest(.pageDown),
            ReaderActionRequest(.chooseList, row: 6), ReaderActionRequest(.next, number: 2),
            ReaderActionRequest(.allRead),
        ]
        let plugin = try ReadingRenderer.$box.withValue(box) {
            try LinkedPlugin.openInteractive(ReadingRenderer.self, grants: .display)
        }
        let renderer = try #require(box.renderer)
        let recorder = Recorder(try #require(plugin.seat.readerView))
        let presenter = ReaderPresenter(
            delegate: NoDelegate(),
            views: ReaderViews(
                sources: recorder, items: recorder, article: recorder, notice: recorder))
        plugin.seat.reader = Reading(presenter, events: plugin.events)
        let feed = Self.feed(["ab", "b", "c", "bb"])
        plugin.seat.feedView?.display(feed)
        presenter.display(feed)
        try plugin.seat.run()
        #expect(
            renderer.outcomes == [
                .done, .done, .done, .refused, .stale, .done, .done, .refused, .done, .done, .done,
            ])
        #expect(recorder.items.count > 5)
        #expect(renderer.sources.map(\.rows) == recorder.sources.map(\.rows))
        #expect(renderer.sources.map(\.version) == recorder.sources.map(\.version))
        #expect(renderer.sources.map(\.rowsVersion) == recorder.sources.map(\.rowsVersion))
        #expect(renderer.sources.map(\.selectedRow) == recorder.sources.map(\.selectedRow))
        #expect(renderer.sources.map(\.isActive) == recorder.sources.map(\.isActive))
        #expect(
            renderer.titles
                == recorder.items.map { list in list.indices.map { feed.items[$0].title } })
        for (seen, list) in zip(renderer.items, recorder.items) {
            #expect(seen.version == list.version)
            #expect(seen.rowsVersion == list.rowsVersion)
            #expect(seen.change.hasNewRows == list.change.hasNewRows)
            #expect(seen.change.hasNewSelection == list.change.hasNewSelection)
            #expect(seen.selectedRow == list.selectedRow)
            #expect(seen.isActive == list.isActive)
            #expect(seen.isUnreadOnly == list.isUnreadOnly)
            #expect(
                [seen.title, seen.filter, seen.search, seen.orderWords, seen.conditionWords]
                    == [list.title, list.filter, list.search, list.orderWords, list.conditionWords])
            #expect(seen.order == list.order)
            #expect(seen.failure == list.failure)
            #expect(seen.emptyWords == list.emptyWords)
        }
        #expect(renderer.items.count == recorder.items.count)
        #expect(recorder.items.contains { $0.failure == "no" })
        #expect(renderer.articles.map(\.index) == recorder.articles.map(\.index))
        #expect(renderer.articles.map(\.isOpen) == recorder.articles.map(\.isOpen))
        #expect(renderer.articles.map(\.search) == recorder.articles.map(\.search))
        #expect(renderer.articles.map(\.states) == recorder.articles.map(\.states))
        #expect(
            renderer.bodies
                == recorder.articles.map { $0.index.map { feed.items[$0].title } ?? "" })
        #expect(renderer.notices == recorder.notices)
        #expect(recorder.notices.contains { !$0.words.isEmpty })
        #expect(renderer.keys.names(of: .filter) == ["f"])
        plugin.seat.close()
    }
}
