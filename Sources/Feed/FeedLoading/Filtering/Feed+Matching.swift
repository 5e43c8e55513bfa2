package import FeedModel

extension Feed {
    /// Returns the indices of items that match a query. Items that share identifiers are marked, if it
    /// needs states.
    package func indices(
        matching query: ItemQuery, at clock: FeedClock, in states: (any FeedItemStateStore)?
    ) throws -> [Int] {
        let states = query.needsStates ? states : nil
        let known = try states.map { try self.states(in: $0, keys: itemKeys) }
        return indices(matching: query, at: clock, states: known)
    }

    /// Returns the indices of items that match a query.
    ///
    /// - Parameter states: the states of all items; `nil` if the query needs none.
    func indices(
        matching query: ItemQuery, at clock: FeedClock, states: [FeedItemStates]?
    ) -> [Int] {
        let texts = query.nodes.map(QueriedText.init)
        return items.indices.filter { index in
            let queried = QueriedFeedItem(
                item: items[index], states: states?[index] ?? [], sources: sources, clock: clock,
                texts: texts)
            return query.matches(queried, at: clock)
        }
    }
}
