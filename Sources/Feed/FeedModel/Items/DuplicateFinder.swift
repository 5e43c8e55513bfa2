/// Finds items that an earlier feed contained already.
package struct DuplicateFinder {
    private struct Key: Hashable {
        @ExactText var id: String
        @ExactText var url: String?

        init(_ item: FeedItem) {
            id = item.id
            url = item.url
        }
    }

    /// The most items with one key to compare, the last ones: an identifier that many items share
    /// proves nothing.
    private static let mostCompared = 32
    /// The most items whose texts are compared, which takes longer than title and date.
    private static let mostRead = 4
    /// The most times that the texts of one item are read, besides once for each feed before that of the
    /// other, which may have it, too: a feed may have any number of short copies of a long one.
    private static let mostReadings = 32

    /// The index of the last item with a key.
    private var lastIndices: [Key: Int32] = [:]
    /// The index of the previous item with the same key, by index.
    private var earlier: [Int32: Int32] = [:]
    /// How often the texts of an item were read, by index.
    private var readings: [Int32: Int] = [:]

    package init() {}

    /// Adds the items of a feed, as a slice of all items.
    package mutating func add(_ items: ArraySlice<FeedItem>) {
        for index in items.indices {
            let key = Key(items[index])
            guard let last = lastIndices.updateValue(Int32(index), forKey: key) else { continue }
            earlier[Int32(index)] = last
        }
    }

    /// Returns the index of an item that contains everything `item` does.
    ///
    /// The same identifier is not enough: in feeds without identifiers it is the link, and several
    /// feeds may link to one page. Title and date are not enough either: a feed may imitate
    /// another.
    package mutating func index(of item: FeedItem, among items: [FeedItem]) -> Int? {
        guard !lastIndices.isEmpty else { return nil }
        var index = lastIndices[Key(item)]
        var readCount = 0
        for _ in 0..<Self.mostCompared {
            guard let known = index, readCount < Self.mostRead else { break }
            let other = items[Int(known)]
            if readings[known, default: 0] < Self.mostReadings + Int(item.sourceIndex),
                Self.isLike(other, item)
            {
                readings[known, default: 0] += 1
                if Self.says(other, allOf: item) { return Int(known) }
                readCount += 1
            }
            index = earlier[known]
        }
        return nil
    }

    /// Returns true if title and date suggest that items with one key are the same.
    private static func isLike(_ other: FeedItem, _ item: FeedItem) -> Bool {
        var hasItsTitle = false
        // Without a copy of a long title for each item.
        other.withTexts { _, _, title in
            item.withTexts { _, _, own in
                hasItsTitle =
                    title.count == own.count && title.indices.allSatisfy { title[$0] == own[$0] }
            }
        }
        let hasItsDate = other.date == item.date
        if isUnmistakable(item) { return hasItsTitle || hasItsDate && item.date != nil }
        // Another feed numbers its items, too, so nothing may differ, and there must be enough.
        let texts = [item.title != nil, item.date != nil, (item.content ?? item.summary) != nil]
        return hasItsTitle && hasItsDate && texts.count { $0 } > 1
    }

    /// Returns true if `other` contains each text and file of `item`.
    private static func says(_ other: FeedItem, allOf item: FeedItem) -> Bool {
        let texts = [other.content, other.summary].compactMap { $0 }
        for text in [item.content, item.summary].compactMap({ $0 }) {
            let isSaid = texts.contains {
                isSame(text.html(onPage: item.url), $0.html(onPage: other.url))
                    && isSame(text.plainText, $0.plainText)
            }
            guard isSaid else { return false }
        }
        guard item.hasDetails else { return true }
        let files = other.details.attachments
        return item.details.attachments.allSatisfy { file in
            files.contains { isSame($0.url, file.url) }
        }
    }

    private static func isSame(_ text: String?, _ other: String?) -> Bool {
        ExactText(text) == ExactText(other)
    }

    /// Returns true if the identifier is globally unique, unlike a plain number or word.
    private static func isUnmistakable(_ item: FeedItem) -> Bool {
        item.url != nil || item.id.utf8.count >= 16 || item.id.utf8.contains(UInt8(ascii: ":"))
    }
}
