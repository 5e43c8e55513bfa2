import FeedRendering
import FeedViews
import TextRendering

// Draws the parts of the screen.
extension Reader {
    static var star: String { "★" }

    func drawHeader(on grid: inout CellGrid) {
        guard let row = layout.header, let items else { return }
        let count = headerCount.displayable
        let space = grid.columns - 2
        let title = items.title.displayable(cells: max(space - count.cellWidth - 2, 1))
        grid.put(
            title, column: 1, row: row, style: CellStyle([.bold, .accent]))
        let column = grid.columns - 1 - count.cellWidth
        if column > title.cellWidth + 2 {
            grid.put(count, column: column, row: row, style: CellStyle(.dim))
        }
    }

    /// The number of items; in a part of them, of unread ones.
    private var headerCount: String {
        guard let row = lists.selectedRow.map({ lists.rows[$0] }), row.kind != .all else {
            return countWords
        }
        let sign = row.kind == .starred ? Self.star : Self.unreadSign
        return row.count > 0 ? "\(sign) \(row.count)" : ""
    }

    static var unreadSign: String { "●" }

    func drawDividers(on grid: inout CellGrid) {
        for divider in layout.dividers {
            for row in layout.list.row..<layout.list.row + layout.list.rows {
                grid.put("│", column: divider, row: row, style: CellStyle(.dim))
            }
        }
    }

    /// Draws the screen before the first feed.
    func drawWaiting(on grid: inout CellGrid) {
        let text = error.map { $0.words } ?? loading?.message ?? ""
        let width = max(min(grid.columns - 2, 76), 1)
        let lines = WrappedText.lines(of: text, width: width)
        let top = max((layout.status - lines.count) / 2, 0)
        for (number, line) in lines.enumerated() where top + number < layout.status {
            grid.put(
                line, column: max((grid.columns - line.cellWidth) / 2, 0), row: top + number,
                style: CellStyle(error == nil ? .dim : .bold))
        }
    }

    /// Highlights matches of the search.
    func highlight(in area: CellArea, on grid: inout CellGrid) {
        guard let search else { return }
        for row in area.row..<min(area.row + area.rows, grid.rows) {
            let end = min(area.column + area.columns, grid.columns)
            guard area.column < end else { continue }
            for match in search.matches(inCells: grid.lines[row][area.column..<end]) {
                grid.mark(
                    [.reversed, .underlined],
                    in: CellArea(
                        column: match.lowerBound, row: row, columns: match.count, rows: 1))
            }
        }
    }
}
