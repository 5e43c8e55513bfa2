/// A feed that is being loaded.
public protocol FeedLoaderTask: AnyObject {
    /// Stops loading; the completion is then not called.
    func cancel()
}
