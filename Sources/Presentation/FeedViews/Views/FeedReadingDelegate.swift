/// Receives user actions on the displayed items.
///
/// Items are identified by index and by the revision of their feed.
public protocol FeedReadingDelegate: AnyObject {
    /// Sets or clears states of all given items, or of none if that fails. Before
    /// ``FeedRequestOutcome/done`` is returned the feed is displayed with the new states and counts
    /// and the same revision; a copy from before keeps the old ones.
    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome
    /// Opens `url`, which must be an address in the item at `index`, or in the feed if `index` is
    /// `nil`.
    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome
    /// Copies `text` to the clipboard.
    func didRequestCopy(of text: String) -> FeedRequestOutcome
}
