import FeedViews

/// Makes identifiers unique within a document, as JSON Feed requires.
///
/// The first item with an identifier keeps it. Later ones, as from several feeds, get a hash of
/// their address and title appended, which is stable across runs and languages; if that repeats,
/// also a count.
struct ItemIdentifiers {
    /// Hashes of used identifiers. A collision only marks an identifier without need.
    private var taken: Set<UInt64> = []
    /// The number of uses of each marked identifier.
    private var counts: [String: Int] = [:]

    /// Returns the identifier of the next item.
    ///
    /// - Parameter content: returns a substitute for the title of an item that has none, whose
    ///   title may be a localized phrase. Called only to mark an identifier.
    mutating func identifier(of item: FeedItemViewModel, content: () -> FeedText) -> String {
        let own = item.$identifier.isEmpty ? item.url ?? "" : item.identifier
        if taken.insert(Self.hash(of: own)).inserted || own.isEmpty { return own }
        let marked = own + "#" + Self.mark(of: item, item.titleOrigin == .own ? nil : content())
        var candidate = marked
        // Keeps counting, so that many duplicates cost O(1) each.
        var count = counts[marked] ?? 0
        repeat {
            count += 1
            candidate = count == 1 ? marked : marked + "-" + String(count)
        } while !taken.insert(Self.hash(of: candidate)).inserted
        counts[marked] = count
        return candidate
    }

    /// Returns a hash of the item as sixteen hexadecimal digits.
    private static func mark(of item: FeedItemViewModel, _ content: FeedText?) -> String {
        var hash = seed
        let title = content == nil ? item.$title : nil
        for text in [item.$url, title, item.source?.$url, item.published?.$rfc3339] {
            (text ?? "").withUTF8 { mix($0, into: &hash) }
        }
        content?.withUTF8 { mix($0, into: &hash) }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    private static func hash(of text: String) -> UInt64 {
        var hash = seed
        mix(text.utf8Span.span, into: &hash)
        return hash
    }

    // FNV-1a, with a byte between texts that doesn't occur in UTF-8.

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func mix(_ text: Span<UInt8>, into hash: inout UInt64) {
        for index in text.indices {
            hash = (hash ^ UInt64(text[index])) &* 0x0000_0100_0000_01B3
        }
        hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01B3
    }
}
