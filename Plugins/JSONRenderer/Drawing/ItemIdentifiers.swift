import FeedViews

/// Identifiers of which no two of a document are the same, as JSON Feed asks.
///
/// The first item with an identifier has it as it is. Of those after it, as several feeds may have
/// them, each has something of its own address and title behind it, so that it is the same from run
/// to run whatever else has come, and in whatever language; where those are the same, too, it is counted.
struct ItemIdentifiers {
    /// What those that were given out come to. Two that come to the same are taken for the same: then one
    /// is marked that need not be.
    private var taken: Set<UInt64> = []
    /// How often a marked identifier was asked for.
    private var counts: [String: Int] = [:]

    /// The identifier of the item that comes next.
    ///
    /// - Parameter content: what stands for the title of an item that has none, whose title may be a word of the
    ///   person's language. Asked for only where the item is to be told from another.
    mutating func identifier(of item: FeedItemViewModel, content: () -> FeedText) -> String {
        let own = item.$identifier.isEmpty ? item.url ?? "" : item.identifier
        if taken.insert(Self.hash(of: own)).inserted || own.isEmpty { return own }
        let marked = own + "#" + Self.mark(of: item, item.titleOrigin == .own ? nil : content())
        var candidate = marked
        // Counted on, so that many that are the same cost no more each than one.
        var count = counts[marked] ?? 0
        repeat {
            count += 1
            candidate = count == 1 ? marked : marked + "-" + String(count)
        } while !taken.insert(Self.hash(of: candidate)).inserted
        counts[marked] = count
        return candidate
    }

    /// Sixteen hexadecimal digits of what tells the item from others.
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

    // FNV-1a, with a byte between texts that UTF-8 does not have.

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func mix(_ text: Span<UInt8>, into hash: inout UInt64) {
        for index in text.indices {
            hash = (hash ^ UInt64(text[index])) &* 0x0000_0100_0000_01B3
        }
        hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01B3
    }
}
