package import FeedModel
package import FeedPresentation

extension FeedItemStateChange {
    /// The indexes of the items to change.
    package var indexes: [Int] {
        switch items {
        case .range(let range): Array(range)
        case .list(let list): list
        }
    }

    /// Returns the states of an item after the change.
    package func applied(to before: FeedItemStates?) -> FeedItemStates {
        isSet ? (before ?? []).union(states) : (before ?? []).subtracting(states)
    }
}
