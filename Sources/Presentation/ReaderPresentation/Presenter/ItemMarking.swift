import FeedViews

/// The last marking of all listed items as read.
struct ItemMarking {
    let change: FeedItemStateChange

    /// The change that undoes it.
    var undoing: FeedItemStateChange {
        FeedItemStateChange(
            revision: change.revision, states: change.states, isSet: !change.isSet,
            items: change.items)
    }
}
