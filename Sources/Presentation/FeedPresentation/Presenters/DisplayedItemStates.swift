public import FeedModel

#if !hasFeature(Embedded)
    import Synchronization
#endif

/// The states of the items of a displayed feed: a snapshot, updated with the user's changes.
public final class DisplayedItemStates: Sendable {
    private struct Contents {
        var states: [FeedItemStates]
        /// The source index of each item, if there are several sources.
        let sources: [Int32]
        var unread: [Int]
        var starred: [Int]

        mutating func set(_ changed: FeedItemStates, at index: Int) {
            let old = states[index]
            states[index] = changed
            let source = sources.isEmpty ? 0 : Int(sources[index])
            guard unread.indices.contains(source) else { return }
            unread[source] += old.contains(.read).asOne - changed.contains(.read).asOne
            starred[source] += changed.contains(.starred).asOne - old.contains(.starred).asOne
        }
    }

    #if hasFeature(Embedded)
        /// Embedded Swift has no locks; its programs have one thread.
        private nonisolated(unsafe) var contents: Contents
    #else
        private let contents: Mutex<Contents>
        /// True if any item has or had a state: a shortcut for the rows of a list, since mostly
        /// none has.
        private let hasAny: Atomic<Bool>
    #endif

    /// Creates the states of the items of `feed`, in order.
    public init(_ states: [FeedItemStates], of feed: Feed) {
        let sourceCount = max(feed.sources.count, 1)
        let sources = sourceCount > 1 ? feed.items.map { $0.sourceIndex } : []
        var unread = Array(repeating: 0, count: sourceCount)
        var starred = unread
        for (index, states) in states.enumerated() where states != .read {
            let source = sources.isEmpty ? 0 : Int(sources[index])
            guard unread.indices.contains(source) else { continue }
            unread[source] += 1 - states.contains(.read).asOne
            starred[source] += states.contains(.starred).asOne
        }
        let contents = Contents(
            states: states, sources: sources, unread: unread, starred: starred)
        #if hasFeature(Embedded)
            unsafe self.contents = contents
        #else
            self.contents = Mutex(contents)
            hasAny = Atomic(states.contains { !$0.isEmpty })
        #endif
    }

    /// The states of the item at `index`; none if out of range.
    public subscript(index: Int) -> FeedItemStates {
        #if !hasFeature(Embedded)
            guard hasAny.load(ordering: .acquiring) else { return [] }
        #endif
        return withContents { $0.states.indices.contains(index) ? $0.states[index] : [] }
    }

    /// Returns the number of unread items of a source.
    public func unreadCount(ofSource index: Int) -> Int {
        withContents { $0.unread.indices.contains(index) ? $0.unread[index] : 0 }
    }

    /// Returns the number of starred items of a source.
    public func starredCount(ofSource index: Int) -> Int {
        withContents { $0.starred.indices.contains(index) ? $0.starred[index] : 0 }
    }

    /// Sets or clears `states` of the items at `indexes`; ignores those out of range.
    public func change(
        _ states: FeedItemStates, at indexes: some Sequence<Int> & Sendable, isSet: Bool
    ) {
        #if !hasFeature(Embedded)
            if isSet { hasAny.store(true, ordering: .releasing) }
        #endif
        withContents { contents in
            for index in indexes where contents.states.indices.contains(index) {
                let old = contents.states[index]
                contents.set(isSet ? old.union(states) : old.subtracting(states), at: index)
            }
        }
    }

    private func withContents<Result>(
        _ body: (inout sending Contents) -> sending Result
    ) -> sending Result {
        #if hasFeature(Embedded)
            unsafe body(&contents)
        #else
            contents.withLock(body)
        #endif
    }
}

extension Bool {
    fileprivate var asOne: Int { self ? 1 : 0 }
}
