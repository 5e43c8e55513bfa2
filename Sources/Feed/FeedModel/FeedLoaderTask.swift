/// A feed that is being loaded.
public protocol FeedLoaderTask: AnyObject {
    /// Stops loading; the completion is not called any more.
    func cancel()
}
