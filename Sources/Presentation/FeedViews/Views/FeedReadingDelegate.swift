/// Receives what a person who reads does with the items on show.
///
/// Items are named by their place in a feed, counted from zero, and by the revision of that feed.
/// What is told of a feed that is not the one last displayed, or of a place outside it, is ignored.
public protocol FeedReadingDelegate: AnyObject {
    /// The person has read the item, or wants it to be unread again. Nothing is displayed
    /// of it: when this returns, the item says so (``FeedItemViewModel/isRead``), if it could be kept.
    func didRequestItemRead(_ isRead: Bool, for index: Int, in revision: UInt64)
    /// The person wants the page at `url` opened, which the item at `index` shows, or, where `index` is
    /// `nil`, the feed itself. An address that is not shown there is refused.
    func didRequestOpening(of url: String, from index: Int?, in revision: UInt64)
    /// The person wants `text` on the clipboard.
    func didRequestCopy(of text: String)
}
