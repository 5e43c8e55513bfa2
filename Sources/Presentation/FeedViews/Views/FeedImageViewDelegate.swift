/// Receives a view's requests for the pictures of the feed on show.
///
/// Requests for an earlier feed or an item outside the feed are ignored. Answers are calls of
/// ``FeedImageView/display(_:)`` that name the request.
public protocol FeedImageViewDelegate: AnyObject {
    /// Requests the picture, or requests it again after a failure. One that the feed does not name
    /// is shown as not available. A request while it is being loaded has no effect.
    func didRequestImage(for request: FeedImageRequest)
    /// Cancels the request; nothing more is shown for it.
    func didCancelImageRequest(for request: FeedImageRequest)
    /// Loads the picture ahead, without showing it.
    func didRequestImagePreload(for request: FeedImageRequest)
}
