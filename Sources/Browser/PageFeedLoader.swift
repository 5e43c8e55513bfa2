import FeedModel
import FeedParsing
import FeedPresentation

/// Loads the page's feeds in parallel and merges them.
final class PageFeedLoader: FeedLoader {
    private final class Task: FeedLoaderTask {
        let stop: () -> Void
        init(stop: @escaping () -> Void) { self.stop = stop }
        func cancel() { stop() }
    }

    /// One load of all sources, delivered in parts.
    private struct Round {
        var failures: [FeedFailure] = []
        var left: Int
        var receivedBytes: Int64 = 0
        var tasks: [UInt32] = []
        /// A feed was received since the last part.
        var hasNewFeeds = false
        var progress: (FeedLoadingProgress) -> Void
        var completion: (Result<Feed, FeedFailure>) -> Void
    }

    private let sources: [PageSource]
    private let tasks: PageTasks<Result<LoadedBytes, PageFailure>>
    private let language: FeedLanguage
    private let clock: () -> FeedClock
    /// The last feed of each source; without items where none was received.
    private var feeds: [Feed]
    private var round: Round?
    private var hasLoaded = false
    /// Called with each failure after the feeds, or the first failure, have been shown.
    var didFailBeside: (FeedFailure) -> Void = { _ in }

    init(
        _ sources: [PageSource], tasks: PageTasks<Result<LoadedBytes, PageFailure>>,
        language: FeedLanguage, clock: @escaping () -> FeedClock
    ) {
        self.sources = sources
        feeds = sources.map { source in
            FeedMerger.feed(
                without: FeedSource(
                    identity: source.identity, title: source.title, feedURL: source.url,
                    folder: source.folder))
        }
        self.tasks = tasks
        self.language = language
        self.clock = clock
    }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, FeedFailure>) -> Void
    ) -> any FeedLoaderTask {
        guard !sources.isEmpty else {
            completion(.failure(PageFailure.nothingNamed.failure(at: "", in: language)))
            return Task {}
        }
        if round == nil {
            begin(progress, completion)
        } else {
            round?.progress = progress
            round?.completion = completion
            report()
        }
        return Task { [self] in
            for task in round?.tasks ?? [] { tasks.cancel(task) }
            round = nil
        }
    }

    private func begin(
        _ progress: @escaping (FeedLoadingProgress) -> Void,
        _ completion: @escaping (Result<Feed, FeedFailure>) -> Void
    ) {
        round = Round(left: sources.count, progress: progress, completion: completion)
        let reloads: UInt32 = hasLoaded ? 1 : 0
        hasLoaded = true
        for index in sources.indices {
            let task = tasks.begin { self.end(index, $0) }
            round?.tasks.append(task)
            unsafe sources[index].url.lend { unsafe page_load(task, $0, $1, reloads) }
        }
    }

    /// Completes the load with the feeds received so far, and the last ones of the others; the next
    /// load continues it. Returns false if there is nothing new.
    func deliverPart() -> Bool {
        guard let round, round.hasNewFeeds else { return false }
        self.round?.hasNewFeeds = false
        round.completion(.success(FeedMerger.merge(feeds, at: clock())))
        return true
    }

    private func report() {
        guard let round else { return }
        round.progress(
            FeedLoadingProgress(
                completedSources: sources.count - round.left, totalSources: sources.count,
                receivedBytes: round.receivedBytes))
    }

    private func end(_ index: Int, _ outcome: Result<LoadedBytes, PageFailure>) {
        guard round != nil else { return }
        switch outcome {
        case .success(let loaded):
            round?.receivedBytes += Int64(loaded.bytes.count)
            switch feed(of: loaded, sources[index]) {
            case .success(let feed):
                feeds[index] = feed
                round?.hasNewFeeds = true
            case .failure(let failure): fail(index, failure)
            }
        case .failure(let failure):
            fail(index, failure.failure(at: sources[index].url, in: language))
        }
        round?.left -= 1
        guard let now = round, now.left == 0 else { return report() }
        round = nil
        finish(now)
    }

    private func fail(_ index: Int, _ failure: FeedFailure) {
        round?.failures.append(failure)
        feeds[index].sources[0].failure = failure
    }

    private func finish(_ round: Round) {
        var failures = round.failures[...]
        if failures.count == sources.count, let first = failures.popFirst() {
            round.completion(.failure(first))
        } else {
            round.completion(
                .success(sources.count == 1 ? feeds[0] : FeedMerger.merge(feeds, at: clock())))
        }
        for failure in failures { didFailBeside(failure) }
    }

    private func feed(
        of loaded: LoadedBytes, _ source: PageSource
    ) -> Result<Feed, FeedFailure> {
        let url = loaded.url ?? source.url
        do throws(FeedParsingError) {
            let context = FeedParsingContext(documentURL: url, httpCharset: loaded.charset)
            var feed = try FeedParser(converter: PageEncodings()).feed(
                loaded.bytes, context: context)
            if let title = source.title { feed.title = title }
            feed.sources = [
                FeedSource(of: feed, identity: source.identity, folder: source.folder)
            ]
            return .success(feed)
        } catch {
            return .failure(FeedFailure(error, in: source.url))
        }
    }
}
