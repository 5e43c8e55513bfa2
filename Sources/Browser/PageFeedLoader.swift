import FeedModel
import FeedParsing
import FeedPresentation

/// Loads the page's feeds in parallel and merges them.
final class PageFeedLoader: FeedLoader {
    /// One load of all sources, delivered in parts.
    private struct Round {
        var failures: [FeedFailure] = []
        /// What is to be told of feeds that are shown.
        var warnings: [FeedFailure] = []
        let count: Int
        let isAnew: Bool
        /// The indices of the sources that are loading.
        var waiting: [Int]
        var receivedBytes: Int64 = 0
        var tasks: [UInt32] = []
        /// A feed was received since the last part, or the list has changed.
        var hasNewFeeds = false
        var progress: (FeedLoadingProgress) -> Void
        var completion: (Result<Feed, FeedFailure>) -> Void
    }

    private(set) var sources: [PageSource]
    private var searches: [FeedSearch]
    let tasks: PageTasks<Result<LoadedBytes, PageFailure>>
    let language: FeedLanguage
    /// Whether the user can name a feed in the page, so that none is no failure.
    private let mayBeEmpty: Bool
    private let clock: () -> FeedClock
    /// The archived items of sources.
    private var archived: [ArchivedItemLines] = []
    /// The whole articles of items.
    var articles: [PageArticle] = []
    /// The task that loads one; another one takes its place.
    var articleTask: UInt32?
    private var round: Round?
    private var hasLoaded = false
    /// The only sources to load in the next round, whether anew, and whether there is something to show
    /// before; `nil` for all.
    private var due: (indices: [Int], isAnew: Bool, hasNewFeeds: Bool)?
    /// Called with each failure and warning after the feeds, or the first failure, have been shown.
    var didFailBeside: (FeedFailure) -> Void = { _ in }
    /// Called when the next load shows what was changed, with no other, or continues this one.
    var didChange: () -> Void = {}

    init(
        _ sources: [PageSource], _ searches: [FeedSearch], mayBeEmpty: Bool,
        tasks: PageTasks<Result<LoadedBytes, PageFailure>>,
        language: FeedLanguage, clock: @escaping () -> FeedClock
    ) {
        self.sources = sources
        self.searches = searches
        self.mayBeEmpty = mayBeEmpty
        self.tasks = tasks
        self.language = language
        self.clock = clock
    }

    /// Takes another list of sources and searches. The next load loads only those that are new, and those
    /// that this cuts off.
    func replace(_ next: [PageSource], _ searches: [FeedSearch]) {
        self.searches = searches
        let cut = stop()
        var new: [Int] = []
        for (index, source) in next.enumerated() {
            let known = sources.firstIndex { ExactText($0.url) == ExactText(source.url) }
            if let known, !sources[known].feed.items.isEmpty {
                source.take(sources[known].feed)
                source.failure = sources[known].failure
                guard cut?.waiting.contains(known) == true else { continue }
            }
            new.append(index)
        }
        sources = next
        due = (new, cut?.isAnew == true, true)
    }

    /// Has the next load ask for one source, and for those that this cuts off.
    func refresh(_ feed: String) {
        let cut = stop()
        let indices = sources.indices.filter {
            sources[$0].isShown(as: feed) || cut?.waiting.contains($0) == true
        }
        due = (indices, true, cut?.hasNewFeeds == true)
    }

    /// Takes archived items of feeds, and more, and has them shown.
    func take(_ lines: [ArchivedItemLines]) {
        for lines in lines {
            takeArticles(of: lines)
            guard let index = archived.firstIndex(where: { $0.isOf(lines.url) }) else {
                if lines.areAll { archived.append(lines) }
                continue
            }
            if lines.areAll { archived[index] = lines } else { archived[index].add(lines) }
        }
        showAgain()
    }

    /// Has the feeds shown again: at once, or with the next part while others are loading.
    func showAgain() {
        guard round == nil else {
            round?.hasNewFeeds = true
            return
        }
        due = ([], false, false)
        didChange()
    }

    /// Ends the load, and returns it.
    @discardableResult
    private func stop() -> Round? {
        defer { round = nil }
        for task in round?.tasks ?? [] { tasks.cancel(task) }
        return round
    }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, FeedFailure>) -> Void
    ) -> any FeedLoaderTask {
        guard !sources.isEmpty else {
            // The user's list may have lost its last feed.
            completion(
                hasLoaded || mayBeEmpty
                    ? .success(merged())
                    : .failure(PageFailure.nothingNamed.failure(at: "", in: language)))
            return PageTask {}
        }
        if round == nil {
            begin(progress, completion)
        } else {
            round?.progress = progress
            round?.completion = completion
            report()
        }
        return PageTask { [self] in stop() }
    }

    private func begin(
        _ progress: @escaping (FeedLoadingProgress) -> Void,
        _ completion: @escaping (Result<Feed, FeedFailure>) -> Void
    ) {
        let indices = due?.indices ?? Array(sources.indices)
        let isAnew = due?.isAnew ?? hasLoaded
        let hasNewFeeds = due?.hasNewFeeds == true
        due = nil
        hasLoaded = true
        let begun = Round(
            count: indices.count, isAnew: isAnew, waiting: indices, hasNewFeeds: hasNewFeeds,
            progress: progress, completion: completion)
        if indices.isEmpty { return finish(begun) }
        round = begun
        for index in indices {
            sources[index].failure = nil
            let task = tasks.begin { self.end(index, $0) }
            round?.tasks.append(task)
            unsafe sources[index].url.lend { unsafe page_load(task, $0, $1, isAnew ? 1 : 0) }
        }
    }

    /// Completes the load with the feeds received so far, and the last ones of the others, unless there
    /// is nothing new; the next load continues it.
    func showPart() {
        guard let round, round.hasNewFeeds else { return }
        self.round?.hasNewFeeds = false
        round.completion(.success(merged()))
        didChange()
    }

    /// The feeds with their archived items, and the searches.
    private func merged() -> Feed {
        var whole = sources.map { $0.feed }
        for lines in archived {
            for index in sources.indices where lines.isOf(sources[index].url) {
                whole[index] = lines.added(to: whole[index])
            }
        }
        for index in sources.indices where !articles.isEmpty {
            applyArticles(to: &whole[index], of: sources[index].url)
        }
        var feed = whole.count == 1 ? whole[0] : FeedMerger.merge(whole, at: clock())
        if whole.count == 1, archived.contains(where: { $0.isSorted }) {
            FeedMerger.sort(&feed.items, by: .newest, at: clock())
        }
        feed.searches = searches
        return feed
    }

    private func report() {
        guard let round else { return }
        round.progress(
            FeedLoadingProgress(
                completedSources: round.count - round.waiting.count, totalSources: round.count,
                receivedBytes: round.receivedBytes))
    }

    private func end(_ index: Int, _ outcome: Result<LoadedBytes, PageFailure>) {
        guard round != nil else { return }
        switch outcome {
        case .success(let loaded):
            round?.receivedBytes += Int64(loaded.bytes.count)
            switch feed(of: loaded, sources[index]) {
            case .success(let feed):
                sources[index].take(feed)
                round?.hasNewFeeds = true
                if feed.problems.contains(where: {
                    $0.code.utf8.elementsEqual("truncated-document".utf8)
                }) {
                    round?.warnings.append(
                        PageFailure.cutShort.failure(at: sources[index].url, in: language))
                }
            case .failure(let failure): fail(index, failure)
            }
        case .failure(let failure):
            fail(index, failure.failure(at: sources[index].url, in: language))
        }
        round?.waiting.removeAll { $0 == index }
        guard let now = round, now.waiting.isEmpty else { return report() }
        round = nil
        finish(now)
    }

    private func fail(_ index: Int, _ failure: FeedFailure) {
        round?.failures.append(failure)
        sources[index].failure = failure
    }

    private func finish(_ round: Round) {
        var failures = round.failures[...]
        let feed = merged()
        if failures.count == sources.count, feed.items.isEmpty, let first = failures.popFirst() {
            round.completion(.failure(first))
        } else {
            round.completion(.success(feed))
        }
        for failure in failures + round.warnings { didFailBeside(failure) }
    }

    private func feed(
        of loaded: LoadedBytes, _ source: PageSource
    ) -> Result<Feed, FeedFailure> {
        let url = loaded.url ?? source.url
        do throws(FeedParsingError) {
            let context = FeedParsingContext(documentURL: url, httpCharset: loaded.charset)
            var feed = try FeedParser(converter: PageEncodings()).feed(
                loaded.bytes, context: context)
            feed.noteSharedIDs()
            return .success(feed)
        } catch {
            return .failure(FeedFailure(error, in: source.url))
        }
    }
}
