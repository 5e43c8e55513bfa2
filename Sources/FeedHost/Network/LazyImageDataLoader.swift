import FeedModel
import FeedNetwork

/// Opens the network when the first picture is asked for.
final class LazyImageDataLoader: FeedImageDataLoader {
    private final class FinishedTask: FeedImageDataLoaderTask {
        func cancel() {}
    }

    private let make: () throws -> any FeedImageDataLoader
    private var loader: (any FeedImageDataLoader)?

    init(_ make: @escaping () throws -> any FeedImageDataLoader) {
        self.make = make
    }

    func loadImageData(
        from url: String, completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
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
