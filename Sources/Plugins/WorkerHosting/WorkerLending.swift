import FeedViews
import PluginHosting
import PluginTracing
import WorkerProtocol

/// The loans to a worker: the memory that view models cross in, the feed on show, and the stretches
/// of its items that the plugin asks for.
final class WorkerLending {
    private let exchange: WorkerExchange
    /// For what is lent for single calls.
    private lazy var arena = Arena(in: LentMemory(of: self))
    /// The feed displayed last, and, while its display goes on, the one before.
    private var feed: WorkerFeed?
    private var lastFeed: WorkerFeed?
    private var segments: UInt32 = 0

    init(over exchange: WorkerExchange) {
        self.exchange = exchange
    }

    /// The feed displayed last; what stands for none where there is none yet.
    var shown: ShownFeed { feed?.shown ?? ShownFeed() }

    // MARK: View models

    /// Lends a feed; the one before it lasts until ``endDisplay()``.
    func lend(_ viewModel: FeedViewModel) -> HostMessage {
        exchange.quota.beginFeed(itemCount: viewModel.items.count)
        let revision = shown.revision + 1
        let feed = WorkerFeed(
            viewModel, revision: revision, in: LentMemory(of: self, feed: revision))
        lastFeed = self.feed
        self.feed = feed
        return .displayFeed(
            address: feed.address, itemCount: UInt64(feed.shown.itemCount), revision: revision)
    }

    /// Takes the feed before the last one back, once that has been displayed.
    func endDisplay() {
        lastFeed = nil
    }

    /// Lends what is being loaded, for one call.
    func lend(_ viewModel: FeedLoadingViewModel) -> HostMessage {
        arena.reset()
        return .displayLoading(address: arena.address(of: viewModel))
    }

    /// Lends an error, for one call.
    func lend(_ viewModel: FeedErrorViewModel) -> HostMessage {
        arena.reset()
        return .displayError(address: arena.address(of: viewModel))
    }

    /// Lends a picture's cell, for one call; `nil` where it is of a feed that is gone.
    ///
    /// - Parameter image: the number of its image in the worker.
    func lend(_ viewModel: FeedImageViewModel<PluginImage>, image: Int?) -> HostMessage? {
        arena.reset()
        guard viewModel.request.revision == shown.givenRevision else { return nil }
        let address = arena.address(of: viewModel, revision: shown.revision)
        return .displayImage(address: address, image: image.map { UInt64($0) })
    }

    /// Takes all feeds back.
    func takeBack() {
        feed = nil
        lastFeed = nil
    }

    // MARK: Items

    /// Answers a question for items or sources: where they are of a feed that is gone, with none.
    func answer(_ question: WorkerMessage) {
        switch question {
        case .needItems(let revision, let first):
            answer(revision, first, { $0.items(from: first) }, HostMessage.items)
        case .needDetails(let revision, let parts, let first):
            let parts = FeedDetailParts(rawValue: parts)
            guard parts.isSubset(of: .all) else { return exchange.lose(.brokeProtocol) }
            answer(
                revision, first, { $0.details(parts: parts, from: first) }, HostMessage.details)
        case .needSources(let revision, let first):
            answer(revision, first, { $0.sources(from: first) }, HostMessage.sources)
        case .needTexts(let revision, let kind, let first):
            guard let text = FeedItemText(kind) else { return exchange.lose(.brokeProtocol) }
            answer(revision, first, { $0.texts(text, from: first) }, HostMessage.texts)
        default: return
        }
    }

    private func answer(
        _ revision: UInt64, _ first: UInt64,
        _ stretch: (WorkerFeed) -> (address: UInt64, count: Int)?,
        _ message: (UInt64, UInt64, UInt64) -> HostMessage
    ) {
        guard let feed = [feed, lastFeed].first(where: { $0?.shown.revision == revision }) ?? nil
        else {
            // The worker asks for nothing that it was not lent: the plugin speaks for it.
            guard let number = exchange.quota.allowsStaleQuery() else {
                return exchange.lose(.brokeProtocol)
            }
            if number == 1 {
                exchange.notices.complain("asked for items of a feed that is gone; it gets none")
            }
            exchange.send(message(first, 0, 0))
            return
        }
        guard let stretch = stretch(feed) else { return exchange.lose(.brokeProtocol) }
        exchange.send(message(first, UInt64(stretch.count), stretch.address))
    }

    // MARK: Memory

    /// Has the worker map a segment, for the feed of a revision or for single calls. Tells its number
    /// and its address there; `nil` where it did not.
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

    /// A segment is not used any more.
    func unmap(_ segment: UInt32) {
        if !exchange.isOver {
            exchange.send(.unmap(segment: segment))
        }
    }

    /// Gives up the worker: there is no memory to lend to it.
    func loseForMemory() {
        exchange.lose(.noMemoryToLend)
    }
}
