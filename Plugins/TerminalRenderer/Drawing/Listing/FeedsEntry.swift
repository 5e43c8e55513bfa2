import FeedListing

/// A line of the pane of feeds.
struct FeedsEntry {
    let scope: ItemFilter
    let title: String
    /// How many folders it lies in.
    let depth: Int
}
