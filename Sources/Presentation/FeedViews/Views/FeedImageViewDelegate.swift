/// Receives a view's requests for the pictures of the feed on show.
///
/// A request of an earlier feed, or of an item outside the feed, is ignored. What is asked for is
/// answered by calls of ``FeedImageView/display(_:)`` that name the request.
public protocol FeedImageViewDelegate: AnyObject {
    /// The picture is wanted now, or wanted again after it failed. One that the feed does not name is
    /// shown as one that is not to be had. While a picture is being loaded, asking for it again
    /// changes nothing.
    func didRequestImage(for request: FeedImageRequest)
    /// The picture is not wanted any more, neither now nor soon; nothing more is shown for it.
    func didCancelImageRequest(for request: FeedImageRequest)
    /// The picture will likely be wanted soon: it may be loaded, and nothing is shown.
    func didRequestImagePreload(for request: FeedImageRequest)
}
