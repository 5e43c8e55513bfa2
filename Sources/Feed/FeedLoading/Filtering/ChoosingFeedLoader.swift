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
        if states != nil { feed.noteSharedIDs() }
        if let since = choice.since {
            let undated = feed.items.count { $0.date == nil }
            feed.items.removeAll {
                ($0.countedDate?.start(by: clock.secondsAheadOfUTC) ?? .min) < since
            }
            if undated > 0 { didLeaveOut(undated) }
        }
        if choice.isUnreadOnly || choice.isStarredOnly, let states {
            let known = try feed.states(in: states, keys: feed.itemKeys)
            feed.items = zip(feed.items, known).filter { _, states in
                !(choice.isUnreadOnly && states.contains(.read))
                    && (!choice.isStarredOnly || states.contains(.starred))
            }.map(\.0)
        }
        // Last, since it is the slowest filter.
        if !choice.texts.isEmpty {
            let patterns = choice.texts.map(TextPattern.init)
            feed.items.removeAll { item in !patterns.contains { $0.isIn(item) } }
        }
        if !choice.excluded.isEmpty {
            let hidden = hidingPatterns(choice.excluded, for: feed)
            feed.items.removeAll { item in
                (hidden.all + (hidden.bySource[item.sourceIndex] ?? [])).contains { $0.isIn(item) }
            }
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

    /// Returns the patterns that hide items of all feeds, and those for single sources by index.
    private static func hidingPatterns(
        _ excluded: [(feed: FeedLocation?, text: String)], for feed: Feed
    ) -> (all: [TextPattern], bySource: [Int32: [TextPattern]]) {
        let all = excluded.filter { $0.feed == nil }.map { TextPattern($0.text) }
        var bySource: [Int32: [TextPattern]] = [:]
        for (location, text) in excluded {
            guard let identity = location?.asListed.identity else { continue }
            for (index, source) in feed.sources.enumerated()
            where source.identity.map({ $0.utf8.elementsEqual(identity.utf8) }) ?? false {
                bySource[Int32(index), default: []].append(TextPattern(text))
            }
        }
        return (all, bySource)
    }
}
