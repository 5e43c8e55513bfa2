/// Merges several feeds.
public enum FeedMerger {
    /// Merges `feeds`, which become the sources of the result.
    ///
    /// Items with equal dates stay in the order of their feeds. An item with the same identifier,
    /// address, and title or date in two feeds is taken once, unless the second contains more; one
    /// with a short identifier and no address only if title and date are the same.
    /// Duplicates within one feed are kept.
    ///
    /// - Parameters:
    ///   - title: the title of the list that names the feeds.
    ///   - order: the order of the items.
    ///   - clock: the time, after which no date counts, and the time zone in which days begin.
    public static func merge(
        _ feeds: [Feed], title: String? = nil, order: FeedItemOrder = .newest, at clock: FeedClock
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
        sort(&merged.items, by: order, at: clock)
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

    /// Sorts items by their dates as far as these count: see ``limitDates(of:at:)``. Those that
    /// count as equally old are sorted by the dates themselves; the sort is stable.
    public static func sort(
        _ items: inout [FeedItem], by order: FeedItemOrder, at clock: FeedClock
    ) {
        limitDates(of: &items, at: clock)
        let keys = items.map { item -> (counted: Int64, written: Int64) in
            if order == .source { return (Int64(item.sourceIndex), 0) }
            // The complement of a number is in reversed order.
            let written = item.date.map {
                $0.start(by: clock.secondsAheadOfUTC) ^ (order == .oldest ? 0 : -1)
            }
            let counted = item.firstSeen.map { $0 ^ (order == .oldest ? 0 : -1) }
            // Those without a date are last.
            return (counted ?? written ?? .max, written ?? .max)
        }
        // The standard library's sort is stable.
        items = items.indices.sorted { keys[$0] < keys[$1] }.map { items[$0] }
    }

    /// Sets ``FeedItem/firstSeen`` of items dated in the future that don't have it.
    ///
    /// Nobody knows when they were first seen, so each counts as a little older than the newest item
    /// of its feed that is not dated in the future: it does not lead each list until its date. In a
    /// feed that has no other item, it counts as of now.
    public static func limitDates(of items: inout [FeedItem], at clock: FeedClock) {
        let future = items.indices.filter { index in
            items[index].firstSeen == nil && start(of: items[index], by: clock) > clock.now
        }
        if future.isEmpty { return }
        let sources = future.map { Int(items[$0].sourceIndex) }
        // By source; `nil` for those without an item in the future.
        var newest = [Int64?](repeating: nil, count: (sources.max() ?? 0) + 1)
        for source in sources { newest[source] = .min }
        for index in items.indices {
            let source = Int(items[index].sourceIndex)
            guard newest.indices.contains(source), let known = newest[source] else { continue }
            let start = start(of: items[index], by: clock)
            if start <= clock.now { newest[source] = max(known, start) }
        }
        for (index, source) in zip(future, sources) {
            let others = newest[source] ?? .min
            items[index].firstSeen = others > .min ? others - 1 : clock.now
        }
    }

    /// Returns when the date of `item` begins; the least number without a date.
    private static func start(of item: FeedItem, by clock: FeedClock) -> Int64 {
        item.date.map { $0.start(by: clock.secondsAheadOfUTC) } ?? .min
    }
}
