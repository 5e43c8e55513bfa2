import FeedModel

/// Stands for a loader of pictures where no view shows any.
final class AbsentImageDataLoader: FeedImageDataLoader, FeedImageDataLoaderTask {
    func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, FeedFailure>) -> Void
    ) -> any FeedImageDataLoaderTask {
        self
    }

    func cancel() {}
}
