import FeedModel

/// States of items in memory.
final class FakeStates: FeedItemStateStore {
    var known: [FeedItemKey: FeedItemStates]
    var error: FeedItemStateError?

    init(_ known: [FeedItemKey: FeedItemStates] = [:]) { self.known = known }

    func states(of items: [FeedItemKey]) throws(FeedItemStateError) -> [FeedItemStates] {
        if let error { throw error }
        return items.map { known[$0] ?? [] }
    }

    func change(
        _ states: FeedItemStates, of items: [FeedItemKey], isSet: Bool
    ) throws(FeedItemStateError) {
        for item in items {
            let old = known[item] ?? []
            known[item] = isSet ? old.union(states) : old.subtracting(states)
        }
    }
}
