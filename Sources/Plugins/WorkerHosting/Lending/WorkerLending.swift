import FeedViews
import PluginHosting
import PluginTracing
import WorkerProtocol

/// What is lent to a worker: view models, the displayed feed, and batches of its items.
final class WorkerLending {
    private let exchange: WorkerExchange
    /// For single calls.
    private lazy var arena = Arena(
        in: LentMemory(of: self, isGuarded: exchange.settings.lendsSingly))
    /// The last feed, and earlier ones that are still lent, the newest last.
    private var feeds: [WorkerFeed] = []
    private var feed: WorkerFeed? { feeds.last }
    private var segments: UInt32 = 0

    init(over exchange: WorkerExchange) {
        self.exchange = exchange
    }

    /// The displayed feed, or an empty value.
    var shown: DisplayedFeed { feed?.shown ?? DisplayedFeed() }

    /// The items of the largest feed that is lent: until the next one has been displayed, the plugin
    /// knows the one before.
    var mostItems: Int { feeds.map(\.shown.itemCount).max() ?? 0 }

    // MARK: View models

    /// Lends a feed; the one before stays lent until ``endDisplay()``.
    func lend(_ viewModel: FeedViewModel) -> HostMessage {
        exchange.quota.beginFeed(itemCount: viewModel.items.count)
        let last = shown
        let revision = last.revision + 1
        let feed = WorkerFeed(
            viewModel, revision: revision,
            in: LentMemory(
                of: self, feed: revision, isGuarded: exchange.settings.lendsSingly))
        // The article that follows may be of an item that is gone.
        if exchange.features?.contains(.reader) == true { feed.shown.keepLent(last) }
        feeds.append(feed)
        return .displayFeed(
            address: feed.address, itemCount: UInt64(feed.shown.itemCount), revision: revision)
    }

    /// Answers queries from `viewModel` if it is the feed that is lent, with other states of its
    /// items; returns false if not.
    func replace(_ viewModel: FeedViewModel) -> Bool {
        guard let feed, feed.shown.isReplaced(by: viewModel) else { return false }
        feed.items = viewModel.items
        feed.sources = viewModel.sources
        exchange.send(.signal(.forgetStates))
        return true
    }

    /// Takes back the feeds that are no longer lent, after the display of the last one.
    func endDisplay() {
        let kept = shown.lentRevisions
        feeds.removeAll { !kept.contains($0.shown.revision) }
    }

    // MARK: A reader

    /// Lends sources until the next ones have been displayed; `nil` without a feed.
    func lend(_ viewModel: SourceListViewModel) -> HostMessage? { feed?.lend(viewModel) }

    /// Lends items until the next ones have been displayed; `nil` if their feed is gone.
    func lend(_ viewModel: ItemListViewModel) -> HostMessage? {
        guard viewModel.revision == shown.givenRevision else { return nil }
        return feed?.lend(viewModel)
    }

    /// Lends an article until the next one has been displayed; `nil` if its feed is gone.
    func lend(_ viewModel: OpenArticleViewModel) -> HostMessage? {
        guard let revision = shown.revision(ofGiven: viewModel.revision) else { return nil }
        return feed?.lend(viewModel, of: revision)
    }

    /// Takes back earlier feeds but that of an article, after its display.
    func endDisplay(_ viewModel: OpenArticleViewModel) {
        feed?.shown.keepOthers { $0.givenRevision == viewModel.revision }
        endDisplay()
    }

    /// Lends a notice until the next one has been displayed; `nil` without a feed.
    func lend(_ viewModel: NoticeViewModel) -> HostMessage? { feed?.lend(viewModel) }

    // MARK: Other view models

    /// Lends loading progress for one call.
    func lend(_ viewModel: FeedLoadingViewModel) -> HostMessage {
        arena.reset()
        return .displayLoading(address: unsafe arena.address(ofCopy: arena.loading(viewModel)))
    }

    /// Lends an error for one call.
    func lend(_ viewModel: FeedErrorViewModel) -> HostMessage {
        arena.reset()
        return .displayError(address: unsafe arena.address(ofCopy: arena.error(viewModel)))
    }

    /// Lends a picture's cell for one call; `nil` if its feed is gone.
    ///
    /// - Parameter image: the image's number in the worker.
    func lend(_ viewModel: FeedImageViewModel<PluginImage>, image: Int?) -> HostMessage? {
        arena.reset()
        guard let revision = shown.revision(ofGiven: viewModel.request.revision) else {
            return nil
        }
        let address = unsafe arena.address(
            ofCopy: arena.image(viewModel, revision: revision, image: nil))
        return .displayImage(address: address, image: image.map { UInt64($0) })
    }

    func takeBack() {
        feeds = []
    }

    // MARK: Items

    /// Answers a query; with none if the feed is gone, or the rows are.
    func answer(_ query: WorkerQuery) {
        if query.kind == .rows {
            // The list before stays lent while the next feed is displayed.
            for feed in feeds.reversed() {
                if let rows = feed.rows(of: query.revision, around: query.index) {
                    exchange.send(rows)
                    return
                }
            }
            return answerStale(query)
        }
        guard let feed = feeds.first(where: { $0.shown.revision == query.revision }) else {
            return answerStale(query)
        }
        guard let batch = feed.batch(for: query) else { return exchange.lose(.brokeProtocol) }
        exchange.send(batch)
    }

    private func answerStale(_ query: WorkerQuery) {
        // A worker queries only what it was lent, so this came from the plugin.
        guard let number = exchange.quota.allowsStaleQuery() else {
            return exchange.lose(.brokeProtocol)
        }
        if number == 1 {
            exchange.notices.report("asked for items of a feed that is gone; it gets none")
        }
        exchange.send(.batch(first: query.index, count: 0, address: 0))
    }

    // MARK: Memory

    /// Maps a segment in the worker, for a feed's revision or for single calls. Returns its number
    /// and the worker's address; `nil` on failure.
    func map(
        _ file: Int32, size: Int, feed: UInt64
    ) -> (segment: UInt32, address: UInt64)? {
        guard !exchange.isLost, !exchange.conversation.isMapping else { return nil }
        segments += 1
        let segment = segments
        guard exchange.send(.map(segment: segment, size: UInt64(size), feed: feed), file) else {
            return nil
        }
        let limit = exchange.settings.deadlines.call
        let address: UInt64? = exchange.during(.mapping(segment: segment, size: size)) {
            exchange.answer(before: exchange.now + limit, else: limit) {
                if case .mapped(_, let address) = $0 { address } else { nil }
            }
        }
        guard let address else { return nil }
        exchange.noteLent(address, size: size)
        return (segment, address)
    }

    func unmap(_ segment: UInt32) {
        if !exchange.isOver {
            exchange.send(.unmap(segment: segment))
        }
    }

    /// Ends the worker because no memory can be lent to it.
    func endForMemory() {
        exchange.lose(.noMemoryToLend)
    }
}
