import FeedModel

/// The items that feeds have carried so far, to be known again in further ones.
struct CarriedItems {
    private struct Key: Hashable {
        let id: String
        let url: String?
    }

    /// Of more with one key only the last are looked at: an identifier that many have says nothing.
    private static let mostCompared = 32

    /// Where among the items one of a key stands, the last of them.
    private var places: [Key: Int32] = [:]
    /// Where the one before stands, of several with a key.
    private var earlier: [Int32: Int32] = [:]

    /// Notes the items of a feed, which stand at their places among those of all.
    mutating func add(_ items: ArraySlice<FeedItem>) {
        for place in items.indices where Self.isUnmistakable(items[place]) {
            let key = Key(id: items[place].id, url: items[place].url)
            guard let last = places.updateValue(Int32(place), forKey: key) else { continue }
            earlier[Int32(place)] = last
        }
    }

    /// One of `items`, which were noted, is the same as `item`.
    ///
    /// An identifier alone does not tell: where a feed gives none it is the link, which may be that of a page
    /// that several feeds write about.
    func contain(_ item: FeedItem, of items: [FeedItem]) -> Bool {
        guard !places.isEmpty, Self.isUnmistakable(item) else { return false }
        var place = places[Key(id: item.id, url: item.url)]
        for _ in 0..<Self.mostCompared {
            guard let known = place else { break }
            let other = items[Int(known)]
            if other.title == item.title || other.date != nil && other.date == item.date {
                return true
            }
            place = earlier[known]
        }
        return false
    }

    /// True for an id that means the same item in every feed: a number or a word alone need not.
    private static func isUnmistakable(_ item: FeedItem) -> Bool {
        item.url != nil || item.id.utf8.count >= 16 || item.id.contains(":")
    }
}
