public import FeedModel

/// The states of the items of a displayed feed. A value: changes make another.
public final class DisplayedItemStates: Sendable {
    /// The keys of the items in a store of states; empty without a store.
    package let keys: [FeedItemKey]
    /// The keys of further copies of an item, in other feeds.
    package let copies: [FeedItemKey: [FeedItemKey]]
    private let states: [FeedItemStates]
    /// The source index of each item, if there are several sources.
    private let sources: [Int32]
    private let unread: [Int]
    private let starred: [Int]

    /// Creates the states of the items of `feed`, in order.
    public convenience init(_ states: [FeedItemStates], of feed: Feed) {
        self.init(states, of: feed, keys: [])
    }

    /// Creates the states of the items of `feed`, which a store knows by `keys`.
    package convenience init(_ states: [FeedItemStates], of feed: Feed, keys: [FeedItemKey]) {
        let sources = feed.sources.count > 1 ? feed.items.map { $0.sourceIndex } : []
        self.init(
            states, of: sources, sourceCount: max(feed.sources.count, 1), keys: keys,
            copies: feed.copies)
    }

    private init(
        _ states: [FeedItemStates], of sources: [Int32], sourceCount: Int, keys: [FeedItemKey],
        copies: [FeedItemKey: [FeedItemKey]]
    ) {
        var unread = Array(repeating: 0, count: sourceCount)
        var starred = unread
        for (index, states) in states.enumerated() where states != .read {
            let source = sources.isEmpty ? 0 : Int(sources[index])
            guard unread.indices.contains(source) else { continue }
            if !states.contains(.read) { unread[source] += 1 }
            if states.contains(.starred) { starred[source] += 1 }
        }
        self.keys = keys
        self.copies = copies
        self.states = states
        self.sources = sources
        self.unread = unread
        self.starred = starred
    }

    /// The states of the item at `index`; none if out of range.
    public subscript(index: Int) -> FeedItemStates {
        states.indices.contains(index) ? states[index] : []
    }

    /// Returns the number of unread items of a source.
    public func unreadCount(ofSource index: Int) -> Int {
        unread.indices.contains(index) ? unread[index] : 0
    }

    /// Returns the number of starred items of a source.
    public func starredCount(ofSource index: Int) -> Int {
        starred.indices.contains(index) ? starred[index] : 0
    }

    /// Returns these states with `states` of the items at `indexes` set or cleared; ignores those
    /// out of range.
    public func changing(
        _ changed: FeedItemStates, at indexes: some Sequence<Int>, isSet: Bool
    ) -> DisplayedItemStates {
        var states = states
        for index in indexes where states.indices.contains(index) {
            let old = states[index]
            states[index] = isSet ? old.union(changed) : old.subtracting(changed)
        }
        return replaced(by: states)
    }

    /// Returns other states of the same items.
    package func replaced(by states: [FeedItemStates]) -> DisplayedItemStates {
        DisplayedItemStates(
            states, of: sources, sourceCount: unread.count, keys: keys, copies: copies)
    }
}
