/// Finds the word that a mistyped one was meant to be.
package enum EditDistance {
    /// Returns the first of the closest candidates, if close enough. O(*n*·*m*) in the lengths,
    /// which are cut at 64.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let word = Array(word.utf8.prefix(64))
        let limit = max(1, word.count / 3)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates {
            let bytes = Array(candidate.utf8.prefix(64))
            var distance = between(word, bytes)
            if !word.isEmpty && bytes.starts(with: word) {
                distance = min(distance, 1)
            }
            if distance <= limit && distance < best?.distance ?? .max {
                best = (distance, candidate)
            }
        }
        return best?.candidate
    }

    /// Returns the number of insertions, deletions, replacements and swaps of neighbours.
    package static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var distance = min(
                    last[column] + (byte == other ? 0 : 1), last[column + 1] + 1,
                    current[column] + 1)
                if row > 0, column > 0, byte == right[column - 1], other == left[row - 1] {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
