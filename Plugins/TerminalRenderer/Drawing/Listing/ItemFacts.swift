import FeedModel

/// What filters and sorts need of an item; stored for all items once needed.
struct ItemFacts {
    /// The source's index; -1 if unknown.
    var source: Int32
    var states: FeedItemStates
    /// In seconds since 1970; `nil` without a date.
    var date: Int64?
}
