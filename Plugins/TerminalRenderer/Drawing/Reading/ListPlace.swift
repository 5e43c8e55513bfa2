/// Where a person is in a list: which item is selected, and which one stands at the top.
package struct ListPlace: Sendable, Equatable {
    /// How many items there are.
    package private(set) var count = 0
    /// The item under the cursor; 0 in an empty list.
    package private(set) var selected = 0
    /// The first item in view.
    package private(set) var top = 0
    /// How many items fit.
    package private(set) var capacity = 1

    /// Creates the place at the beginning of an empty list.
    package init() {}

    /// Has so many items fit. The cursor stays where it is on the screen, as far as it fits there.
    package mutating func setCapacity(_ capacity: Int) {
        self.capacity = max(capacity, 1)
        settle()
    }

    /// Puts the cursor on an item; the list moves as little as it has to.
    package mutating func select(_ index: Int) {
        selected = min(max(index, 0), max(count - 1, 0))
        settle()
    }

    /// Moves the cursor by some items.
    package mutating func move(by items: Int) {
        select(selected + items)
    }

    /// Moves the list below the cursor, as pages do: the cursor goes on by as much.
    package mutating func page(by items: Int) {
        top = min(max(top + items, 0), max(count - capacity, 0))
        select(selected + items)
    }

    /// Scrolls; the cursor moves only as far as it has to to be seen.
    package mutating func scroll(by items: Int) {
        top = min(max(top + items, 0), max(count - capacity, 0))
        selected = min(max(selected, top), max(min(top + capacity, count) - 1, 0))
    }

    /// Another list is in place of this one, in which what was under the cursor stands at `index`: it
    /// stays where it is on the screen.
    package mutating func replaceList(count: Int, selecting index: Int) {
        replaceList(count: count, selecting: index, row: selected - top)
    }

    /// Another list is in place of this one, with the cursor on `index`, `row` items below the top.
    package mutating func replaceList(count: Int, selecting index: Int, row: Int) {
        self.count = count
        selected = min(max(index, 0), max(count - 1, 0))
        top = min(max(selected - row, 0), max(count - capacity, 0))
        settle()
    }

    /// The items in view.
    package var visible: Range<Int> { top..<max(min(top + capacity, count), top) }

    private mutating func settle() {
        top = min(max(top, selected - capacity + 1), selected)
        top = min(max(top, 0), max(count - capacity, 0))
    }
}
