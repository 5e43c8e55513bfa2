package import FeedModel

/// Decorates a loader: gives items the whole articles of their pages, where that is set for their feed
/// or was asked for.
///
/// What is in the cache is used at once. Pages that are not are loaded a few at a time: before the feed
/// is delivered, or after it for a reader, which then has it delivered again.
package final class WholeFeedLoader: FeedLoader {
    /// The pages loaded at a time, and at most for one feed; the rest follows with the next one.
    private static let pagesAtATime = 4
    private static let mostPages = 100
    /// The time after which no further page is asked for.
    private static let milliseconds: Int64 = 20_000

    private final class Task: FeedLoaderTask {
        var running: (any FeedLoaderTask)?
        var isCancelled = false
        func cancel() {
            isCancelled = true
            running?.cancel()
        }
    }

    private let loader: any FeedLoader
    private let articles: WholeArticles
    private let pages: PageArticleLoader
    private let origin: (String) -> DocumentOrigin
    private let now: () -> Int64
    private let didLoadMore: (() -> Void)?
    /// The last feed, with its own texts.
    private var last: Feed?
    private var isLoading = false
    private var repeats = false
    private var waiting: ArraySlice<(item: FeedItem, key: PageKey)> = []
    private var running: [PageKey: any FeedLoaderTask] = [:]
    private var hasMore = false
    private var deadline: Int64 = 0
    private var didEnd: () -> Void = {}

    /// Creates a decorator of `loader`.
    ///
    /// - Parameters:
    ///   - articles: the whole articles.
    ///   - pages: loads them.
    ///   - origin: returns the origin of a feed's document, by the identity of the feed.
    ///   - now: a clock in milliseconds.
    ///   - didLoadMore: called when pages were loaded after the feed was delivered; it has the feed
    ///     loaded again. `nil` to load them before.
    package init(
        _ loader: any FeedLoader, articles: WholeArticles, pages: PageArticleLoader,
        origin: @escaping (String) -> DocumentOrigin, now: @escaping () -> Int64,
        didLoadMore: (() -> Void)?
    ) {
        self.loader = loader
        self.articles = articles
        self.pages = pages
        self.origin = origin
        self.now = now
        self.didLoadMore = didLoadMore
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        let task = Task()
        if repeats, let last {
            repeats = false
            completion(.success(articles.applied(to: last)))
            return task
        }
        isLoading = true
        let loading = loader.load(progress: progress) { [self] result in
            guard case .success(let feed) = result else {
                isLoading = false
                return completion(result)
            }
            last = feed
            takeKept(of: feed)
            let deliver = { [self] in
                isLoading = false
                guard !task.isCancelled else { return }
                completion(.success(articles.applied(to: feed)))
            }
            if didLoadMore != nil {
                deliver()
                loadPages(of: feed) { [weak self] in self?.deliverAgain() }
            } else {
                loadPages(of: feed, then: deliver)
            }
        }
        if task.running == nil { task.running = loading }
        return task
    }

    /// Has the next load deliver the last feed again, with the articles that are to be shown now; returns
    /// false while a feed is being loaded, which will have them.
    package func repeatLast() -> Bool {
        repeats = !isLoading && last != nil
        return repeats
    }

    private func deliverAgain() {
        guard hasMore else { return }
        hasMore = false
        didLoadMore?()
    }

    /// Takes the articles of pages that are in the cache.
    private func takeKept(of feed: Feed) {
        for (item, key) in articles.missing(in: feed) {
            _ = pages.load(key.url, namedIn: origin(key.feed), onlyKept: true) {
                [articles] result in
                // What is not in the cache may be on its server.
                if case .failure(let error) = result, !(error is ArticleFailure) { return }
                try? articles.take(result, for: key, item)
            }
        }
    }

    private func loadPages(of feed: Feed, then didEnd: @escaping () -> Void) {
        let missing = articles.missing(in: feed).filter { running[$0.key] == nil }
        waiting = missing.prefix(Self.mostPages)
        self.didEnd = didEnd
        deadline = now() + Self.milliseconds
        goOn()
    }

    private func goOn() {
        while running.count < Self.pagesAtATime, now() < deadline,
            let (item, key) = waiting.popFirst()
        {
            // One that ends at once is not running any more.
            var isDone = false
            let task = pages.load(key.url, namedIn: origin(key.feed)) { [weak self] result in
                isDone = true
                self?.didLoad(result, for: item, key)
            }
            if !isDone { running[key] = task }
        }
        if now() >= deadline { waiting = [] }
        guard running.isEmpty, waiting.isEmpty else { return }
        let ended = didEnd
        didEnd = {}
        ended()
    }

    private func didLoad(
        _ result: Result<LoadedArticle, any Error>, for item: FeedItem, _ key: PageKey
    ) {
        let wasRunning = running.removeValue(forKey: key) != nil
        if (try? articles.take(result, for: key, item)) != nil { hasMore = true }
        if wasRunning { goOn() }
    }
}
