/// Loads a feed.
public protocol FeedLoader: AnyObject {
    /// Starts loading, and calls `completion` once, on the caller's thread, with the feed or the
    /// failure. It may do so before it returns.
    ///
    /// Until then it may call `progress` on the same thread. After the task is cancelled, neither
    /// is called.
    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, FeedFailure>) -> Void
    ) -> any FeedLoaderTask
}
