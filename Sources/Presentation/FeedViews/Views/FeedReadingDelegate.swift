/// Receives what the user does with the items on show.
///
/// Items are named by their index, from zero, and by the revision of their feed.
public protocol FeedReadingDelegate: AnyObject {
    /// Sets or clears states of items: of all of them, or, if that fails, of none. Nothing is
    /// displayed; after ``FeedRequestOutcome/done``, items and sources have the new states and
    /// counts.
    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome
    /// Opens the page at `url`, which the item at `index` contains, or the feed itself if `index`
    /// is `nil`. Refuses any other address.
    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome
    /// Copies `text` to the clipboard.
    func didRequestCopy(of text: String) -> FeedRequestOutcome
}
