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
