import FeedModel
import FeedViews

// Finds items of one feed in another.
extension DisplayedFeed {
    /// The distance from an item's index within which others are considered.
    private static let reach = 1_000

    /// Returns the row in `rows` (items of this feed) of the item at `row` in an old list, else of
    /// the nearest one after it, else before it; `nil` if all are gone. Both feeds must still be
    /// valid.
    func row(
        of row: Int, in oldRows: [Int], of old: DisplayedFeed, among rows: [Int]
    ) -> (row: Int, isSame: Bool)? {
        guard oldRows.indices.contains(row), !rows.isEmpty else { return nil }
        var rowsByKey: [ItemKey: Int]?
        for distance in 0...Self.reach {
            guard row + distance < oldRows.count || row - distance >= 0 else { return nil }
            for candidate in Self.around(row, distance) where oldRows.indices.contains(candidate) {
                let key = old.key(of: old.feed.items[oldRows[candidate]])
                if let found = find(key, near: candidate, among: rows, &rowsByKey) {
                    return (found, distance == 0)
                }
            }
        }
        return nil
    }

    private static func around(_ row: Int, _ distance: Int) -> [Int] {
        distance == 0 ? [row] : [row + distance, row - distance]
    }

    private func find(
        _ key: String, near row: Int, among rows: [Int], _ rowsByKey: inout [ItemKey: Int]?
    ) -> Int? {
        if let rowsByKey { return rowsByKey[ItemKey(key)] }
        for distance in 0..<64 {
            for candidate in Self.around(row, distance) where rows.indices.contains(candidate) {
                let other = self.key(of: feed.items[rows[candidate]])
                if other.utf8.elementsEqual(key.utf8) { return candidate }
            }
        }
        var made: [ItemKey: Int] = [:]
        made.reserveCapacity(rows.count)
        for (candidate, index) in rows.enumerated() {
            let key = ItemKey(self.key(of: feed.items[index]))
            if made[key] == nil { made[key] = candidate }
        }
        rowsByKey = made
        return made[ItemKey(key)]
    }
}
