import FeedRendering

/// The cells of a screen: made anew for each drawing, and compared with the one before.
package struct CellGrid: Sendable, Equatable {
    package let columns: Int
    package let rows: Int
    /// The rows' cells from top to bottom.
    package private(set) var lines: [[Cell]]
    /// Where links lead, for terminals that can be clicked on; cells count them from one.
    package private(set) var links: [String] = []
    /// The pictures of pixels.
    package private(set) var pictures: [PlacedPicture] = []
    /// Where the cursor is shown; `nil` where it is not.
    package var cursor: (column: Int, row: Int)?

    /// Creates a blank grid.
    package init(columns: Int, rows: Int) {
        self.columns = max(columns, 1)
        self.rows = max(rows, 1)
        lines = [[Cell]](
            repeating: [Cell](repeating: .blank, count: self.columns), count: self.rows)
    }

    package static func == (left: CellGrid, right: CellGrid) -> Bool {
        left.lines == right.lines && left.links == right.links && left.pictures == right.pictures
            && left.cursor?.column == right.cursor?.column && left.cursor?.row == right.cursor?.row
    }

    /// The number for cells that lead to `address`; 0 where there are too many.
    package mutating func link(to address: String) -> UInt16 {
        if links.last == address { return UInt16(links.count) }
        guard links.count < Int(UInt16.max) else { return 0 }
        links.append(address)
        return UInt16(links.count)
    }

    /// Puts text, which must be displayable, on a row; what does not fit before `limit` is left out.
    ///
    /// - Parameter limit: the column that is not written any more; the grid's end by default.
    /// - Returns: the column after the last that was written.
    @discardableResult
    package mutating func put(
        _ text: String, column: Int, row: Int, limit: Int? = nil, style: CellStyle = .plain,
        link: UInt16 = 0
    ) -> Int {
        let limit = min(limit ?? columns, columns)
        guard row >= 0, row < rows, column >= 0 else { return column }
        var column = column
        if text.isPrintableASCII {
            for byte in text.utf8 {
                guard column < limit else { return column }
                set(Cell(ASCIICells.text(byte), style: style, link: link), column, row)
                column += 1
            }
            return column
        }
        for character in text {
            var meter = CellWidth()
            for scalar in character.unicodeScalars { meter.add(scalar) }
            // A mark without a letter before it is seen by itself in no terminal.
            let width = meter.cells
            guard width > 0 else { continue }
            guard column + width <= limit else { return column }
            set(
                Cell(String(character), width: UInt8(min(width, 2)), style: style, link: link),
                column, row)
            for extra in 1..<max(width, 1) where width > 1 {
                set(Cell("", width: 0, style: style, link: link), column + extra, row)
            }
            column += width
        }
        return column
    }

    /// Gives the cells of an area a look, and takes away what stood there.
    package mutating func fill(_ area: CellArea, style: CellStyle = .plain) {
        for row in (area.row..<area.row + area.rows).clamped(to: 0..<rows) {
            for column in (area.column..<area.column + area.columns).clamped(to: 0..<columns) {
                set(Cell(style: style), column, row)
            }
        }
    }

    /// Adds marks to what stands in an area, and takes others away.
    package mutating func mark(
        _ marks: CellStyle.Marks, removing removed: CellStyle.Marks = [], in area: CellArea
    ) {
        for row in (area.row..<area.row + area.rows).clamped(to: 0..<rows) {
            for column in (area.column..<area.column + area.columns).clamped(to: 0..<columns) {
                lines[row][column].style.marks.subtract(removed)
                lines[row][column].style.marks.formUnion(marks)
            }
        }
    }

    /// Gives the text in an area the look of what the cursor is on; where another pane has the cursor, a bar stands
    /// at its side.
    package mutating func select(_ area: CellArea, isActive: Bool) {
        let end = area.column + (isActive ? area.columns : min(area.columns, 1))
        for row in (area.row..<area.row + area.rows).clamped(to: 0..<rows) {
            for column in (area.column..<end).clamped(to: 0..<columns) {
                // No other colour is read on every ground, and dim is not.
                let marks = lines[row][column].style.marks.subtracting(.dim)
                lines[row][column].style = CellStyle(marks.union(.reversed))
            }
        }
    }

    /// Puts a picture of pixels; none where it does not fit wholly.
    package mutating func place(_ picture: PlacedPicture) {
        let area = picture.area
        guard area.column >= 0, area.row >= 0, area.columns > 0, area.rows > 0,
            area.column + area.columns <= columns, area.row + area.rows <= rows
        else { return }
        for row in area.row..<area.row + area.rows {
            for column in area.column..<area.column + area.columns { set(.picture, column, row) }
        }
        pictures.append(picture)
    }

    /// Makes the cells of an area differ from any that can be put.
    mutating func soil(_ area: CellArea) {
        for row in area.row..<min(area.row + area.rows, rows) {
            for column in area.column..<min(area.column + area.columns, columns) {
                lines[row][column] = Cell("\u{0}")
            }
        }
    }

    /// Puts a cell; one that halves a wide character takes its other half away.
    package mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
        guard row >= 0, row < rows, column >= 0, column < columns else { return }
        let old = lines[row][column]
        if old.width == 0, cell.width != 0, column > 0, lines[row][column - 1].width == 2 {
            lines[row][column - 1] = Cell(style: lines[row][column - 1].style)
        }
        if old.width == 2, column + 1 < columns, lines[row][column + 1].width == 0 {
            lines[row][column + 1] = Cell(style: lines[row][column + 1].style)
        }
        lines[row][column] = cell
    }
}
