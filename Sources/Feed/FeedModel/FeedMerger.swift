/// Merges several feeds.
public enum FeedMerger {
    /// Merges `feeds`, which become the sources of the result.
    ///
    /// Items with equal dates stay in the order of their feeds. An item with the same identifier,
    /// address, and title or date in two feeds is taken once, unless the second contains more.
    /// Duplicates within one feed are kept.
    ///
    /// - Parameters:
    ///   - title: the title of the list that names the feeds.
    ///   - order: the order of the items.
    public static func merge(
        _ feeds: [Feed], title: String? = nil, order: FeedItemOrder = .newest
    ) -> Feed {
        var duplicates = DuplicateFinder()
        var items: [FeedItem] = []
        var copies: [(item: FeedItem, original: Int)] = []
        for (index, feed) in feeds.enumerated() {
            let start = items.count
            for var item in feed.items {
                item.sourceIndex = Int32(index)
                if let original = duplicates.index(of: item, among: items) {
                    copies.append((item, original))
                } else {
                    items.append(item)
                }
            }
            if index + 1 < feeds.count { duplicates.add(items[start...]) }
        }
        var merged = Feed(
            format: .merged, title: title, items: items, problems: feeds.flatMap { $0.problems })
        merged.sources = feeds.map { $0.sources.first ?? FeedSource(of: $0) }
        if !copies.isEmpty { note(copies, in: &merged) }
        sort(&merged.items, by: order)
        return merged
    }

    /// Returns a feed without items, which stands for a source that could not be loaded.
    public static func feed(without source: FeedSource) -> Feed {
        var feed = Feed(format: .merged)
        feed.sources = [source]
        return feed
    }

    /// Records the keys of duplicates that were left out, as in their own feeds.
    private static func note(_ copies: [(item: FeedItem, original: Int)], in merged: inout Feed) {
        let count = merged.items.count
        merged.items += copies.map { $0.item }
        merged.noteSharedIDs()
        let keys = merged.items.map(merged.key)
        merged.items.removeLast(copies.count)
        for (index, copy) in copies.enumerated() where keys[count + index] != keys[copy.original] {
            merged.copies[keys[copy.original], default: []].append(keys[count + index])
        }
    }

    /// Sorts items; the sort is stable.
    public static func sort(_ items: inout [FeedItem], by order: FeedItemOrder) {
        // The standard library's sort is stable.
        switch order {
        case .newest:
            items.sort {
                $0.date?.secondsSince1970 ?? .min > $1.date?.secondsSince1970 ?? .min
            }
        case .oldest:
            items.sort {
                $0.date?.secondsSince1970 ?? .max < $1.date?.secondsSince1970 ?? .max
            }
        case .source: items.sort { $0.sourceIndex < $1.sourceIndex }
        }
    }
}
