/// Bounds runs of combining marks, so that normalising, comparing and shaping a text stay linear in it.
///
/// Of characters that combine with the one before (non-starters), at most 30 in a row stay: the bound of the
/// Stream-Safe Text Format (UAX #15, section 13), which no language comes near. The others are left out,
/// where that format would put a U+034F between them.
public enum StreamSafeText {
    /// How many non-starters may follow each other.
    static let limit = 30
    /// The least number of bytes in a run that is too long: each non-starter has two at least.
    private static let stride = 2 * (limit + 1) - 1

    /// Returns a copy of `bytes`, which are UTF-8, without the marks beyond the bound; `nil` where there
    /// are none. O(*n*), and looks at few bytes of a text without marks.
    public static func bounded(_ bytes: Span<UInt8>) -> [UInt8]? {
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

    /// Takes the marks beyond the bound out of what stands in `bytes` from `start` on.
    public static func bound(_ bytes: inout [UInt8], from start: Int) {
        guard bytes.count - start > stride else { return }
        guard let bounded = bounded(bytes.span.extracting(start..<bytes.count)) else { return }
        bytes.removeLast(bytes.count - start)
        bytes.append(contentsOf: bounded)
    }

    /// The run of non-starters around the byte at `position`: where it ends, and its part beyond the
    /// bound; `nil` where no non-starter stands there.
    private static func run(
        around position: Int, in bytes: Span<UInt8>
    ) -> (end: Int, excess: Range<Int>)? {
        guard bytes[position] >= 0x80 else { return nil }
        var start = position
        while start > 0, position - start < 3, UTF8.isContinuation(bytes[start]) { start -= 1 }
        // Bytes that are no UTF-8 may stand behind one.
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

    /// How many bytes the non-starter at `index` has; zero where another character stands there.
    private static func nonStarterLength(at index: Int, in bytes: Span<UInt8>) -> Int {
        let first = bytes[index]
        // U+0300 is the first of them.
        guard first >= 0xCC else { return 0 }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + length <= bytes.count else { return 0 }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for offset in 1..<length {
            guard UTF8.isContinuation(bytes[index + offset]) else { return 0 }
            value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
        }
        guard let scalar = Unicode.Scalar(value), isNonStarter(scalar) else { return 0 }
        return length
    }

    private static func isNonStarter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Vowel signs of Tibetan that are starters, and decompose into characters that are none.
        case 0x0F73, 0x0F75, 0x0F81: true
        // Letters and signs of most languages, among which there is none: to ask of each takes long.
        case 0x0370..<0x0483, 0x048A..<0x0591, 0x1E00..<0x20D0, 0x309B..<0xA66F, 0xAC00..<0xFB1E:
            false
        default: scalar.properties.canonicalCombiningClass != .notReordered
        }
    }
}
