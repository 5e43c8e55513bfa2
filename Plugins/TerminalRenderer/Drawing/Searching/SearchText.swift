/// A text search that ignores case; white space matches any white space.
struct SearchText {
    /// As typed.
    let words: String
    private let folded: [Character]
    private let pattern: SearchPattern

    init?(_ words: String) {
        guard let pattern = SearchPattern(words) else { return nil }
        self.words = words
        self.pattern = pattern
        folded = Array(words.lowercased().split { $0.isWhitespace }.joined(separator: " "))
    }

    func isIn(_ text: String) -> Bool {
        var match = SearchMatch(pattern)
        return text.unicodeScalars.contains { match.add($0) }
    }

    /// Returns true if the text of sanitised HTML matches.
    func isIn(html: Span<UInt8>) -> Bool {
        var match = SearchMatch(pattern)
        return match.addMarkup(html)
    }

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
