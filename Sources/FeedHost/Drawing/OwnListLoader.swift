import FeedLoading
import FeedModel

/// Explains how to start, if the user's list of feeds is empty.
final class OwnListLoader: FeedLoader {
    private let loader: any FeedLoader
    private let list: String?
    private let staysOpen: Bool
    private var hasLoaded = false

    /// Creates a decorator of `loader`.
    ///
    /// - Parameters:
    ///   - list: the path of the user's list; `nil` if there is none.
    ///   - staysOpen: true for a reader, in which the last feed may be removed, and others added.
    init(_ loader: any FeedLoader, list: String?, staysOpen: Bool = false) {
        self.loader = loader
        self.list = list
        self.staysOpen = staysOpen
    }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(progress: progress) { [self] result in
            guard case .failure(let error) = result else {
                hasLoaded = true
                return completion(result)
            }
            let explained = Self.explained(error, list)
            if staysOpen, hasLoaded, case SubscriptionRefusal.isEmpty = explained {
                return completion(.success(Feed(format: .merged)))
            }
            completion(.failure(explained))
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
