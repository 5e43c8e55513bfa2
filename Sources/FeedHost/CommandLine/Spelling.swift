/// Finds what a person may have meant.
enum Spelling {
    /// The candidate that takes the fewest changed letters, if these are few for its length.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        guard word.utf8.count <= 64 else { return nil }
        let best = candidates.map { ($0, distance(Array(word.utf8), Array($0.utf8))) }
            .min { $0.1 < $1.1 }
        guard let (candidate, distance) = best else { return nil }
        return distance <= max(1, candidate.utf8.count / 3) ? candidate : nil
    }

    /// How many insertions, deletions, replacements and swaps of neighbours lie between two words
    /// (optimal string alignment). O(n·m).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for i in left.indices {
            var current = [i + 1]
            for j in right.indices {
                var best = min(
                    last[j + 1] + 1, current[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
