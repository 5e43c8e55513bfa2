/// What a view that shows pictures tells of the items on show.
///
/// Items are named by their place in a feed, counted from zero, and by the revision of that feed.
/// What is told of a feed that is not the one last displayed, or of a place outside it, is ignored.
public protocol FeedImageViewDelegate: AnyObject {
    /// The picture of the item is wanted now, or wanted again after it failed.
    func didRequestImage(for index: Int, in revision: UInt64)
    /// The picture is not wanted any more; nothing more is shown for it.
    func didCancelImageRequest(for index: Int, in revision: UInt64)
    /// The picture will likely be wanted soon: it may be loaded, and nothing is shown.
    func didRequestImagePreload(for index: Int, in revision: UInt64)
    /// The picture will not be wanted soon after all.
    func didCancelImagePreload(for index: Int, in revision: UInt64)
    /// The picture at `url` is wanted, which the content of the item at `index` names, or, where
    /// `index` is `nil`, which is the feed's own. It is shown with that `url`; one that is not
    /// named there is shown as one that is not to be had. While an address is being loaded, asking
    /// for it again changes nothing, whichever items name it.
    func didRequestPicture(at url: String, of index: Int?, in revision: UInt64)
}
