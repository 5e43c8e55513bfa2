import FeedListing

/// The user's selection and order of items.
struct ListChoice {
    var scope = ItemFilter.all
    var isUnreadOnly = false
    /// Only items with this text in title, feed, location or authors.
    var filter: SearchText?
    var order = ItemOrder()

    /// True for all items in the host's order.
    var isPlain: Bool {
        scope == .all && !isUnreadOnly && filter == nil && order == ItemOrder()
    }
}
