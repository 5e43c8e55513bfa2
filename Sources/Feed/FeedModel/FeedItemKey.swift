/// The key by which an item is remembered.
///
/// That is the identity of the feed's source and the item's own identifier: what the format gives as such, else the
/// item's link, else a hash of what it says (``FeedItem/id``). Where several items of a feed have
/// one identifier between them, their address, title and date are part of it.
public struct FeedItemKey: Sendable, Hashable {
    /// The identity of the feed: ``FeedSource/identity``.
    public let feed: String
    /// The item, within its feed.
    public let item: String

    /// Creates a key.
    public init(feed: String, item: String) {
        self.feed = feed
        self.item = item
    }

    /// Compares bytes: two spellings of one text are not one key.
    public static func == (key: FeedItemKey, other: FeedItemKey) -> Bool {
        UTF8Key(key.item) == UTF8Key(other.item) && UTF8Key(key.feed) == UTF8Key(other.feed)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(UTF8Key(feed))
        hasher.combine(UTF8Key(item))
    }
}

extension FeedItem {
    /// The identifier with address, title and date, which tell items apart that have one identifier.
    package var distinctID: String {
        let date = (published ?? updated).map { "\($0.secondsSince1970)" }
        return [id, url ?? "", title ?? "", date ?? ""].joined(separator: "\n")
    }
}

extension Feed {
    /// Returns the key by which `item`, which is one of this feed's, is remembered.
    public func key(of item: FeedItem) -> FeedItemKey {
        let index = Int(item.sourceIndex)
        let known = sources.indices.contains(index) ? sources[index].identity : nil
        let identity = known ?? FeedSource(of: self).identity ?? ""
        return FeedItemKey(
            feed: identity, item: item.sharesID ? item.distinctID : item.id)
    }

    /// The keys by which all items are remembered, in their order, and then those of their ``copies``: what is
    /// read or starred is so in each feed that carries it.
    public var itemKeys: [FeedItemKey] {
        items.map(key) + (copies.isEmpty ? [] : items.flatMap { copies[key(of: $0)] ?? [] })
    }

    /// Returns the states of each item: its own, and what it has in other feeds.
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

    /// Notes at each item whether others of the same feed have its identifier, too.
    ///
    /// Before any are left out: a key is not to depend on what else is shown. O(*n*).
    public mutating func noteSharedIDs() {
        var first: [FeedItemKey: Int] = [:]
        first.reserveCapacity(items.count)
        var shared: [Int] = []
        for index in items.indices where !items[index].sharesID {
            let key = key(of: items[index])
            if let other = first.updateValue(index, forKey: key) { shared += [other, index] }
        }
        for index in shared {
            items[index].sharesID = true
        }
    }
}
