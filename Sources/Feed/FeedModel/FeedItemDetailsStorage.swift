/// Holds an item's details outside the item; items that say the same may share one.
package final class FeedItemDetailsStorage: Sendable {
    /// What it holds.
    package let details: FeedItemDetails

    /// Keeps `details`.
    package init(_ details: FeedItemDetails) {
        self.details = details
    }
}
