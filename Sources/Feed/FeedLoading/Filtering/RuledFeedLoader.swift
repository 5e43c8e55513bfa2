package import FeedModel

/// Decorates a loader: marks the items of its feed by the user's rules.
package final class RuledFeedLoader: FeedLoader {
    private let loader: any FeedLoader
    private let rules: ItemRules
    private let didFail: (any Error) -> Void

    /// Creates a decorator of `loader`.
    ///
    /// - Parameter didFail: receives errors; the feed is delivered anyway.
    package init(
        _ loader: any FeedLoader, rules: ItemRules, didFail: @escaping (any Error) -> Void
    ) {
        self.loader = loader
        self.rules = rules
        self.didFail = didFail
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(progress: progress) { [self] result in
            guard case .success(var feed) = result else { return completion(result) }
            do {
                feed.noteSharedIDs()
                try rules.apply(to: feed)
            } catch {
                didFail(error)
            }
            completion(.success(feed))
        }
    }
}
