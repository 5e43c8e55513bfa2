/// Where a person is in a list: which item is selected, and which one stands at the top.
///
/// Items take one row of the screen or more. What moves the cursor only says where it goes; ``settle(rows:height:)``
/// then has it in view.
package struct ListPlace: Sendable, Equatable {
    /// How many items there are.
    package private(set) var count = 0
    /// The item under the cursor; 0 in an empty list.
    package private(set) var selected = 0
    /// The first item in view.
    package private(set) var top = 0
    /// The items in view, of which the last may be only partly.
    package private(set) var visible = 0..<0
    /// How many rows of the screen stand above the cursor.
    package private(set) var row = 0
    /// How many items are wholly in view.
    private var wholeCount = 1
    /// Where the cursor is to be on the screen, in rows.
    private var wantedRow: Int?

    /// Creates the place at the beginning of an empty list.
    package init() {}

    /// Puts the cursor on an item; the list moves as little as it has to.
    package mutating func select(_ index: Int) {
        selected = min(max(index, 0), max(count - 1, 0))
    }

    /// Moves the cursor by some items.
    package mutating func move(by items: Int) {
        select(selected + items)
    }

    /// Moves the list below the cursor by a page or half of one: the cursor goes on by as much.
    package mutating func page(_ direction: Int, isWhole: Bool) {
        let items = direction * max(isWhole ? wholeCount : wholeCount / 2, 1)
        top = min(max(top + items, 0), max(count - 1, 0))
        select(selected + items)
    }

    /// Scrolls; the cursor moves only as far as it has to to be seen.
    package mutating func scroll(by items: Int) {
        top = min(max(top + items, 0), max(count - wholeCount, 0))
        selected = min(max(selected, top), max(min(top + wholeCount, count) - 1, 0))
    }

    /// Another list is in place of this one, in which what was under the cursor stands at `index`: it
    /// stays where it is on the screen.
    package mutating func replaceList(count: Int, selecting index: Int) {
        replaceList(count: count, selecting: index, row: row)
    }

    /// Another list is in place of this one, with the cursor on `index`, `row` rows below the top.
    package mutating func replaceList(count: Int, selecting index: Int, row: Int) {
        self.count = count
        select(index)
        wantedRow = row
    }

    /// Has the cursor in view, of `rows` rows, where an item takes as many as `height` says.
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
        // No row is left empty below the last while there are items above.
        while used < rows, top > 0, used + height(top - 1) <= rows {
            top -= 1
            used += height(top)
        }
        visible = top..<end
        wholeCount = max(visible.count - (used > rows ? 1 : 0), 1)
        row = (top..<selected).reduce(0) { $0 + height($1) }
    }

    /// The first of the items before `index` that take `rows` rows at most.
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
