import FeedRendering
import FeedViews
import TextRendering

// Draws the lists of feeds.
extension Reader {
    func drawFeeds(on grid: inout CellGrid) {
        let area = layout.feeds
        guard area.columns > 0, area.rows > 0 else { return }
        for (row, index) in entryList.visible.enumerated() {
            draw(
                lists.rows[index],
                in: CellArea(
                    column: area.column, row: area.row + row, columns: area.columns, rows: 1),
                isSelected: index == entryList.selected, on: &grid)
        }
    }

    private func draw(
        _ list: SourceRowViewModel, in area: CellArea, isSelected: Bool, on grid: inout CellGrid
    ) {
        let words = list.count > 0 ? "\(list.count)" : ""
        let title = list.kind == .folder ? list.title + "/" : list.title
        let left = area.column + 1 + 2 * list.depth
        let limit = area.column + area.columns - 1
        let space = limit - left - (words.isEmpty ? 0 : words.count + 1)
        let style = CellStyle(list.count > 0 ? .bold : [])
        grid.put(
            title.displayable(cells: max(space, 1)), column: left, row: area.row,
            limit: limit, style: style)
        if space > 0 {
            grid.put(
                words, column: limit - words.count, row: area.row, limit: limit,
                style: CellStyle(.dim))
        }
        if list.failure != nil {
            grid.put("!", column: area.column, row: area.row, limit: limit, style: CellStyle(.bold))
        }
        highlight(in: area, on: &grid)
        if isSelected { grid.select(area, isActive: side == .feeds) }
    }
}
