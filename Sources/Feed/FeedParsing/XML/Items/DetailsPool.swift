internal import FeedModel

/// Shares storage between items with equal details.
///
/// Most items of a large feed have one of a few authors and categories.
struct DetailsPool: Sendable {
    fileprivate static let size = 4_096

    /// The stored details, in order.
    private var storages: [FeedItemDetailsStorage] = []
    // Hash tables without chaining: per slot the index of the storage added last, or -1. Integers
    // avoid reference counting.
    private var all: [Int32]
    private var authors: [Int32]
    private var tags: [Int32]

    /// Creates a pool; an unused one shares nothing and takes no memory.
    init(isUsed: Bool = true) {
        let none = [Int32](repeating: -1, count: isUsed ? Self.size : 0)
        (all, authors, tags) = (none, none, none)
    }

    /// Returns storage equal to `details`, which it empties if it adds them. New storage shares
    /// authors and tags with others.
    mutating func intern(_ details: inout FeedItemDetails) -> FeedItemDetailsStorage {
        guard !all.isEmpty else { return FeedItemDetailsStorage(details) }
        var authorHash = TextHash()
        // Hashes the first few values; equality compares all.
        for author in details.authors.prefix(4) {
            authorHash.mixBeginning(of: author.name ?? author.email)
        }
        var tagHash = TextHash()
        for tag in details.tags.prefix(8) { tagHash.mixBeginning(of: tag) }
        let slot = (authorHash.slot &* 31 &+ tagHash.slot) & (Self.size - 1)
        if let known = known(all[slot]), known.details == details { return known }
        // Moves the values instead of copying them.
        var own = FeedItemDetails()
        swap(&own, &details)
        if !own.authors.isEmpty, let known = known(authors[authorHash.slot])?.details.authors,
            known == own.authors
        {
            own.authors = known
        }
        if !own.tags.isEmpty, let known = known(tags[tagHash.slot])?.details.tags,
            known.hasSameUTF8(as: own.tags)
        {
            own.tags = known
        }
        let index = Int32(truncatingIfNeeded: storages.count)
        let storage = FeedItemDetailsStorage(own)
        storages.append(storage)
        all[slot] = index
        if !own.authors.isEmpty { authors[authorHash.slot] = index }
        if !own.tags.isEmpty { tags[tagHash.slot] = index }
        return storage
    }

    private func known(_ index: Int32) -> FeedItemDetailsStorage? {
        index < 0 ? nil : storages[Int(index)]
    }
}

extension TextHash {
    /// An index in a table of ``DetailsPool``.
    fileprivate var slot: Int {
        Int(truncatingIfNeeded: value ^ value >> 32) & (DetailsPool.size - 1)
    }

    /// Mixes in the beginning of a text and a terminator.
    fileprivate mutating func mixBeginning(of text: String?) {
        if let text {
            let bytes = text.utf8Span.span
            for index in 0..<min(bytes.count, 32) { mix(bytes[index]) }
        }
        mix(0xFF)
    }
}
