package import FeedModel
package import FeedPresentation

extension FeedItemStateChange {
    /// The indexes of the items to change.
    package var indexes: [Int] { Array(items.indexes) }

    /// Returns the states of an item after the change.
    package func applied(to before: FeedItemStates?) -> FeedItemStates {
        isSet ? (before ?? []).union(states) : (before ?? []).subtracting(states)
    }
}
