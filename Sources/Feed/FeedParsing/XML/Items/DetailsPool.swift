internal import FeedModel

/// Finds among the details of recent items those that are the same, so that they are kept once.
///
/// Most items of a large feed have one of a few authors and one of a few categories.
struct DetailsPool: Sendable {
    private static let size = 4_096
    // For each slot what was kept last.
    private var all: [FeedItemDetailsStorage]
    private var authors: [FeedItemDetailsStorage]
    private var tags: [FeedItemDetailsStorage]

    /// Creates a pool; one that is not used knows none, and takes no room.
    init(isUsed: Bool = true) {
        let size = isUsed ? Self.size : 0
        // Each its own: one that was shared would be copied at the first change.
        all = Array(repeating: .none, count: size)
        authors = Array(repeating: .none, count: size)
        tags = Array(repeating: .none, count: size)
    }

    /// Keeps `details`, which it takes away where none that are the same were kept. New ones have the authors of others
    /// that have the same authors, and tags likewise.
    mutating func keep(_ details: inout FeedItemDetails) -> FeedItemDetailsStorage {
        var authorHash = Hash()
        // What tells one from the other is in the first few; equality looks at all.
        for author in details.authors.prefix(4) { authorHash.mix(author.name ?? author.email) }
        var tagHash = Hash()
        for tag in details.tags.prefix(8) { tagHash.mix(tag) }
        var hash = authorHash
        hash.mix(tagHash)
        guard !all.isEmpty else { return FeedItemDetailsStorage(details) }
        if all[hash.slot].holds(details) { return all[hash.slot] }
        // Not copied, but taken out.
        var own = FeedItemDetails()
        swap(&own, &details)
        let known = (authors[authorHash.slot].authors, tags[tagHash.slot].tags)
        if !own.authors.isEmpty, known.0 == own.authors { own.authors = known.0 }
        if !own.tags.isEmpty, known.1 == own.tags { own.tags = known.1 }
        let kept = FeedItemDetailsStorage(own)
        all[hash.slot] = kept
        if !own.authors.isEmpty { authors[authorHash.slot] = kept }
        if !own.tags.isEmpty { tags[tagHash.slot] = kept }
        return kept
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
