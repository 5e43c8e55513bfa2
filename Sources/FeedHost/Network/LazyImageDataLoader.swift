import FeedModel
import FeedNetwork

/// Opens the network when the first picture is asked for.
final class LazyImageDataLoader: FeedImageDataLoader {
    private final class FinishedTask: FeedImageDataLoaderTask {
        func cancel() {}
    }

    private let make: () throws -> any FeedImageDataLoader
    private let didFail: (any Error) -> Void
    private var loader: (any FeedImageDataLoader)?

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - make: opens the network.
    ///   - didFail: is told why a picture is not there; its place shows only its words.
    init(
        make: @escaping () throws -> any FeedImageDataLoader,
        didFail: @escaping (any Error) -> Void
    ) {
        self.make = make
        self.didFail = didFail
    }

    func loadImageData(
        from url: String, completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        let completion: (Result<FeedImageData, any Error>) -> Void = { [didFail] result in
            if case .failure(let error) = result { didFail(error) }
            completion(result)
        }
        if let bytes = DataAddress.bytes(url) {
            completion(RemoteFeedImageDataLoader.picture(bytes, from: "data:"))
            return FinishedTask()
        }
        do {
            let loader = try self.loader ?? make()
            self.loader = loader
            return loader.loadImageData(from: url, completion: completion)
        } catch {
            completion(.failure(error))
            return FinishedTask()
        }
    }
}
