import FeedListing
import FeedModel
import FeedViews

// Which items a list has, and in which order.
extension FeedOnShow {
    /// The places of the items that `choice` asks for, in its order.
    ///
    /// - Parameter kept: the keys of items that stay though they are read or no longer starred.
    func items(of choice: ListChoice, keeping kept: Set<ItemKey> = []) -> [Int] {
        if choice.isPlain { return Array(0..<count) }
        var items = feed.items.indices.filter { isIn(choice, $0, keeping: kept) }
        if let filter = choice.filter {
            items = items.filter { has(filter, inRowOf: $0) }
        }
        return ordered(items, by: choice.order)
    }

    /// The places of the items of `scope`.
    func items(of scope: ItemFilter) -> [Int] {
        if scope == .all { return Array(0..<count) }
        return feed.items.indices.filter { isIn(scope, facts[$0]) }
    }

    /// Those of `items` that are unread.
    func unread(of items: [Int]) -> [Int] {
        items.filter { !facts[$0].states.contains(.read) }
    }

    /// True where the item is chosen, apart from what is typed.
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

    /// True where what a row shows of an item has a text.
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

    /// In the order of a value; of one value as they came.
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
