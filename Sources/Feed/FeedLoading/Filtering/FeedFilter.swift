/// A filter of a feed's items. Apply it to sorted items: limits count in that order.
package struct FeedFilter: Sendable {
    /// Keeps items from this time on, in seconds since 1970; leaves out those without a date.
    package var since: Int64?
    /// Keeps items that contain one of these texts; all if empty.
    package var texts: [String] = []
    /// Leaves out items that contain one of these texts, in the feed given with it, or in all
    /// feeds.
    package var excluded: [(feed: FeedLocation?, text: String)] = []
    /// Keeps unread items.
    package var isUnreadOnly = false
    /// Keeps starred items.
    package var isStarredOnly = false
    /// The most items of each feed.
    package var perFeed: Int?
    /// The most items in total.
    package var limit: Int?

    /// Creates a filter that keeps all items.
    package init() {}
}
