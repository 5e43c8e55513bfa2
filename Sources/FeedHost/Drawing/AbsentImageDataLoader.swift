import FeedModel

/// Loads no pictures, and says so: there is no network in this build yet.
final class AbsentImageDataLoader: FeedImageDataLoader {
    private struct NoPictures: Error {}

    private final class FinishedTask: FeedImageDataLoaderTask {
        func cancel() {}
    }

    func loadImageData(
        from url: String, completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask {
        completion(.failure(NoPictures()))
        return FinishedTask()
    }
}
