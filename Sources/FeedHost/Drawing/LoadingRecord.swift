import FeedModel

/// A loader's outcome, kept for the exit status: presenters only put it into words.
final class LoadingRecord: FeedLoader {
    private let loader: any FeedLoader
    /// The outcome of the last loading; `nil` before its end.
    private(set) var outcome: Result<Void, any Error>?

    /// Creates a decorator of `loader`.
    init(_ loader: any FeedLoader) {
        self.loader = loader
    }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        outcome = nil
        return loader.load(progress: progress) { [weak self] result in
            self?.outcome = result.map { _ in }
            completion(result)
        }
    }
}
