import FeedModel

/// The facts by which items are chosen and ordered, kept for all items of a feed once they are wanted.
struct ItemFacts {
    /// Its source's place; -1 where that is not known.
    var source: Int32
    var states: FeedItemStates
    /// In seconds since 1970; `nil` where there is no date.
    var date: Int64?
}
