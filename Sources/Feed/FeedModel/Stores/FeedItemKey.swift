/// The key of an item in stores.
///
/// Consists of the feed's identity and the item's identifier (``FeedItem/id``). If items of a feed
/// share an identifier, their address, title and date are added.
public struct FeedItemKey: Sendable, Hashable {
    /// The identity of the feed: ``FeedSource/identity``.
    @ExactText public private(set) var feed: String
    /// The item's identifier within its feed.
    @ExactText public private(set) var item: String

    /// Creates a key.
    public init(feed: String, item: String) {
        self.feed = feed
        self.item = item
    }
}

extension FeedItem {
    /// The identifier with address, title and date, to distinguish items with one identifier.
    package var distinctID: String {
        let date = (published ?? updated).map { "\($0.secondsSince1970)" }
        return [id, url ?? "", title ?? "", date ?? ""].joined(separator: "\n")
    }
}

extension Feed {
    /// Returns the key of `item`, an item of this feed.
    public func key(of item: FeedItem) -> FeedItemKey {
        let index = Int(item.sourceIndex)
        let known = sources.indices.contains(index) ? sources[index].identity : nil
        let identity = known ?? FeedSource(of: self).identity ?? ""
        return FeedItemKey(
            feed: identity, item: item.sharesID ? item.distinctID : item.id)
    }

    /// The keys of all items, in order, followed by those of their ``copies``, since states apply
    /// to all duplicates.
    public var itemKeys: [FeedItemKey] {
        items.map(key) + (copies.isEmpty ? [] : items.flatMap { copies[key(of: $0)] ?? [] })
    }

    /// Returns the states of each item, combined with those of its duplicates.
    ///
    /// - Parameter keys: ``itemKeys``.
    public func states(
        in store: any FeedItemStateStore, keys: [FeedItemKey]
    ) throws(FeedItemStateError) -> [FeedItemStates] {
        let known = try store.states(of: keys)
        guard keys.count > items.count else { return known }
        var states = Array(known.prefix(items.count))
        var next = items.count
        for index in states.indices {
            for _ in copies[keys[index]] ?? [] {
                states[index].formUnion(known[next])
                next += 1
            }
        }
        return states
    }

    /// Marks items that share their identifier with others of the same feed. A feed that is there
    /// twice, such as that of two pages, shares none with itself: its items keep the keys that they
    /// have alone.
    ///
    /// Call it before filtering, so that keys don't depend on the filter. O(*n*).
    public mutating func noteSharedIDs() {
        struct Identifier: Hashable {
            let source: Int32
            let id: ExactText<String>
        }
        var first: [Identifier: Int] = [:]
        first.reserveCapacity(items.count)
        var shared: [Int] = []
        for index in items.indices where !items[index].sharesID {
            let item = items[index]
            let source = Int(item.sourceIndex)
            // Sources without an identity share their keys.
            let isKnown = sources.indices.contains(source) && sources[source].identity != nil
            let own = Identifier(
                source: isKnown ? item.sourceIndex : -1, id: ExactText(item.id))
            if let other = first.updateValue(index, forKey: own) { shared += [other, index] }
        }
        for index in shared {
            items[index].sharesID = true
        }
    }
}
