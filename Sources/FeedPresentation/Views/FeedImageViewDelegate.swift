/// What a view that shows pictures tells of the items on show.
///
/// Items are named by their place in the feed last displayed, counted from zero; a place
/// outside it is ignored.
public protocol FeedImageViewDelegate: AnyObject {
    /// The picture of the item is wanted now, or wanted again after it failed.
    func didRequestImage(for index: Int)
    /// The picture is not wanted any more; nothing more is shown for it.
    func didCancelImageRequest(for index: Int)
    /// The picture will likely be wanted soon: it may be loaded, and nothing is shown.
    func didRequestImagePreload(for index: Int)
    /// The picture will not be wanted soon after all.
    func didCancelImagePreload(for index: Int)
}
