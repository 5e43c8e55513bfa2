/// A picture that is being loaded.
public protocol FeedImageDataLoaderTask: AnyObject {
    /// Stops loading; the completion is then not called.
    func cancel()
}
