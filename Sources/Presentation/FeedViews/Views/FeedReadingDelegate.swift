/// Receives what a person who reads does with the items on show.
///
/// Items are named by their index in a feed, counted from zero, and by the revision of that feed.
public protocol FeedReadingDelegate: AnyObject {
    /// The person sets or clears states of items: of all of them, or, where that fails, of none. Nothing
    /// is displayed of it: after ``FeedRequestOutcome/done``, the items and the counts of the sources say so.
    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome
    /// The person wants the page at `url` opened, which the item at `index` shows, or, where `index` is
    /// `nil`, the feed itself. An address that is not shown there is refused.
    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome
    /// The person wants `text` on the clipboard.
    func didRequestCopy(of text: String) -> FeedRequestOutcome
}
