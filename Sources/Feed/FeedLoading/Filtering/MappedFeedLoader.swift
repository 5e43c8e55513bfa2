package import FeedModel

/// Decorates a loader: changes its feed.
package final class MappedFeedLoader: FeedLoader {
    private let loader: any FeedLoader
    private let change: (Feed) throws -> Feed

    /// Creates a decorator of `loader`; an error of `change` is its failure.
    package init(_ loader: any FeedLoader, _ change: @escaping (Feed) throws -> Feed) {
        self.loader = loader
        self.change = change
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(progress: progress) { [change] result in
            completion(result.flatMap { feed in Result { try change(feed) } })
        }
    }
}
