internal import FeedModel

/// Finds among recent items one with the same details, so that they are kept once.
///
/// Most items of a large feed have one of a few authors and one of a few categories.
struct DetailsPool: Sendable {
    private static let size = 4_096
    /// For each slot the place of an item, plus one.
    private var places: [UInt32]

    /// Creates a pool; one that is not used knows none, and takes no room.
    init(isUsed: Bool = true) {
        places = isUsed ? [UInt32](repeating: 0, count: Self.size) : []
    }

    /// The place of the item among `items` that has these details, `nil` where none is known;
    /// then the next item, which is to have them, will be the one.
    mutating func place(of details: FeedItemDetails, in items: [FeedItem]) -> Int? {
        guard !places.isEmpty else { return nil }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ text: String?) {
            if let text {
                let utf8 = text.utf8Span.span
                for index in 0..<min(utf8.count, 32) {
                    hash = (hash ^ UInt64(utf8[index])) &* 0x100_0000_01B3
                }
            }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        // What tells one from the other is in the first few; equality looks at all.
        for author in details.authors.prefix(4) { mix(author.name ?? author.email) }
        for tag in details.tags.prefix(8) { mix(tag) }
        let slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (Self.size - 1)
        let known = Int(places[slot])
        if known > 0, items[known - 1].hasDetails(details) { return known - 1 }
        places[slot] = UInt32(truncatingIfNeeded: items.count + 1)
        return nil
    }
}
