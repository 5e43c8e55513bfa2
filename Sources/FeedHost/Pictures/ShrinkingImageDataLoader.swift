import FeedModel
import FeedPictures

/// Loads pictures, and makes those smaller that are too large for any page.
final class ShrinkingImageDataLoader: FeedImageDataLoader {
    /// A picture that is loaded first, and then perhaps made smaller.
    private final class Task: FeedImageDataLoaderTask {
        /// What goes on now.
        var step: (any FeedImageDataLoaderTask)?
        private(set) var isCancelled = false

        func cancel() {
            isCancelled = true
            step?.cancel()
            step = nil
        }
    }

    private let loader: any FeedImageDataLoader
    private let shrinker: PictureShrinker
    private let didFail: (any Error) -> Void

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - loader: loads the pictures as they are.
    ///   - shrinker: makes them smaller.
    ///   - didFail: is told why a picture could not be made smaller.
    init(
        _ loader: any FeedImageDataLoader, shrinker: PictureShrinker,
        didFail: @escaping (any Error) -> Void
    ) {
        self.loader = loader
        self.shrinker = shrinker
        self.didFail = didFail
    }

    func loadImageData(
        from url: String, completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        let task = Task()
        var isLoaded = false
        let loading = loader.loadImageData(from: url) { [weak self, weak task] result in
            isLoaded = true
            guard let self, let task, !task.isCancelled else { return }
            guard case .success(let data) = result, PictureWeight(data) != .modest else {
                return completion(result)
            }
            task.step = shrink(data, from: url, completion: completion)
        }
        if !isLoaded { task.step = loading }
        return task
    }

    private func shrink(
        _ data: FeedImageData, from url: String,
        completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        shrinker.shrink(data) { [didFail] result in
            switch result {
            case .success(let smaller):
                let isWorthIt = smaller.bytes.count < data.bytes.count
                completion(
                    .success(isWorthIt || PictureWeight(data) == .absurd ? smaller : data))
            case .failure(let reason):
                let failure = PictureNotShrunk(address: url, reason: reason)
                didFail(failure)
                completion(
                    PictureWeight(data) == .absurd ? .failure(failure) : .success(data))
            }
        }
    }
}
