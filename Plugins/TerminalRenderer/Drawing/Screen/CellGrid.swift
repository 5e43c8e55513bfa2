import FeedRendering
package import TextRendering

/// The cells of a screen: new for each drawing, and compared with the last.
package struct CellGrid: Sendable, Equatable {
    package let columns: Int
    package let rows: Int
    /// From top to bottom.
    package private(set) var lines: [[Cell]]
    /// The targets of links, for OSC 8; cells count from one.
    package private(set) var links: [String] = []
    /// Pictures of pixels.
    package private(set) var pictures: [PlacedPicture] = []
    /// The cursor position; `nil` if hidden.
    package var cursor: CellArea?

    package init(columns: Int, rows: Int) {
        self.columns = max(columns, 1)
        self.rows = max(rows, 1)
        lines = [[Cell]](
            repeating: [Cell](repeating: .blank, count: self.columns), count: self.rows)
    }

    /// Returns the number of a link; 0 if there are too many.
    package mutating func link(to address: String) -> UInt16 {
        if links.last == address { return UInt16(links.count) }
        guard links.count < Int(UInt16.max) else { return 0 }
        links.append(address)
        return UInt16(links.count)
    }

    /// Puts displayable text on a row, up to the column `limit`.
    ///
    /// - Parameter limit: the end; by default the grid's width.
    /// - Returns: the column after the text.
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
                set(Cell(String(Unicode.Scalar(byte)), style: style, link: link), column, row)
                column += 1
            }
            return column
        }
        for character in text {
            var meter = CellWidth()
            for scalar in character.unicodeScalars { meter.add(scalar) }
            // A combining mark without a letter is drawn differently by each terminal.
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

    /// Clears an area, which cuts no wide character, with a style.
    package mutating func fill(_ area: CellArea, style: CellStyle) {
        change(area) { $0 = Cell(style: style) }
    }

    /// Adds and removes attributes in an area.
    package mutating func mark(
        _ marks: TextStyle, removing removed: TextStyle = [], in area: CellArea
    ) {
        change(area) {
            $0.style.marks.subtract(removed)
            $0.style.marks.formUnion(marks)
        }
    }

    /// Styles the selection; with a bar at its side if another pane is active.
    package mutating func select(_ area: CellArea, isActive: Bool) {
        var area = area
        if !isActive { area.columns = min(area.columns, 1) }
        // Other colours and dim text may be unreadable when reversed.
        change(area) { $0.style = CellStyle($0.style.marks.subtracting(.dim).union(.reversed)) }
    }

    /// Puts a picture of pixels if it fits completely.
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

    /// Marks cells to be drawn again.
    mutating func soil(_ area: CellArea) {
        change(area) { $0 = Cell("\u{0}") }
    }

    private mutating func change(_ area: CellArea, _ body: (inout Cell) -> Void) {
        for row in (area.row..<area.row + area.rows).clamped(to: 0..<rows) {
            for column in (area.column..<area.column + area.columns).clamped(to: 0..<columns) {
                body(&lines[row][column])
            }
        }
    }

    /// Sets a cell; clears the other half of a wide character that it cuts.
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
