package import FeedModel

/// Decorates a loader: gives items the whole articles of their pages, where that is set for their feed
/// or was asked for.
///
/// What is in the cache is used at once. Pages that are not are loaded a few at a time: before the feed
/// is delivered, or after it for a reader, which then has it delivered again.
package final class WholeFeedLoader: FeedLoader {
    private let loader: any FeedLoader
    private let articles: WholeArticles
    private let missing: MissingArticlesLoader
    private let didLoadMore: (() -> Void)?
    /// The last feed, with its own texts.
    private var last: Feed?
    private var isLoading = false
    private var repeats = false

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
        missing = MissingArticlesLoader(articles, pages: pages, origin: origin, now: now)
        self.didLoadMore = didLoadMore
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        let task = StagedTask()
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
            missing.takeKept(of: feed)
            let deliver = { [self] in
                isLoading = false
                guard !task.isCancelled else { return }
                completion(.success(articles.applied(to: feed)))
            }
            if didLoadMore != nil {
                deliver()
                missing.load(of: [feed]) { [didLoadMore] in if $0 { didLoadMore?() } }
            } else {
                missing.load(of: [feed]) { _ in deliver() }
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
}
