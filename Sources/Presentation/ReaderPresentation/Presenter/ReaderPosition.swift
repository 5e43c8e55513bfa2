/// What a reader remembers across sessions. By names instead of indices, since the feed may change.
public struct ReaderPosition: Sendable, Equatable {
    /// The version of the encoding.
    private static let version: UInt8 = 1
    /// The longest text in bytes; longer ones are left out.
    private static let longest = 4_000

    /// The selected item; empty if none.
    public var item = ""
    /// The chosen list; empty for all items.
    public var list = ""
    /// The filter of the list; may be empty.
    public var filter = ""
    /// The text that was searched for; may be empty.
    public var search = ""
    /// The order of the list.
    public var order = ItemOrder()
    /// True if only unread items are listed.
    public var isUnreadOnly = false
    /// True if the user is in the lists of feeds.
    public var isInFeeds = false
    /// True if the user is in the article.
    public var isArticleOpen = false

    /// Creates the position at the first item.
    public init() {}

    /// Decodes a position; `nil` if it is invalid.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count >= 3, bytes[0] == Self.version,
            ItemOrder.Criterion.allCases.indices.contains(Int(bytes[2]))
        else { return nil }
        isUnreadOnly = bytes[1] & 1 != 0
        isInFeeds = bytes[1] & 2 != 0
        isArticleOpen = bytes[1] & 4 != 0
        order = ItemOrder(
            ItemOrder.Criterion.allCases[Int(bytes[2])], isReversed: bytes[1] & 8 != 0)
        var rest = bytes.dropFirst(3)
        guard let item = Self.text(&rest), let list = Self.text(&rest),
            let filter = Self.text(&rest), let search = Self.text(&rest), rest.isEmpty
        else { return nil }
        self.item = item
        self.list = list
        self.filter = filter
        self.search = search
    }

    /// The encoded position.
    public var bytes: [UInt8] {
        let flags: UInt8 =
            (isUnreadOnly ? 1 : 0) | (isInFeeds ? 2 : 0) | (isArticleOpen ? 4 : 0)
            | (order.isReversed ? 8 : 0)
        let criterion = ItemOrder.Criterion.allCases.firstIndex(of: order.criterion) ?? 0
        var bytes = [Self.version, flags, UInt8(criterion)]
        for text in [item, list, filter, search] {
            let kept = text.utf8.count <= Self.longest ? text : ""
            bytes.append(UInt8(truncatingIfNeeded: kept.utf8.count))
            bytes.append(UInt8(truncatingIfNeeded: kept.utf8.count >> 8))
            bytes += kept.utf8
        }
        return bytes
    }

    private static func text(_ rest: inout ArraySlice<UInt8>) -> String? {
        guard let low = rest.popFirst(), let high = rest.popFirst() else { return nil }
        let count = Int(low) | Int(high) << 8
        guard count <= longest, count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }
}
