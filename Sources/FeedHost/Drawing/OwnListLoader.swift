import FeedLoading
import FeedModel

/// Says of the person's own list of feeds, where it has none, how one gets there.
final class OwnListLoader: FeedLoader {
    private let loader: any FeedLoader
    private let list: String?

    /// Creates a decorator of `loader`.
    ///
    /// - Parameter list: where the person's own list is; `nil` where there is no place for one.
    init(_ loader: any FeedLoader, list: String?) {
        self.loader = loader
        self.list = list
    }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(progress: progress) { [list] result in
            guard case .failure(let error) = result else { return completion(result) }
            completion(.failure(Self.told(error, list)))
        }
    }

    /// An error as it is told where `list` is the person's own.
    static func told(_ error: any Error, _ list: String?) -> any Error {
        switch error {
        case FeedLoadingError.isEmptyList(.file(let path)) where path == list:
            SubscriptionRefusal.isEmpty(path: path)
        case FeedLoadingError.notARegularFile(.file(let path)) where path == list:
            SubscriptionFileError.notARegularFile(path: path)
        default: error
        }
    }
}
