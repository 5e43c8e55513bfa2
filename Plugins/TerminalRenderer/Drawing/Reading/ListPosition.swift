/// The position in a list: the selected item, and the one at the top.
///
/// Items take one screen row or more. Methods only change the selection; ``settle(rows:height:)``
/// then scrolls.
package struct ListPosition: Sendable, Equatable {
    /// The number of items.
    package private(set) var count = 0
    /// The selected index; 0 in an empty list.
    package private(set) var selected = 0
    /// The first visible item.
    package private(set) var top = 0
    /// The visible items; the last may be cut.
    package private(set) var visible = 0..<0
    /// The screen rows above the selected item.
    package private(set) var row = 0
    /// The number of completely visible items.
    private var wholeCount = 1
    /// The screen row requested for the selection.
    private var wantedRow: Int?

    package init() {}

    /// Selects an item; scrolls as little as possible.
    package mutating func select(_ index: Int) {
        selected = min(max(index, 0), max(count - 1, 0))
    }

    /// Scrolls by a page or half of one, together with the selection.
    package mutating func page(_ direction: Int, isWhole: Bool) {
        let items = direction * max(isWhole ? wholeCount : wholeCount / 2, 1)
        top = min(max(top + items, 0), max(count - 1, 0))
        select(selected + items)
    }

    /// Scrolls; moves the selection only as needed to keep it visible.
    package mutating func scroll(by items: Int) {
        top = min(max(top + items, 0), max(count - wholeCount, 0))
        selected = min(max(selected, top), max(min(top + wholeCount, count) - 1, 0))
    }

    /// Replaces the list, with the selection on `index`, `row` rows below the top; without a number
    /// it keeps its screen row.
    package mutating func replaceList(count: Int, selecting index: Int, row: Int? = nil) {
        self.count = count
        select(index)
        wantedRow = row ?? wantedRow ?? self.row
    }

    /// Scrolls the selection into view; `height` returns an item's rows.
    package mutating func settle(rows: Int, height: (Int) -> Int) {
        guard count > 0 else {
            (top, visible, row, wholeCount, wantedRow) = (0, 0..<0, 0, 1, nil)
            return
        }
        if let wantedRow {
            top = first(above: selected, within: wantedRow, height)
            self.wantedRow = nil
        }
        top = min(top, selected)
        top = max(top, first(above: selected, within: max(rows - height(selected), 0), height))
        var (end, used) = (top, 0)
        while end < count, used < rows {
            used += height(end)
            end += 1
        }
        // Fills empty rows at the end with items above.
        while used < rows, top > 0, used + height(top - 1) <= rows {
            top -= 1
            used += height(top)
        }
        visible = top..<end
        wholeCount = max(visible.count - (used > rows ? 1 : 0), 1)
        row = (top..<selected).reduce(0) { $0 + height($1) }
    }

    /// Returns the first item before `index` such that all take at most `rows`.
    private func first(above index: Int, within rows: Int, _ height: (Int) -> Int) -> Int {
        var (first, used) = (index, 0)
        while first > 0 {
            used += height(first - 1)
            guard used <= rows else { break }
            first -= 1
        }
        return first
    }
}
