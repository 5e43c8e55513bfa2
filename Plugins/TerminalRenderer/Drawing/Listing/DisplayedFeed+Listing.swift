import FeedListing
import FeedModel
import FeedViews

// Filters and sorts items.
extension DisplayedFeed {
    /// Returns the indexes of the items that `choice` selects, in order.
    ///
    /// - Parameter kept: keys of items that stay listed although they are read or no longer
    ///   starred.
    func items(of choice: ListChoice, keeping kept: Set<ItemKey> = []) -> [Int] {
        if choice.isPlain { return Array(0..<count) }
        var items = feed.items.indices.filter { isIn(choice, $0, keeping: kept) }
        if let filter = choice.filter {
            items = items.filter { has(filter, inRowOf: $0) }
        }
        return ordered(items, by: choice.order)
    }

    /// Returns the indexes of the items in `scope`.
    func items(of scope: ItemFilter) -> [Int] {
        if scope == .all { return Array(0..<count) }
        return feed.items.indices.filter { isIn(scope, facts[$0]) }
    }

    /// Returns the unread ones.
    func unread(of items: [Int]) -> [Int] {
        items.filter { !facts[$0].states.contains(.read) }
    }

    /// Returns true if an item is selected, ignoring the filter text.
    private func isIn(_ choice: ListChoice, _ index: Int, keeping kept: Set<ItemKey>) -> Bool {
        let facts = facts[index]
        if isIn(choice.scope, facts),
            !choice.isUnreadOnly || choice.scope == .starred || !facts.states.contains(.read)
        {
            return true
        }
        guard !kept.isEmpty, isIn(choice.scope, apartFromStates: facts) else { return false }
        return kept.contains(ItemKey(row(at: index).key))
    }

    private func isIn(_ scope: ItemFilter, _ facts: ItemFacts) -> Bool {
        switch scope {
        case .unread: !facts.states.contains(.read)
        case .starred: facts.states.contains(.starred)
        case .all, .folder, .source: isIn(scope, apartFromStates: facts)
        }
    }

    private func isIn(_ scope: ItemFilter, apartFromStates facts: ItemFacts) -> Bool {
        switch scope {
        case .all, .unread, .starred: true
        case .folder(let path):
            sources.indices.contains(Int(facts.source))
                && sources[Int(facts.source)].isIn(folder: path)
        case .source(let index): Int(facts.source) == index
        }
    }

    /// Returns true if an item's row contains a text.
    func has(_ text: SearchText, inRowOf index: Int) -> Bool {
        let item = feed.items[index]
        return text.isIn(item.title) || item.source?.title.map { text.isIn($0) } ?? false
            || item.location.map { text.isIn($0) } ?? false
            || item.byline.map { text.isIn($0) } ?? false
    }

    // MARK: Order

    func ordered(_ items: [Int], by order: ItemOrder) -> [Int] {
        switch order.criterion {
        case .asLoaded: return order.isReversed ? items.reversed() : items
        case .date:
            let dated = items.filter { facts[$0].date != nil }
            let undated = items.filter { facts[$0].date == nil }
            return sorted(dated, isReversed: !order.isReversed) { facts[$0].date ?? 0 } + undated
        case .source:
            return sorted(items, isReversed: order.isReversed) { facts[$0].source }
        case .title:
            let keyed = items.map { (key: Array(feed.items[$0].title.lowercased().utf8), $0) }
            let sorted = keyed.sorted { left, right in
                if left.key == right.key { return left.1 < right.1 }
                return left.key.lexicographicallyPrecedes(right.key) != order.isReversed
            }
            return sorted.map { $0.1 }
        }
    }

    /// Sorts by a value; stable.
    private func sorted(
        _ items: [Int], isReversed: Bool, by value: (Int) -> some Comparable
    ) -> [Int] {
        items.sorted { left, right in
            let (first, second) = (value(left), value(right))
            if first == second { return left < right }
            return (first < second) != isReversed
        }
    }
}
