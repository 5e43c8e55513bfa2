import FeedModel

/// A loader that ends each load at once, if it has a result.
final class FakeFeedLoader: FeedLoader, FeedLoaderTask {
    var result: Result<Feed, any Error>?
    private(set) var count = 0
    private(set) var isCancelled = false

    init(_ result: Result<Feed, any Error>?) { self.result = result }

    convenience init(_ feed: Feed) { self.init(.success(feed)) }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        count += 1
        if let result { completion(result) }
        return self
    }

    func cancel() { isCancelled = true }
}
