internal import FeedModel

/// Finds among the details of recent items those that are the same, so that they are kept once.
///
/// Most items of a large feed have one of a few authors and one of a few categories.
struct DetailsPool: Sendable {
    fileprivate static let size = 4_096

    /// What was kept, in order.
    private var kept: [FeedItemDetailsStorage] = []
    // For each slot the place of what was kept last; -1 where nothing was. Nothing is counted or freed with these.
    private var all: [Int32]
    private var authors: [Int32]
    private var tags: [Int32]

    /// Creates a pool; one that is not used knows none, and takes no room.
    init(isUsed: Bool = true) {
        let none = [Int32](repeating: -1, count: isUsed ? Self.size : 0)
        (all, authors, tags) = (none, none, none)
    }

    /// Keeps `details`, which it takes away where none that are the same were kept. New ones have the authors of others
    /// that have the same authors, and tags likewise.
    mutating func keep(_ details: inout FeedItemDetails) -> FeedItemDetailsStorage {
        guard !all.isEmpty else { return FeedItemDetailsStorage(details) }
        var authorHash = TextHash()
        // What tells one from the other is in the first few; equality looks at all.
        for author in details.authors.prefix(4) {
            authorHash.mixBeginning(of: author.name ?? author.email)
        }
        var tagHash = TextHash()
        for tag in details.tags.prefix(8) { tagHash.mixBeginning(of: tag) }
        let slot = (authorHash.slot &* 31 &+ tagHash.slot) & (Self.size - 1)
        if let known = known(all[slot]), known.details == details { return known }
        // Not copied, but taken out.
        var own = FeedItemDetails()
        swap(&own, &details)
        if !own.authors.isEmpty, let known = known(authors[authorHash.slot])?.details.authors,
            known == own.authors
        {
            own.authors = known
        }
        if !own.tags.isEmpty, let known = known(tags[tagHash.slot])?.details.tags, known == own.tags
        {
            own.tags = known
        }
        let place = Int32(truncatingIfNeeded: kept.count)
        let storage = FeedItemDetailsStorage(own)
        kept.append(storage)
        all[slot] = place
        if !own.authors.isEmpty { authors[authorHash.slot] = place }
        if !own.tags.isEmpty { tags[tagHash.slot] = place }
        return storage
    }

    private func known(_ place: Int32) -> FeedItemDetailsStorage? {
        place < 0 ? nil : kept[Int(place)]
    }
}

extension TextHash {
    /// A place in a table of ``DetailsPool``.
    fileprivate var slot: Int {
        Int(truncatingIfNeeded: value ^ value >> 32) & (DetailsPool.size - 1)
    }

    /// Mixes in the beginning of a text, and a byte that stands in none.
    fileprivate mutating func mixBeginning(of text: String?) {
        if let text {
            let bytes = text.utf8Span.span
            for index in 0..<min(bytes.count, 32) { mix(bytes[index]) }
        }
        mix(0xFF)
    }
}
