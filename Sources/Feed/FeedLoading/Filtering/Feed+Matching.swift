import FeedModel

extension Feed {
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
