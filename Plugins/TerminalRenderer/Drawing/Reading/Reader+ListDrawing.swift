import FeedRendering
import FeedViews
import TextRendering

// Draws the list.
extension Reader {
    /// The columns from which a one-line row shows the source.
    private static let widthForSource = 48
    /// The widths of marks and of the age at the start of a row.
    private static let marksWidth = 3
    private static let ageWidth = 4

    func drawList(on grid: inout CellGrid) {
        let area = layout.list
        guard area.columns > 0, area.rows > 0, let items else { return }
        if items.indices.isEmpty {
            let text = items.emptyWords.displayable(cells: max(area.columns - 2, 0))
            grid.put(
                text, column: area.column + 1, row: area.row + min(1, area.rows - 1),
                style: CellStyle(.dim))
        }
        var row = area.row
        for index in list.visible {
            let height = height(ofRow: index)
            let left = area.row + area.rows - row
            draw(
                items.indices[index], isSelected: index == list.selected,
                in: CellArea(
                    column: area.column, row: row, columns: area.columns,
                    rows: min(height, left)),
                on: &grid)
            row += height
        }
    }

    private func draw(
        _ index: Int, isSelected: Bool, in area: CellArea, on grid: inout CellGrid
    ) {
        let states = rows.item(at: index).states
        if !states.contains(.read) {
            grid.put(
                Self.unreadSign, column: area.column, row: area.row,
                style: CellStyle(.accent))
        }
        if states.contains(.starred) {
            grid.put(
                Self.star, column: area.column + 1, row: area.row,
                style: CellStyle(.accent))
        }
        if hasSingleRows {
            drawLine(of: index, in: area, on: &grid)
        } else {
            drawLines(of: index, in: area, on: &grid)
        }
        highlight(in: area, on: &grid)
        if isSelected { grid.select(area, isActive: side == .items) }
        drawThumbnail(of: index, in: area, on: &grid)
    }

    // MARK: One row

    /// Draws age, source and title of an item in one row.
    private func drawLine(of index: Int, in area: CellArea, on grid: inout CellGrid) {
        let item = rows.item(at: index)
        let limit = area.column + area.columns
        var column = area.column + Self.marksWidth
        if area.columns >= 30 {
            let age = item.date?.shortAge(at: now()) ?? ""
            grid.put(
                age, column: column + Self.ageWidth - age.count, row: area.row, limit: limit,
                style: CellStyle(.dim))
            column += Self.ageWidth + 1
        }
        let width = sourceWidth(in: area)
        if width > 0 {
            grid.put(
                (item.source?.title ?? "").displayable(cells: width), column: column,
                row: area.row, limit: limit, style: CellStyle(.dim))
            column += width + 2
        }
        grid.put(
            item.title.displayable(cells: max(limit - column, 0)), column: column,
            row: area.row, limit: limit,
            style: CellStyle(item.states.contains(.read) ? [] : .bold))
    }

    /// The width of the source column; 0 if all items have the same source.
    private func sourceWidth(in area: CellArea) -> Int {
        guard namesSources, area.columns >= Self.widthForSource else { return 0 }
        return min(sourceWidth, max(area.columns / 5, 8), 24)
    }

    // MARK: Several rows

    /// The text of an item in several rows.
    struct RowText {
        var title: [String]
        var facts: String
        /// In cells.
        var width: Int
        var height: Int
    }

    func rowText(of index: Int) -> RowText {
        let item = rows.item(at: index)
        let hasPicture = showsThumbnails && rows.pictureURL(at: index) != nil
        let columns = layout.list.columns - Self.marksWidth
        let width = max(columns - (hasPicture ? thumbnailSize.columns + 2 : 1), 1)
        // Two lines are shown.
        var title = WrappedText.lines(of: item.title.displayable(cells: 3 * width), width: width)
        if title.count > 2 {
            title = [title[0], title[1...].joined(separator: " ").fitted(cells: width)]
        }
        let age = item.date?.age(at: now()) ?? ""
        let source = namesSources ? item.source?.title : nil
        var facts = [age, source ?? "", item.location ?? ""].filter { !$0.isEmpty }
        if source == nil, let byline = item.byline { facts.append(byline) }
        let lines = title.count + (facts.isEmpty ? 0 : 1)
        return RowText(
            title: title,
            facts: facts.joined(separator: " · ").displayable(cells: width), width: width,
            height: max(lines, hasPicture ? thumbnailSize.rows : 1))
    }

    /// Draws the title, source and date below it, and the picture beside both.
    private func drawLines(of index: Int, in area: CellArea, on grid: inout CellGrid) {
        let text = rowText(of: index)
        let column = area.column + Self.marksWidth
        let limit = column + text.width
        let style = CellStyle(rows.item(at: index).states.contains(.read) ? [] : .bold)
        for (number, line) in text.title.enumerated() where number < area.rows {
            grid.put(line, column: column, row: area.row + number, limit: limit, style: style)
        }
        if text.title.count < area.rows {
            grid.put(
                text.facts, column: column, row: area.row + text.title.count, limit: limit,
                style: CellStyle(.dim))
        }
    }

    private func drawThumbnail(of index: Int, in area: CellArea, on grid: inout CellGrid) {
        guard let slot = thumbnailSlot(of: index) else { return }
        drawThumbnail(
            slot,
            in: CellArea(
                column: area.column + area.columns - slot.columns - 1, row: area.row,
                columns: slot.columns, rows: area.rows),
            on: &grid)
    }

    /// Returns an item's picture in the list; `nil` if none is shown.
    func thumbnailSlot(of index: Int) -> SizedPicture? {
        guard showsThumbnails, let url = rows.pictureURL(at: index) else { return nil }
        let size = thumbnailSize
        return SizedPicture(
            item: key(of: rows.item(at: index)), url: nil, ownURL: url, columns: size.columns,
            rows: size.rows)
    }

    var showsThumbnails: Bool {
        surface.pictures != .none && layout.list.columns >= 40 && !hasSingleRows
    }

    /// The size of a picture in the list: about 4 : 3.
    var thumbnailSize: (columns: Int, rows: Int) {
        let height = 3 * surface.cellHeight
        return (min(max((height * 4 / 3) / surface.cellWidth, 4), 10), 3)
    }
}
