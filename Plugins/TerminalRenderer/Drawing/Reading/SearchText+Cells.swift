import FeedViews

extension SearchText {
    /// Returns the matches in a row of cells, as ranges of columns.
    func matches(inCells cells: ArraySlice<Cell>) -> [Range<Int>] {
        var characters: [Character] = []
        var columns: [Int] = []
        for (column, cell) in zip(cells.indices, cells) where cell.width > 0 {
            for character in cell.text.lowercased() {
                characters.append(character)
                columns.append(column)
            }
        }
        return matches(in: characters).map { range in
            let end = range.upperBound < columns.count ? columns[range.upperBound] : cells.endIndex
            // Excludes the spaces that fill a row.
            return columns[range.lowerBound]..<end
        }
    }

    private func matches(in text: [Character]) -> [Range<Int>] {
        let folded = Array(words.lowercased().split { $0.isWhitespace }.joined(separator: " "))
        guard !folded.isEmpty, text.count >= folded.count else { return [] }
        var found: [Range<Int>] = []
        var start = 0
        while start + folded.count <= text.count {
            var length = 0
            while length < folded.count, text[start + length] == folded[length] { length += 1 }
            if length == folded.count {
                found.append(start..<start + length)
                start += length
            } else {
                start += 1
            }
        }
        return found
    }
}
