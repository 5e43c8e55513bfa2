/// Loads the bytes of a picture.
public protocol FeedImageDataLoader: AnyObject {
    /// Starts loading the picture at `url`, and calls `completion` once, on the caller's thread,
    /// with its bytes or the reason why there are none. It may do so before it returns.
    ///
    /// After the task is cancelled, `completion` is not called.
    func loadImageData(
        from url: String, completion: @escaping (Result<FeedImageData, any Error>) -> Void
    ) -> any FeedImageDataLoaderTask
}
