package import FeedModel

/// Loads the whole articles that feeds lack: those of pages in the cache at once, others a few at a time.
package final class MissingArticlesLoader {
    /// The pages loaded at a time, and at most for one load; the rest follows with the next one.
    private static let pagesAtATime = 4
    private static let mostPages = 100
    /// The time after which no further page is asked for.
    private static let milliseconds: Int64 = 20_000

    private let articles: WholeArticles
    private let pages: PageArticleLoader
    private let origin: (String) -> DocumentOrigin
    private let now: () -> Int64
    private var waiting: ArraySlice<(item: FeedItem, key: PageKey)> = []
    private var running: [PageKey: any FeedLoaderTask] = [:]
    private var hasMore = false
    private var deadline: Int64 = 0
    private var didEnd: (Bool) -> Void = { _ in }

    /// - Parameters:
    ///   - articles: says which are wanted, and takes them.
    ///   - pages: loads them.
    ///   - origin: returns the origin of a feed's document, by the identity of the feed.
    ///   - now: a clock in milliseconds.
    package init(
        _ articles: WholeArticles, pages: PageArticleLoader,
        origin: @escaping (String) -> DocumentOrigin, now: @escaping () -> Int64
    ) {
        self.articles = articles
        self.pages = pages
        self.origin = origin
        self.now = now
    }

    /// Takes the articles of pages that are in the cache.
    package func takeKept(of feed: Feed) {
        for (item, key) in articles.missing(in: feed) {
            _ = pages.load(key.url, namedIn: origin(key.feed), onlyKept: true) {
                [articles] result in
                // What is not in the cache may be on its server.
                if case .failure(let error) = result, !(error is ArticleFailure) { return }
                try? articles.take(result, for: key, item)
            }
        }
    }

    /// Loads the articles of pages that are not in the cache, in place of an earlier load.
    ///
    /// - Parameter didEnd: called at the end, perhaps at once, with true if there are more articles.
    package func load(of feeds: [Feed], then didEnd: @escaping (Bool) -> Void) {
        let missing = feeds.flatMap { articles.missing(in: $0) }.filter { running[$0.key] == nil }
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
        let (ended, hasMore) = (didEnd, hasMore)
        didEnd = { _ in }
        self.hasMore = false
        ended(hasMore)
    }

    private func didLoad(
        _ result: Result<LoadedArticle, any Error>, for item: FeedItem, _ key: PageKey
    ) {
        let wasRunning = running.removeValue(forKey: key) != nil
        if (try? articles.take(result, for: key, item)) != nil { hasMore = true }
        if wasRunning { goOn() }
    }
}
