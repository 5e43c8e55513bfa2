package import FeedModel

/// Decorates a loader: marks the items of its feed by the user's rules.
package final class RuledFeedLoader: FeedLoader {
    private let loader: any FeedLoader
    private let rules: [ItemRule]
    private let clock: () -> FeedClock
    private let states: any FeedItemStateStore
    private let mark: (FeedItemStates, [FeedItemKey]) throws -> Void
    private let didFail: (any Error) -> Void

    /// Creates a decorator of `loader`.
    ///
    /// - Parameters:
    ///   - rules: the rules; those that hide are not for it.
    ///   - clock: returns the time that rules compare dates with.
    ///   - states: the states that items have.
    ///   - mark: sets a state of those items that have not had it by a rule: what the user clears stays so.
    ///   - didFail: receives errors; the feed is delivered anyway.
    package init(
        _ loader: any FeedLoader, rules: [ItemRule], clock: @escaping () -> FeedClock,
        states: any FeedItemStateStore,
        mark: @escaping (FeedItemStates, [FeedItemKey]) throws -> Void,
        didFail: @escaping (any Error) -> Void
    ) {
        self.loader = loader
        self.rules = rules
        self.clock = clock
        self.states = states
        self.mark = mark
        self.didFail = didFail
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(progress: progress) { [self] result in
            guard case .success(var feed) = result else { return completion(result) }
            do {
                feed.noteSharedIDs()
                try apply(to: feed)
            } catch {
                didFail(error)
            }
            completion(.success(feed))
        }
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
        }
    }
}
