import FeedModel
import FeedNetwork
import PictureFormats

/// Opens the network for the first picture that is not a data URL.
final class LazyImageFileLoader: ImageFileLoader {
    private let make: () throws -> any ImageFileLoader
    private let didFail: (any Error) -> Void
    private var loader: (any ImageFileLoader)?

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - make: opens the network.
    ///   - didFail: called with a failure, since the picture only shows a phrase.
    init(
        make: @escaping () throws -> any ImageFileLoader,
        didFail: @escaping (any Error) -> Void
    ) {
        self.make = make
        self.didFail = didFail
    }

    func loadImageFile(
        from url: String, completion: @escaping (Result<FeedImageFile, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        let completion: (Result<FeedImageFile, any Error>) -> Void = { [didFail] result in
            if case .failure(let error) = result { didFail(error) }
            completion(result)
        }
        if let bytes = DataAddress.bytes(url) {
            completion(RemoteImageFileLoader.picture(bytes, from: "data:"))
            return ResourceTask()
        }
        do {
            let loader = try self.loader ?? make()
            self.loader = loader
            return loader.loadImageFile(from: url, completion: completion)
        } catch {
            completion(.failure(error))
            return ResourceTask()
        }
    }
}
