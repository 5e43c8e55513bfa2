import FeedModel
import FeedViews
import PluginHosting
import PluginTestSupport
import PresentationTestSupport
import ReaderPresentation
import Testing
import WorkerHosting
import WorkerProtocol

/// A reader's views in a plugin, with a real presenter, in both places.
@Suite struct ReaderViewTests {
    /// Performs actions in dispatch, as the program does.
    private final class Reading: ReaderDelegate {
        private let presenter: ReaderPresenter
        private let feedView: (any FeedView)?
        private let events: PluginEventQueue

        init(_ plugin: HostedPlugin, delegate: any FeedDelegate) throws {
            feedView = plugin.renderer.feedView
            events = plugin.events
            let views = try #require(plugin.renderer.readerView)
            presenter = ReaderPresenter(
                delegate: delegate,
                views: ReaderViews(sources: views, items: views, article: views, notice: views))
            plugin.renderer.delegate = delegate
            plugin.renderer.reader = self
        }

        func display(_ feed: FeedViewModel) {
            feedView?.display(feed)
            presenter.display(feed)
        }

        func didRequestAction(_ request: ReaderActionRequest) -> FeedRequestOutcome {
            // Posted closures run on the plugin's thread only.
            nonisolated(unsafe) let reading = self
            events.post { unsafe _ = reading.presenter.didRequestAction(request) }
            return .done
        }
    }

    private func open(inWorker: Bool, do actions: String) throws -> HostedPlugin {
        let folder = try TemporaryFolder()
        let path = try CompiledPlugin.make(
            "Tests/Fixtures/plugins/reader_views.c", definitions: ["PICTURES"], name: "reader",
            in: folder)
        guard inWorker else {
            return try OpenedPlugin(path: path, options: ["do": actions], grants: .display)
        }
        return try PluginInWorker(path: path, options: ["do": actions]) {
            $0.grants = .display
            // So that it asks for each row.
            $0.lendsSingly = true
        }
    }

    private static func feed(_ titles: [String], revision: UInt64) -> FeedViewModel {
        FeedViewModel(
            revision: revision, title: "F", format: "rss-2.0",
            items: FeedItemViewModels(
                count: titles.count,
                item: {
                    FeedItemViewModel(
                        identifier: titles[$0], title: titles[$0],
                        openURL: "https://a.example/\(titles[$0])")
                },
                page: { _ in ItemPage() }))
    }

    @Test(arguments: [false, true])
    func `An article stays lent when its item is gone, and links and pictures are of its feed`(
        inWorker: Bool
    ) throws {
        let plugin = try open(
            inWorker: inWorker,
            do: "select@1:article enter:article refresh:article link back:article link")
        let delegate = DelegateSpy()
        let reading = try Reading(plugin, delegate: delegate)
        defer { plugin.renderer.close() }
        delegate.onMessage = { message in
            if message == "refresh" {
                reading.display(Self.feed(["A", "C"], revision: 8))
            } else if message.contains("/B of") {
                plugin.renderer.imageView?.display(
                    FeedImageViewModel(
                        request: FeedImageRequest(revision: 7, index: 1), id: "B", title: "B",
                        image: nil, isLoading: true, shouldRetry: false))
            }
        }
        delegate.queue = plugin.events
        reading.display(Self.feed(["A", "B"], revision: 7))
        try plugin.renderer.run()
        #expect(
            plugin.output.split(separator: "\n").map(String.init) == [
                "feed 2", "sources", "ITEMS >A! B!", "article A ",
                "ITEMS A! >B!", "article B ",
                "sources", "items A! >B!", "ARTICLE B ", "notice ",
                "feed 2", "sources", "items >A! C!", "ARTICLE B  gone",
                "link 0", "picture of feed 1",
                "sources", "ITEMS >A! C!", "article A ",
                "link 0",
            ])
        #expect(
            delegate.messages.filter { $0.contains("open") } == [
                "open https://a.example/B of 1", "open https://a.example/A of 0",
            ])
        #expect(plugin.log.texts(.warning).isEmpty)
    }

    @Test(arguments: [false, true])
    func `An action on a row that is gone meanwhile leads to a notice`(inWorker: Bool) throws {
        let plugin = try open(inWorker: inWorker, do: "filter=B late select@1:notice")
        let delegate = DelegateSpy()
        let reading = try Reading(plugin, delegate: delegate)
        defer { plugin.renderer.close() }
        reading.display(Self.feed(["A", "B"], revision: 7))
        try plugin.renderer.run()
        #expect(plugin.output.hasSuffix("\nITEMS >B!\narticle B \nnotice \n"), "\(plugin.output)")
    }
}
