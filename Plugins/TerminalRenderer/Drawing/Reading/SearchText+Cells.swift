import FeedViews

extension SearchText {
    /// Returns the matches in a row of cells, as ranges of columns.
    func matches(inCells cells: ArraySlice<Cell>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = cells.startIndex
        while let end = end(in: cells[start...]) {
            while self.end(in: cells[(start + 1)...]) == end { start += 1 }
            found.append(start..<end)
            start = end
        }
        return found
    }

    /// Returns the column after the first match.
    private func end(in cells: ArraySlice<Cell>) -> Int? {
        var match = SearchMatch(pattern)
        for (column, cell) in zip(cells.indices, cells) {
            for scalar in cell.text.unicodeScalars where match.add(scalar) {
                return min(column + max(Int(cell.width), 1), cells.endIndex)
            }
        }
        return nil
    }
}
