import FeedModel

/// States used to filter items (``ItemStates/listed(_:of:)``).
final class ListedItemStates: FeedItemStateStore {
    private let states: ItemStates

    init(_ states: ItemStates) {
        self.states = states
    }

    func states(of items: [FeedItemKey]) throws(FeedItemStateError) -> [FeedItemStates] {
        zip(items, try states.states(of: items)).map { states.listed($1, of: $0) }
    }

    func change(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
    ) throws(FeedItemStateError) {
        try self.states.change(states, of: items, isSet: isSet)
    }
}
