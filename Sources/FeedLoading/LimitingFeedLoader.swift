package import FeedModel

/// Hands on no more than the first items of a feed.
package final class LimitingFeedLoader: FeedLoader {
    private let loader: any FeedLoader
    private let limit: Int

    /// Creates a decorator of `loader` that keeps `limit` items.
    package init(_ loader: any FeedLoader, limit: Int) {
        self.loader = loader
        self.limit = limit
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(
            progress: progress,
            completion: { [limit] result in
                completion(
                    result.map { feed in
                        var feed = feed
                        feed.items = Array(feed.items.prefix(limit))
                        return feed
                    })
            })
    }
}
