/// Limits runs of combining marks, so that normalising, comparing and shaping stay linear.
///
/// Keeps at most 30 non-starters in a row: the limit of the Stream-Safe Text Format (UAX #15,
/// section 13), which no language approaches. Drops further ones, where that format would insert
/// U+034F.
package enum StreamSafeText {
    /// The maximum number of consecutive non-starters.
    static let limit = 30
    /// The minimum size of a run beyond the limit in bytes: each non-starter has at least two.
    private static let stride = 2 * (limit + 1) - 1

    /// Returns a copy of `bytes`, which are UTF-8, without excess marks; `nil` if there are none.
    /// O(n); samples only a few bytes of text without marks.
    package static func bounded(_ bytes: Span<UInt8>) -> [UInt8]? {
        var output: [UInt8]?
        var kept = 0
        var position = stride
        while position < bytes.count {
            guard let run = run(around: position, in: bytes) else {
                position += stride
                continue
            }
            if run.excess.count > 0 {
                var copy = output ?? []
                copy.append(bytes, kept..<run.excess.lowerBound)
                output = copy
                kept = run.excess.upperBound
            }
            position = run.end + stride
        }
        guard var output else { return nil }
        output.append(bytes, kept..<bytes.count)
        return output
    }

    /// Removes excess marks from `bytes` from `start` on.
    package static func bound(_ bytes: inout [UInt8], from start: Int) {
        guard bytes.count - start > stride else { return }
        guard let bounded = bounded(bytes.span.extracting(start..<bytes.count)) else { return }
        bytes.removeLast(bytes.count - start)
        bytes.append(contentsOf: bounded)
    }

    /// The end of the run of non-starters around `position`, and the range beyond the limit; `nil`
    /// if there is no non-starter.
    private static func run(
        around position: Int, in bytes: Span<UInt8>
    ) -> (end: Int, excess: Range<Int>)? {
        guard bytes[position] >= 0x80 else { return nil }
        var start = position
        while start > 0, position - start < 3, UTF8.isContinuation(bytes[start]) { start -= 1 }
        // Invalid UTF-8 may follow it.
        guard nonStarterLength(at: start, in: bytes) > position - start else { return nil }
        while start > 0 {
            var previous = start - 1
            while previous > 0, start - previous < 4, UTF8.isContinuation(bytes[previous]) {
                previous -= 1
            }
            guard nonStarterLength(at: previous, in: bytes) == start - previous else { break }
            start = previous
        }
        var end = start
        var count = 0
        var bound = start
        while end < bytes.count {
            let length = nonStarterLength(at: end, in: bytes)
            guard length > 0 else { break }
            end += length
            count += 1
            if count <= limit { bound = end }
        }
        return (end, bound..<end)
    }

    /// The length of the non-starter at `index` in bytes; zero for other characters.
    private static func nonStarterLength(at index: Int, in bytes: Span<UInt8>) -> Int {
        // U+0300 is the first of them.
        guard bytes[index] >= 0xCC,
            let (value, length) = bytes.scalar(at: index, before: bytes.count),
            let scalar = Unicode.Scalar(value), isNonStarter(scalar)
        else { return 0 }
        return length
    }

    private static func isNonStarter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Tibetan vowel signs that are starters, and decompose into non-starters.
        case 0x0F73, 0x0F75, 0x0F81: true
        // Fast path for the letters and symbols of most languages, none of which are non-starters.
        case 0x0370..<0x0483, 0x048A..<0x0591, 0x1E00..<0x20D0, 0x309B..<0xA66F, 0xAC00..<0xFB1E:
            false
        default: scalar.properties.canonicalCombiningClass != .notReordered
        }
    }
}
