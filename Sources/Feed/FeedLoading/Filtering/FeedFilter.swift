package import FeedModel

/// A filter of a feed's items. Apply it to sorted items: limits count in that order.
package struct FeedFilter: Sendable {
    /// What items have to match.
    package var query = ItemQuery.all([])
    /// The title of what is left; `nil` for the feed's.
    package var title: String?
    /// True if items without a date are counted, since they are left out for that.
    package var countsUndated = false
    /// The most items of each feed.
    package var perFeed: Int?
    /// The most items in total.
    package var limit: Int?

    /// Creates a filter that keeps all items.
    package init() {}
}
