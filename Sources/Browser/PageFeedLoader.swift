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

    private struct Round {
        var feeds: [Feed?]
        var failures: [FeedFailure] = []
        var left: Int
        var receivedBytes: Int64 = 0
        var tasks: [UInt32] = []
        let progress: (FeedLoadingProgress) -> Void
        let completion: (Result<Feed, FeedFailure>) -> Void
    }

    private let sources: [PageSource]
    private let tasks: PageTasks<Result<LoadedBytes, PageFailure>>
    private let language: FeedLanguage
    private var round: Round?
    private var hasLoaded = false
    /// Called with the first failure after other feeds have been shown.
    var didFailBeside: (FeedFailure) -> Void = { _ in }

    init(
        _ sources: [PageSource], tasks: PageTasks<Result<LoadedBytes, PageFailure>>,
        language: FeedLanguage
    ) {
        self.sources = sources
        self.tasks = tasks
        self.language = language
    }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, FeedFailure>) -> Void
    ) -> any FeedLoaderTask {
        guard !sources.isEmpty else {
            completion(.failure(PageFailure.nothingNamed.failure(at: "", in: language)))
            return Task {}
        }
        round = Round(
            feeds: [Feed?](repeating: nil, count: sources.count), left: sources.count,
            progress: progress, completion: completion)
        let reloads: UInt32 = hasLoaded ? 1 : 0
        hasLoaded = true
        for index in sources.indices {
            let task = tasks.begin { self.end(index, $0) }
            round?.tasks.append(task)
            unsafe sources[index].url.lend { unsafe page_load(task, $0, $1, reloads) }
        }
        return Task { [self] in
            for task in round?.tasks ?? [] { tasks.cancel(task) }
            round = nil
        }
    }

    private func end(_ index: Int, _ outcome: Result<LoadedBytes, PageFailure>) {
        guard round != nil else { return }
        switch outcome {
        case .success(let loaded):
            round?.receivedBytes += Int64(loaded.bytes.count)
            switch feed(of: loaded, sources[index]) {
            case .success(let feed): round?.feeds[index] = feed
            case .failure(let failure): fail(index, failure)
            }
        case .failure(let failure):
            fail(index, failure.failure(at: sources[index].url, in: language))
        }
        round?.left -= 1
        guard let now = round else { return }
        guard now.left == 0 else {
            return now.progress(
                FeedLoadingProgress(
                    completedSources: sources.count - now.left, totalSources: sources.count,
                    receivedBytes: now.receivedBytes))
        }
        round = nil
        finish(now)
    }

    private func fail(_ index: Int, _ failure: FeedFailure) {
        let source = sources[index]
        round?.failures.append(failure)
        round?.feeds[index] = FeedMerger.feed(
            without: FeedSource(
                identity: source.url, title: source.title, feedURL: source.url,
                folder: source.folder, failure: failure))
    }

    private func finish(_ round: Round) {
        // Each source has either a feed or a failure.
        guard round.failures.count < sources.count else {
            return round.completion(.failure(round.failures[0]))
        }
        let feeds = round.feeds.compactMap { $0 }
        round.completion(.success(sources.count == 1 ? feeds[0] : FeedMerger.merge(feeds)))
        if let failure = round.failures.first { didFailBeside(failure) }
    }

    private func feed(
        of loaded: LoadedBytes, _ source: PageSource
    ) -> Result<Feed, FeedFailure> {
        let url = loaded.url ?? source.url
        do throws(FeedParsingError) {
            let context = FeedParsingContext(documentURL: url, httpCharset: loaded.charset)
            switch try FeedParser(converter: PageEncodings()).parse(loaded.bytes, context: context)
            {
            case .feed(var feed):
                if let title = source.title { feed.title = title }
                feed.sources = [
                    FeedSource(of: feed, identity: source.url, folder: source.folder)
                ]
                return .success(feed)
            case .subscriptions:
                return .failure(PageFailure.listOfFeeds.failure(at: source.url, in: language))
            }
        } catch {
            return .failure(FeedFailure(error, in: source.url))
        }
    }
}
