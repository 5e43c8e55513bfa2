/// Loads pictures.
public protocol FeedImageDataLoader: AnyObject {
    /// Starts loading the picture at `url`, and calls `completion` once, on the caller's thread,
    /// with the picture in the requested form or the failure. It may do so before it returns.
    ///
    /// After the task is cancelled, `completion` is not called.
    func loadImageData(
        from url: String, as form: FeedImageForm,
        completion: @escaping (Result<FeedImageData, FeedFailure>) -> Void
    ) -> any FeedImageDataLoaderTask
}
