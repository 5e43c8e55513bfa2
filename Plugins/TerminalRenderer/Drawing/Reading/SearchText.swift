/// A search for a text, whatever its case.
struct SearchText: Equatable {
    /// As it was typed.
    let words: String
    private let folded: [Character]

    init?(_ words: String) {
        guard !words.isEmpty else { return nil }
        self.words = words
        folded = Array(words.lowercased())
    }

    func isIn(_ text: String) -> Bool {
        !places(in: Array(text.lowercased()), atMost: 1).isEmpty
    }

    /// Where it stands in the cells' texts of a row: as cells from and to.
    func places(inCells cells: ArraySlice<Cell>) -> [Range<Int>] {
        var characters: [Character] = []
        var columns: [Int] = []
        for (column, cell) in zip(cells.indices, cells) where cell.width > 0 {
            for character in cell.text.lowercased() {
                characters.append(character)
                columns.append(column)
            }
        }
        return places(in: characters, atMost: .max).map { range in
            let end = range.upperBound < columns.count ? columns[range.upperBound] : cells.endIndex
            // Not over the spaces that fill a row.
            return columns[range.lowerBound]..<end
        }
    }

    private func places(in text: [Character], atMost limit: Int) -> [Range<Int>] {
        guard !folded.isEmpty, text.count >= folded.count else { return [] }
        var found: [Range<Int>] = []
        var start = 0
        while start + folded.count <= text.count, found.count < limit {
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
