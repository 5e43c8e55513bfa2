import FeedViews

// The screen rows of the list.
extension Reader {
    /// True if each item takes one row.
    var hasSingleRows: Bool {
        switch rowForm {
        case .automatic: surface.rows < Self.rowsForMore || layout.list.rows < 10
        case .one: true
        case .more: layout.list.rows < 10
        }
    }

    /// The screen rows from which items take more than one.
    private static var rowsForMore: Int { 30 }

    /// Returns the screen rows of an item.
    func height(ofRow row: Int) -> Int {
        guard !hasSingleRows, let items, items.indices.indices.contains(row) else { return 1 }
        return rowText(of: items.indices[row]).height
    }

    /// True if the list has items of several sources.
    var namesSources: Bool {
        lists.selectedRow.map { lists.rows[$0].kind != .feed } ?? true
    }

    /// The item of the selected row; `nil` in an empty list.
    var selectedItem: FeedItemViewModel? {
        guard let items, let row = items.selectedRow else { return nil }
        return rows.item(at: items.indices[row])
    }
}
