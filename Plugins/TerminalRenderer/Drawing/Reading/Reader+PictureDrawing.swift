import FeedViews
import TextRendering

// Draws pictures.
extension Reader {
    /// Draws a centred picture in the list, or a sign of its state; `area` has the visible rows.
    func drawThumbnail(_ slot: SizedPicture, in area: CellArea, on grid: inout CellGrid) {
        switch tracker.state(of: slot) {
        case .shown(let picture):
            let column = area.column + max((area.columns - picture.columns) / 2, 0)
            let above = max((slot.rows - picture.rows) / 2, 0)
            put(
                picture, column: column, row: area.row + above,
                rows: 0..<max(min(picture.rows, area.rows - above), 0), on: &grid)
        case .failed: putSign("×", in: area, on: &grid)
        case .loading: putSign("…", in: area, on: &grid)
        case nil: break
        }
    }

    private func putSign(_ sign: String, in area: CellArea, on grid: inout CellGrid) {
        grid.put(
            sign, column: area.column + area.columns / 2, row: area.row + area.rows / 2,
            style: CellStyle(.dim))
    }

    /// Draws some rows of a picture.
    func put(
        _ picture: DrawnPicture, column: Int, row: Int, rows: Range<Int>, on grid: inout CellGrid
    ) {
        guard !rows.isEmpty else { return }
        if picture.sequence.isEmpty {
            for (line, part) in rows.enumerated() {
                for x in 0..<picture.columns where part * picture.columns + x < picture.cells.count
                {
                    grid.set(picture.cells[part * picture.columns + x], column + x, row + line)
                }
            }
            return
        }
        let isWhole = rows.count == picture.rows
        let placed = PlacedPicture(
            drawing: picture.number,
            area: CellArea(column: column, row: row, columns: picture.columns, rows: rows.count),
            firstRow: isWhole ? nil : rows.lowerBound, cellHeight: surface.cellHeight)
        guard let sequence = isWhole ? picture.sequence : sequence(of: rows, of: picture) else {
            return
        }
        sequences[placed] = sequence
        grid.place(placed)
    }

    /// The bytes that draw some rows: with kitty's protocol a part of the picture, else a picture
    /// of these rows.
    private func sequence(of rows: Range<Int>, of picture: DrawnPicture) -> [UInt8]? {
        if surface.pictures == .kitty { return picture.sequence }
        if let part = parts[picture.number], part.rows == rows { return part.sequence }
        guard
            let pixels = picture.pixels?.rows(
                rows.lowerBound * surface.cellHeight..<rows.upperBound * surface.cellHeight),
            let sequence = canvas.sequence(
                of: pixels, by: surface.pictures, columns: picture.columns, rows: rows.count,
                cellWidth: surface.cellWidth, cellHeight: surface.cellHeight)
        else { return nil }
        parts[picture.number] = (rows, sequence)
        return sequence
    }
}
