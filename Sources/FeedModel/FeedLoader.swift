/// Loads a feed.
public protocol FeedLoader: AnyObject {
    /// Starts loading, and calls `completion` once, on the caller's thread, with the feed or
    /// the reason why there is none. It may do so before it returns.
    ///
    /// After the task is cancelled, `completion` is not called.
    func load(completion: @escaping (Result<Feed, any Error>) -> Void) -> any FeedLoaderTask
}
