import FeedListing

/// A line of the feeds pane.
struct FeedsEntry {
    let scope: ItemFilter
    let title: String
    /// The number of enclosing folders.
    let depth: Int
}
