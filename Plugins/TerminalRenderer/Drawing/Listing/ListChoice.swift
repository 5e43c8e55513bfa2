import FeedListing

/// A person's choice of what the list shows, and in which order.
struct ListChoice {
    var scope = ItemFilter.all
    /// Of that only what is unread.
    var isUnreadOnly = false
    /// Of that only what has this text in its title, feed, place or authors.
    var filter: SearchText?
    var order = ItemOrder()

    /// The list is of all items, as they came.
    var isPlain: Bool {
        scope == .all && !isUnreadOnly && filter == nil && order == ItemOrder()
    }
}
