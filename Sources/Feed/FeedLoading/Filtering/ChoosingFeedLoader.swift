package import FeedModel

/// Decorates a loader: filters the items of its feed.
///
/// Reads an item's content only to search for text.
package final class ChoosingFeedLoader: FeedLoader {
    private let loader: any FeedLoader
    private let choice: () -> FeedFilter
    private let clock: () -> FeedClock
    private let states: (any FeedItemStateStore)?
    private let didLeaveOut: (Int) -> Void

    /// Creates a decorator of `loader`.
    ///
    /// - Parameters:
    ///   - choice: returns the filter; called for each loaded feed.
    ///   - clock: returns the time zone in which days begin.
    ///   - states: the store of states; without one, no item has any.
    ///   - didLeaveOut: receives the number of items left out for lack of a date.
    package init(
        _ loader: any FeedLoader, choice: @escaping () -> FeedFilter,
        clock: @escaping () -> FeedClock,
        states: (any FeedItemStateStore)?, didLeaveOutUndated didLeaveOut: @escaping (Int) -> Void
    ) {
        self.loader = loader
        self.choice = choice
        self.clock = clock
        self.states = states
        self.didLeaveOut = didLeaveOut
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(
            progress: progress,
            completion: { [choice, clock, states, didLeaveOut] result in
                completion(
                    result.flatMap { feed in
                        Result {
                            try Self.chosen(feed, choice(), at: clock(), states, didLeaveOut)
                        }
                    })
            })
    }

    private static func chosen(
        _ feed: Feed, _ choice: FeedFilter, at clock: FeedClock,
        _ states: (any FeedItemStateStore)?,
        _ didLeaveOut: (Int) -> Void
    ) throws -> Feed {
        var feed = feed
        feed.title = choice.title ?? feed.title
        if states != nil { feed.noteSharedIDs() }
        if choice.countsUndated {
            let undated = feed.items.count { $0.date == nil }
            if undated > 0 { didLeaveOut(undated) }
        }
        if !choice.query.isEmpty {
            let indices = try feed.indices(matching: choice.query, at: clock, in: states)
            feed.items = indices.map { feed.items[$0] }
        }
        if let perFeed = choice.perFeed {
            var counts: [Int32: Int] = [:]
            feed.items.removeAll { item in
                counts[item.sourceIndex, default: 0] += 1
                return counts[item.sourceIndex, default: 0] > perFeed
            }
        }
        if let limit = choice.limit, feed.items.count > limit {
            feed.items.removeLast(feed.items.count - limit)
        }
        return feed
    }
}
