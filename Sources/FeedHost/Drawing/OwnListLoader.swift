import FeedLoading
import FeedModel

/// Explains how to start, if the user's list of feeds is empty.
final class OwnListLoader: FeedLoader {
    private let loader: any FeedLoader
    private let list: String?

    /// Creates a decorator of `loader`.
    ///
    /// - Parameter list: the path of the user's list; `nil` if there is none.
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
            completion(.failure(Self.explained(error, list)))
        }
    }

    /// Replaces an error about the user's list.
    static func explained(_ error: any Error, _ list: String?) -> any Error {
        switch error {
        case FeedLoadingError.isEmptyList(.file(let path)) where path == list:
            SubscriptionRefusal.isEmpty(path: path)
        case FeedLoadingError.notARegularFile(.file(let path)) where path == list:
            SubscriptionFileError.notARegularFile(path: path)
        default: error
        }
    }
}
