package struct CellArea: Sendable, Hashable {
    /// From zero.
    package var column: Int
    package var row: Int
    package var columns: Int
    package var rows: Int

    /// Creates an area; empty if a length is not positive.
    package init(column: Int, row: Int, columns: Int, rows: Int) {
        self.column = column
        self.row = row
        self.columns = max(columns, 0)
        self.rows = max(rows, 0)
    }

    package func contains(column: Int, row: Int) -> Bool {
        column >= self.column && column < self.column + columns && row >= self.row
            && row < self.row + rows
    }
}
