import FeedViews

/// Identifiers of which no two of a document are the same, as JSON Feed asks.
///
/// The first item with an identifier has it as it is. Of those after it, as several feeds may have
/// them, each has something of its own address and title behind it, so that it is the same from run
/// to run whatever else has come; where those are the same, too, it is counted.
struct ItemIdentifiers {
    private var taken: Set<String> = []
    /// How often a marked identifier was asked for.
    private var counts: [String: Int] = [:]

    /// The identifier of the item that comes next.
    mutating func identifier(of item: FeedItemViewModel) -> String {
        let own = item.id.isEmpty ? item.url ?? "" : item.id
        if taken.insert(own).inserted || own.isEmpty { return own }
        let marked = own + "#" + Self.mark(of: item)
        var candidate = marked
        // Counted on, so that many that are the same cost no more each than one.
        var count = counts[marked] ?? 0
        repeat {
            count += 1
            candidate = count == 1 ? marked : marked + "-" + String(count)
        } while !taken.insert(candidate).inserted
        counts[marked] = count
        return candidate
    }

    /// Sixteen hexadecimal digits of what tells the item from others (FNV-1a).
    private static func mark(of item: FeedItemViewModel) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for text in [
            item.url ?? "", item.title, item.source?.url ?? "", item.published?.rfc3339 ?? "",
        ] {
            for byte in text.utf8 {
                hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            }
            hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
