internal import FeedModel

/// Finds among recent items one with the same details, so that they are kept once.
///
/// Most items of a large feed have one of a few authors and one of a few categories.
struct DetailsPool: Sendable {
    private static let size = 4_096
    /// For each slot the place of an item, plus one.
    private var places = [UInt32](repeating: 0, count: size)

    /// The item among `items` that has these details, `nil` where none is known; then the item
    /// at `place`, which is to come, will be the one.
    mutating func item(
        with details: FeedItemDetails, in items: [FeedItem], orAt place: Int
    ) -> FeedItem? {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ text: String?) {
            for byte in (text ?? "").utf8.prefix(32) {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        // What tells one from the other is in the first few; equality looks at all.
        for author in details.authors.prefix(4) { mix(author.name ?? author.email) }
        for tag in details.tags.prefix(8) { mix(tag) }
        let slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (Self.size - 1)
        let known = Int(places[slot])
        if known > 0, items[known - 1].hasDetails(details) { return items[known - 1] }
        places[slot] = UInt32(truncatingIfNeeded: place + 1)
        return nil
    }
}
