internal import FeedModel

/// Finds among recent items one with the same details, so that they are kept once.
///
/// Most items of a large feed have one of a few authors and one of a few categories.
struct DetailsPool: Sendable {
    private static let size = 4_096
    // For each slot the place of an item, plus one.
    private var places: [UInt32]
    private var authorPlaces: [UInt32]
    private var tagPlaces: [UInt32]

    /// Creates a pool; one that is not used knows none, and takes no room.
    init(isUsed: Bool = true) {
        places = isUsed ? [UInt32](repeating: 0, count: Self.size) : []
        authorPlaces = places
        tagPlaces = places
    }

    /// The place of the item among `items` that has these details, `nil` where none is known;
    /// then the next item, which is to have them, will be the one. Its authors are made those of an item that
    /// has the same ones, and its tags likewise.
    mutating func place(of details: inout FeedItemDetails, in items: [FeedItem]) -> Int? {
        guard !places.isEmpty else { return nil }
        var authors = Hash()
        // What tells one from the other is in the first few; equality looks at all.
        for author in details.authors.prefix(4) { authors.mix(author.name ?? author.email) }
        var tags = Hash()
        for tag in details.tags.prefix(8) { tags.mix(tag) }
        var all = authors
        all.mix(tags)
        if let place = Self.note(items.count, in: &places, at: all),
            items[place].hasDetails(details)
        {
            // It stays the one.
            places[all.slot] = UInt32(truncatingIfNeeded: place + 1)
            return place
        }
        if !details.authors.isEmpty,
            let place = Self.note(items.count, in: &authorPlaces, at: authors),
            items[place].authors == details.authors
        {
            details.authors = items[place].authors
        }
        if !details.tags.isEmpty, let place = Self.note(items.count, in: &tagPlaces, at: tags),
            items[place].ownTags == details.tags
        {
            details.tags = items[place].ownTags
        }
        return nil
    }

    /// Puts the item at `place` into the slot of `hash`; answers which was there.
    private static func note(_ place: Int, in places: inout [UInt32], at hash: Hash) -> Int? {
        let known = Int(places[hash.slot])
        places[hash.slot] = UInt32(truncatingIfNeeded: place + 1)
        return known > 0 ? known - 1 : nil
    }

    /// FNV-1a.
    private struct Hash {
        private var value: UInt64 = 0xCBF2_9CE4_8422_2325

        var slot: Int { Int(truncatingIfNeeded: value ^ value >> 32) & (size - 1) }

        mutating func mix(_ text: String?) {
            if let text {
                let utf8 = text.utf8Span.span
                for index in 0..<min(utf8.count, 32) {
                    value = (value ^ UInt64(utf8[index])) &* 0x100_0000_01B3
                }
            }
            value = (value ^ 0xFF) &* 0x100_0000_01B3
        }

        mutating func mix(_ other: Hash) {
            value = (value ^ other.value) &* 0x100_0000_01B3
        }
    }
}
