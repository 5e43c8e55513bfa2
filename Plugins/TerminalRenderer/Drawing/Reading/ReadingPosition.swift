/// The reader's position, encoded for the next reader: by item keys, not indexes, since the feed
/// may change.
package struct ReadingPosition: Sendable, Equatable {
    /// The version of the encoding.
    private static let version: UInt8 = 2
    /// The longest key or text in bytes; longer ones are left out.
    private static let longest = 4_000

    /// The selected item.
    package var item = ""
    /// The visible screen rows above it.
    package var row = 0
    package var isArticleOpen = false
    /// The reading position; `nil` at the beginning.
    var anchor: OpenArticle.Anchor?
    /// The last search.
    package var search = ""
    /// The name of the list; empty for all items.
    var list = ""
    /// The filter text.
    var filter = ""
    var isUnreadOnly = false
    /// True if the feeds pane is active.
    var isInFeeds = false

    package init() {}

    /// Decodes a position; `nil` if invalid.
    package init?(_ bytes: [UInt8]) {
        guard bytes.first == Self.version else { return nil }
        var rest = bytes.dropFirst()
        guard let item = Self.text(&rest), let search = Self.text(&rest),
            let list = Self.text(&rest), let filter = Self.text(&rest),
            let row = Self.number(&rest), let flags = Self.number(&rest),
            let start = Self.number(&rest), let picture = Self.number(&rest),
            let pictureRow = Self.number(&rest), rest.isEmpty
        else { return nil }
        self.item = item
        self.search = search
        self.list = list
        self.filter = filter
        self.row = row
        isArticleOpen = flags & 1 != 0
        isUnreadOnly = flags & 8 != 0
        isInFeeds = flags & 16 != 0
        if flags & 2 != 0 {
            anchor = OpenArticle.Anchor(
                start: start, picture: flags & 4 != 0 ? picture : nil, row: pictureRow)
        }
    }

    /// The encoded position.
    package var bytes: [UInt8] {
        var bytes = [Self.version]
        Self.write(item, to: &bytes)
        for text in [search, list, filter] { Self.write(text, to: &bytes) }
        let flags =
            (isArticleOpen ? 1 : 0) | (anchor != nil ? 2 : 0) | (anchor?.picture != nil ? 4 : 0)
            | (isUnreadOnly ? 8 : 0) | (isInFeeds ? 16 : 0)
        for number in [row, flags, anchor?.start ?? 0, anchor?.picture ?? 0, anchor?.row ?? 0] {
            Self.write(number, to: &bytes)
        }
        return bytes
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        let kept = text.utf8.count <= longest ? text : ""
        write(kept.utf8.count, to: &bytes)
        bytes += kept.utf8
    }

    private static func write(_ number: Int, to bytes: inout [UInt8]) {
        for shift in 0..<4 {
            bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift)))
        }
    }

    private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
        guard rest.count >= 4 else { return nil }
        var number = 0
        for (shift, byte) in rest.prefix(4).enumerated() { number |= Int(byte) << (8 * shift) }
        rest = rest.dropFirst(4)
        return number <= Int(Int32.max) ? number : nil
    }

    private static func text(_ rest: inout ArraySlice<UInt8>) -> String? {
        guard let count = number(&rest), count <= min(longest, rest.count) else { return nil }
        defer { rest = rest.dropFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }
}
