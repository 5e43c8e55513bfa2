/// Which items of a feed are wanted. Order them first: what is limited counts in that order.
package struct FeedChoice: Sendable {
    /// Only items of this time and later, in seconds since 1970; those without a date are left out.
    package var since: Int64?
    /// Only items in which one of these texts stands; none means all items.
    package var texts: [String] = []
    /// No items in which one of these texts stands, of the feed that is named beside it; of all where none is.
    package var excluded: [(feed: FeedLocation?, text: String)] = []
    /// Only items that are not marked as read.
    package var isUnreadOnly = false
    /// Only items that the person has starred.
    package var isStarredOnly = false
    /// At most so many items of each feed.
    package var perFeed: Int?
    /// At most so many items in all.
    package var limit: Int?

    /// Creates a choice of all items.
    package init() {}
}
