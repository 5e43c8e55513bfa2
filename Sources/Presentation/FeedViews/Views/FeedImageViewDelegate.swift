/// Receives a view's requests for pictures of the displayed feed.
///
/// Requests for an earlier feed or an item outside the feed are ignored. Results arrive at
/// ``FeedImageView/display(_:)``, by request.
public protocol FeedImageViewDelegate: AnyObject {
    /// Loads the picture, or retries after a failure. A picture that the feed does not contain is
    /// displayed as unavailable. No effect while the picture is being loaded.
    func didRequestImage(for request: FeedImageRequest)
    /// Cancels the request; nothing more is displayed for it.
    func didCancelImageRequest(for request: FeedImageRequest)
    /// Prefetches the picture without displaying it.
    func didRequestImagePreload(for request: FeedImageRequest)
}
