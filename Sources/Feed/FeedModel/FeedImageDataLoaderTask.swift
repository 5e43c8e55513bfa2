/// A picture that is being loaded.
public protocol FeedImageDataLoaderTask: AnyObject {
    /// Stops loading; the completion is not called any more.
    func cancel()
}
