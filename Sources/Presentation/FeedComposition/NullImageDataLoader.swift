import FeedModel

/// The null object for compositions whose views show no pictures.
final class NullImageDataLoader: FeedImageDataLoader, FeedImageDataLoaderTask {
    func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, FeedFailure>) -> Void
    ) -> any FeedImageDataLoaderTask {
        self
    }

    func cancel() {}
}
