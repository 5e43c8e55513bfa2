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
        let count: Int
        var left: Int
        var receivedBytes: Int64 = 0
        var tasks: [UInt32] = []
        /// A feed was received since the last part.
        var hasNewFeeds = false
        var progress: (FeedLoadingProgress) -> Void
        var completion: (Result<Feed, FeedFailure>) -> Void
    }

    private var sources: [PageSource]
    private var searches: [FeedSearch]
    private let tasks: PageTasks<Result<LoadedBytes, PageFailure>>
    private let language: FeedLanguage
    private let clock: () -> FeedClock
    /// The last feed of each source; without items where none was received.
    private var feeds: [Feed]
    /// The archived items of sources.
    private var archived: [ArchivedItemLines] = []
    private var round: Round?
    private var hasLoaded = false
    /// The only sources to load in the next round, and whether anew; `nil` for all.
    private var due: (indices: [Int], isAnew: Bool)?
    /// Called with each failure after the feeds, or the first failure, have been shown.
    var didFailBeside: (FeedFailure) -> Void = { _ in }

    init(
        _ sources: [PageSource], _ searches: [FeedSearch],
        tasks: PageTasks<Result<LoadedBytes, PageFailure>>,
        language: FeedLanguage, clock: @escaping () -> FeedClock
    ) {
        self.sources = sources
        self.searches = searches
        feeds = sources.map { Self.missingFeed(of: $0) }
        self.tasks = tasks
        self.language = language
        self.clock = clock
    }

    private static func missingFeed(of source: PageSource) -> Feed {
        FeedMerger.feed(
            without: FeedSource(
                identity: source.identity, title: source.title, feedURL: source.url,
                folder: source.folder))
    }

    /// Takes another list of sources and searches. The next load loads only those that are new.
    func replace(_ next: [PageSource], _ searches: [FeedSearch]) {
        self.searches = searches
        stop()
        var known: [ExactText<String>: Feed] = [:]
        for (source, feed) in zip(sources, feeds) { known[ExactText(source.url)] = feed }
        var new: [Int] = []
        sources = next
        feeds = next.enumerated().map { index, source in
            guard var feed = known[ExactText(source.url)], !feed.items.isEmpty else {
                new.append(index)
                return Self.missingFeed(of: source)
            }
            feed.title = source.title ?? feed.title
            let failure = feed.sources.first?.failure
            feed.sources = [
                FeedSource(of: feed, identity: source.identity, folder: source.folder)
            ]
            feed.sources[0].failure = failure
            return feed
        }
        due = (new, false)
    }

    /// Has the next load ask for one source, and no other.
    func refresh(_ feed: String) {
        stop()
        due = (
            sources.indices.filter {
                sources[$0].identity.map { $0.utf8.elementsEqual(feed.utf8) } ?? false
            }, true
        )
    }

    /// Takes archived items of feeds. Returns true if the next load shows them, with no other.
    func take(_ lines: [ArchivedItemLines]) -> Bool {
        for lines in lines {
            guard let index = archived.firstIndex(where: { $0.isOf(lines.url) }) else {
                if lines.areAll { archived.append(lines) }
                continue
            }
            if lines.areAll { archived[index] = lines } else { archived[index].add(lines) }
        }
        guard round == nil else {
            round?.hasNewFeeds = true
            return false
        }
        due = ([], false)
        return true
    }

    private func stop() {
        for task in round?.tasks ?? [] { tasks.cancel(task) }
        round = nil
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
        return Task { [self] in stop() }
    }

    private func begin(
        _ progress: @escaping (FeedLoadingProgress) -> Void,
        _ completion: @escaping (Result<Feed, FeedFailure>) -> Void
    ) {
        let indices = due?.indices ?? Array(sources.indices)
        let reloads: UInt32 = due?.isAnew ?? hasLoaded ? 1 : 0
        due = nil
        hasLoaded = true
        let begun = Round(
            count: indices.count, left: indices.count, progress: progress, completion: completion)
        if indices.isEmpty { return finish(begun) }
        round = begun
        for index in indices {
            feeds[index].sources[0].failure = nil
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
        round.completion(.success(merged()))
        return true
    }

    private func merged() -> Feed {
        var merged = wholeFeed()
        merged.searches = searches
        return merged
    }

    /// The feeds with their archived items.
    private func wholeFeed() -> Feed {
        var whole = feeds
        for lines in archived {
            for index in sources.indices where lines.isOf(sources[index].url) {
                whole[index] = lines.added(to: whole[index])
            }
        }
        guard whole.count == 1 else { return FeedMerger.merge(whole, at: clock()) }
        var feed = whole[0]
        if !archived.isEmpty { FeedMerger.sort(&feed.items, by: .newest, at: clock()) }
        return feed
    }

    private func report() {
        guard let round else { return }
        round.progress(
            FeedLoadingProgress(
                completedSources: round.count - round.left, totalSources: round.count,
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
        let feed = merged()
        if failures.count == sources.count, feed.items.isEmpty, let first = failures.popFirst() {
            round.completion(.failure(first))
        } else {
            round.completion(.success(feed))
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
            feed.noteSharedIDs()
            return .success(feed)
        } catch {
            return .failure(FeedFailure(error, in: source.url))
        }
    }
}
