import FeedModel

/// What lists and orders need of an item; kept of all items, since making one takes longer.
struct ItemFacts {
    /// The source's index; -1 if unknown.
    let source: Int32
    var states: FeedItemStates
    /// In seconds since 1970; `nil` without a date.
    let date: Int64?
}
