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

    /// Returns a feed with the items that it keeps. Reads an item's content only to search for text.
    ///
    /// - Parameters:
    ///   - clock: has the time zone in which days begin.
    ///   - states: the store of states; without one, no item has any.
    ///   - didLeaveOut: receives the number of items left out for lack of a date.
    package func applied(
        to feed: Feed, at clock: FeedClock, in states: (any FeedItemStateStore)?,
        didLeaveOutUndated didLeaveOut: (Int) -> Void
    ) throws -> Feed {
        var feed = feed
        feed.title = title ?? feed.title
        if states != nil { feed.noteSharedIDs() }
        if countsUndated {
            let undated = feed.items.count { $0.date == nil }
            if undated > 0 { didLeaveOut(undated) }
        }
        if !query.isEmpty {
            let indices = try feed.indices(matching: query, at: clock, in: states)
            feed.items = indices.map { feed.items[$0] }
        }
        if let perFeed {
            var counts: [Int32: Int] = [:]
            feed.items.removeAll { item in
                counts[item.sourceIndex, default: 0] += 1
                return counts[item.sourceIndex, default: 0] > perFeed
            }
        }
        if let limit, feed.items.count > limit {
            feed.items.removeLast(feed.items.count - limit)
        }
        return feed
    }
}
