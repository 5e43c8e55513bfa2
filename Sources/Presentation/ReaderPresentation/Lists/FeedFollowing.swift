import FeedViews

/// Finds items of a feed in its successor.
struct FeedFollowing {
    /// The distance from an item's index within which it is looked for before all items are.
    private static let reach = 64

    private let last: ReadFeed
    private let next: ReadFeed
    /// The index in `next` of each source of `last`.
    private let sources: [Int?]
    private var indices: [FeedItemViewModel.ID: Int]?

    init(from last: ReadFeed, to next: ReadFeed) {
        self.last = last
        self.next = next
        if last.sources.count == 1, next.sources.count == 1 {
            // The same one, although it may have moved to another address.
            sources = [0]
        } else {
            var found: [ExactText<String>: Int] = [:]
            for (index, source) in next.sources.enumerated() where found[source.key] == nil {
                found[source.key] = index
            }
            sources = last.sources.map { found[$0.key] }
        }
    }

    /// Returns the index of the same item; `nil` if it is gone.
    mutating func index(following index: Int) -> Int? {
        let old = last.feed.items.id(at: index)
        var source: Int?
        if let oldSource = old.sourceIndex {
            source = sources.indices.contains(oldSource) ? sources[oldSource] : nil
            if source == nil { return nil }
        }
        let id = FeedItemViewModel.ID(old.identifier, sourceIndex: source, number: old.number)
        if let indices { return indices[id] }
        for distance in 0..<Self.reach {
            for candidate in distance == 0 ? [index] : [index + distance, index - distance]
            where (0..<next.count).contains(candidate) {
                if next.feed.items.id(at: candidate) == id { return candidate }
            }
        }
        var made: [FeedItemViewModel.ID: Int] = [:]
        made.reserveCapacity(next.count)
        for candidate in 0..<next.count { made[next.feed.items.id(at: candidate)] = candidate }
        indices = made
        return made[id]
    }
}
