/// A rectangle of cells.
package struct CellArea: Sendable, Hashable {
    /// The first column and row, from zero.
    package var column: Int
    package var row: Int
    package var columns: Int
    package var rows: Int

    /// Creates an area; it has no cells where a length is not positive.
    package init(column: Int, row: Int, columns: Int, rows: Int) {
        self.column = column
        self.row = row
        self.columns = max(columns, 0)
        self.rows = max(rows, 0)
    }

    /// Returns true for a cell within the area.
    package func contains(column: Int, row: Int) -> Bool {
        column >= self.column && column < self.column + columns && row >= self.row
            && row < self.row + rows
    }
}
