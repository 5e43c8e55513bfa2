/// Makes one feed of several.
public enum FeedMerger {
    /// The items of all `feeds`, which become the merged feed's sources; each item names its own by index.
    ///
    /// Items of one instant stay in the order of their feeds. An item that two feeds carry under one
    /// id and address, with one title or date, is taken once, unless the second says what the first does
    /// not; within one feed all are.
    ///
    /// - Parameters:
    ///   - title: the title that the list which names the feeds gives itself.
    ///   - order: the order of the items.
    public static func merge(
        _ feeds: [Feed], title: String? = nil, order: FeedItemOrder = .newest
    ) -> Feed {
        var carried = CarriedItems()
        var items: [FeedItem] = []
        var copies: [(item: FeedItem, place: Int)] = []
        for (index, feed) in feeds.enumerated() {
            let start = items.count
            for var item in feed.items {
                item.sourceIndex = Int32(index)
                if let place = carried.place(of: item, among: items) {
                    copies.append((item, place))
                } else {
                    items.append(item)
                }
            }
            if index + 1 < feeds.count { carried.add(items[start...]) }
        }
        var merged = Feed(
            format: .merged, title: title, items: items, problems: feeds.flatMap { $0.problems })
        merged.sources = feeds.map { $0.sources.first ?? FeedSource(of: $0) }
        if !copies.isEmpty { note(copies, in: &merged) }
        sort(&merged.items, by: order)
        return merged
    }

    /// Notes the keys of the items that were left out: those they have where their feed is alone.
    private static func note(_ copies: [(item: FeedItem, place: Int)], in merged: inout Feed) {
        let count = merged.items.count
        merged.items += copies.map { $0.item }
        merged.noteSharedIDs()
        let keys = merged.items.map(merged.key)
        merged.items.removeLast(copies.count)
        for (index, copy) in copies.enumerated() where keys[count + index] != keys[copy.place] {
            merged.copies[keys[copy.place], default: []].append(keys[count + index])
        }
    }

    /// Puts items into an order; those that are equal in it stay as they are.
    public static func sort(_ items: inout [FeedItem], by order: FeedItemOrder) {
        // The sort of the standard library is stable.
        switch order {
        case .newest:
            items.sort {
                $0.date?.secondsSince1970 ?? .min > $1.date?.secondsSince1970 ?? .min
            }
        case .oldest:
            items.sort {
                $0.date?.secondsSince1970 ?? .max < $1.date?.secondsSince1970 ?? .max
            }
        case .source: break
        }
    }
}
