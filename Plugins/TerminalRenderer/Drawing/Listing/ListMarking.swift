import FeedViews

/// A marking of all items of a list as read, which the same key in the same place undoes.
struct ListMarking {
    let change: FeedItemStateChange
    let isOfFeed: Bool
}
