import FeedViews

/// All items of a list marked as read; undone by the same key in the same place.
struct ListMarking {
    let change: FeedItemStateChange
    let isOfFeed: Bool
}
