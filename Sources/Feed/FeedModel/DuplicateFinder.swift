/// The items that feeds have carried so far, to be known again in further ones.
package struct CarriedItems {
    private struct Key: Hashable {
        let id: UTF8Key
        let url: UTF8Key?

        init(_ item: FeedItem) {
            id = UTF8Key(item.id)
            url = item.url.map(UTF8Key.init)
        }
    }

    /// Of more with one key only the last are looked at: an identifier that many have says nothing.
    private static let mostCompared = 32
    /// Of those whose title or date is the same, whose texts take longer to compare.
    private static let mostRead = 4

    /// Where among the items one of a key stands, the last of them.
    private var places: [Key: Int32] = [:]
    /// Where the one before stands, of several with a key.
    private var earlier: [Int32: Int32] = [:]

    /// Creates a record of none.
    package init() {}

    /// Notes the items of a feed, which stand at their places among those of all.
    package mutating func add(_ items: ArraySlice<FeedItem>) {
        for place in items.indices where Self.isUnmistakable(items[place]) {
            let key = Key(items[place])
            guard let last = places.updateValue(Int32(place), forKey: key) else { continue }
            earlier[Int32(place)] = last
        }
    }

    /// The place of the one among `items`, which were noted, that says all that `item` does.
    ///
    /// An identifier alone does not tell: where a feed gives none it is the link, which may be that of a page
    /// that several feeds write about. Nor do title and date beside it: any feed can claim those of another.
    package func place(of item: FeedItem, among items: [FeedItem]) -> Int? {
        guard !places.isEmpty, Self.isUnmistakable(item) else { return nil }
        var place = places[Key(item)]
        var readCount = 0
        for _ in 0..<Self.mostCompared {
            guard let known = place, readCount < Self.mostRead else { break }
            let other = items[Int(known)]
            if Self.isSame(other.title, item.title) || other.date != nil && other.date == item.date
            {
                if Self.says(other, allOf: item) { return Int(known) }
                readCount += 1
            }
            place = earlier[known]
        }
        return nil
    }

    /// Each text of `item` and each file beside it is one of `other`, too.
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
        guard let text, let other else { return text == nil && other == nil }
        return text.utf8.elementsEqual(other.utf8)
    }

    /// True for an id that means the same item in every feed: a number or a word alone need not.
    private static func isUnmistakable(_ item: FeedItem) -> Bool {
        item.url != nil || item.id.utf8.count >= 16 || item.id.utf8.contains(UInt8(ascii: ":"))
    }
}
