import FeedModel
import FeedViews

// Where items stand that another feed had, too.
extension FeedOnShow {
    /// How far around the place of an item others are looked at.
    private static let reach = 1_000

    /// The row of `rows`, which are items of this feed, that has the item of row `row` of a list of an old one,
    /// else the nearest of those after it, else of those before; `nil` where there is none of them. The two
    /// feeds can still be asked.
    func place(
        of row: Int, in oldRows: [Int], of old: FeedOnShow, among rows: [Int]
    ) -> (row: Int, isSame: Bool)? {
        guard oldRows.indices.contains(row), !rows.isEmpty else { return nil }
        var places: [ItemKey: Int]?
        for distance in 0...Self.reach {
            guard row + distance < oldRows.count || row - distance >= 0 else { return nil }
            for candidate in Self.around(row, distance) where oldRows.indices.contains(candidate) {
                let key = old.key(of: old.feed.items[oldRows[candidate]])
                if let found = find(key, near: candidate, among: rows, &places) {
                    return (found, distance == 0)
                }
            }
        }
        return nil
    }

    private static func around(_ place: Int, _ distance: Int) -> [Int] {
        distance == 0 ? [place] : [place + distance, place - distance]
    }

    private func find(
        _ key: String, near row: Int, among rows: [Int], _ places: inout [ItemKey: Int]?
    ) -> Int? {
        if let places { return places[ItemKey(key)] }
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
        places = made
        return made[ItemKey(key)]
    }
}
