package import FeedModel

/// The user's rules that mark items, and the states that they are marked in.
package struct ItemRules {
    private let rules: [ItemRule]
    private let clock: () -> FeedClock
    private let states: any FeedItemStateStore
    private let mark: (FeedItemStates, [FeedItemKey]) throws -> Void

    /// Creates rules.
    ///
    /// - Parameters:
    ///   - rules: those that hide are not for it.
    ///   - clock: returns the time that rules compare dates with.
    ///   - states: the states that items have.
    ///   - mark: sets a state of those items that have not had it by a rule: what the user clears stays so.
    package init(
        _ rules: [ItemRule], clock: @escaping () -> FeedClock, states: any FeedItemStateStore,
        mark: @escaping (FeedItemStates, [FeedItemKey]) throws -> Void
    ) {
        self.rules = rules
        self.clock = clock
        self.states = states
        self.mark = mark
    }

    /// Marks items of a feed, and returns it with its shared identifiers noted.
    ///
    /// - Parameter didFail: receives an error; some items may be marked then.
    package func applied(to feed: Feed, didFail: (any Error) -> Void) -> Feed {
        var feed = feed
        feed.noteSharedIDs()
        do {
            try apply(to: feed)
        } catch {
            didFail(error)
        }
        return feed
    }

    private func apply(to feed: Feed) throws {
        let keys = feed.itemKeys
        let known = try feed.states(in: states, keys: keys)
        for effect in ItemRule.Effect.allCases where !effect.states.isEmpty {
            let queries = rules.filter { $0.effect == effect }.map { $0.query }
            if queries.isEmpty { continue }
            let found = feed.indices(matching: .any(queries), at: clock(), states: known).filter {
                !known[$0].isSuperset(of: effect.states)
            }
            if !found.isEmpty { try mark(effect.states, found.map { keys[$0] }) }
            try markCopies(of: found.map { keys[$0] }, in: feed, effect.states)
        }
    }

    /// Marks duplicates of items that were marked: one that is drawn instead later has been marked then.
    /// Not those of items that stay as the user cleared them, to which the states of duplicates apply.
    private func markCopies(
        of items: [FeedItemKey], in feed: Feed, _ effect: FeedItemStates
    ) throws {
        let items = items.filter { feed.copies[$0] != nil }
        if items.isEmpty { return }
        let known = try states.states(of: items)
        let copies = zip(items, known).filter { $1.isSuperset(of: effect) }.flatMap {
            feed.copies[$0.0] ?? []
        }
        if !copies.isEmpty { try mark(effect, copies) }
    }
}
