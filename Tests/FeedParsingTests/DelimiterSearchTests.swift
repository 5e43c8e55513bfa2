import TestSupport
import Testing

@testable import FeedParsing

/// Compares SIMD searches with byte-by-byte ones.
struct DelimiterSearchTests {
    /// Mostly letters, with occasional delimiters, characters not allowed in a line, and non-ASCII bytes.
    private static func text(_ generator: inout SeededGenerator, oddities: Int) -> [UInt8] {
        let odd: [UInt8] = [
            0x20, 0x22, 0x26, 0x3C, 0x24, 0x3E, 0x06, 0x1F, 0x7F, 0x80, 0xA2, 0xA6, 0xBC, 0xC2,
            0xE2, 0xEF, 0xFF,
        ]
        return (0..<Int.random(in: 0..<80, using: &generator)).map { _ in
            Int.random(in: 0..<oddities, using: &generator) == 0
                ? odd[Int.random(in: 0..<odd.count, using: &generator)]
                : UInt8(0x61 + Int.random(in: 0..<26, using: &generator))
        }
    }

    private static func isPlainLine(_ bytes: ArraySlice<UInt8>) -> Bool {
        var previous = UInt8(ascii: " ")
        for byte in bytes {
            switch byte {
            case 0..<0x20, 0x26, 0x3C, 0x7F, 0xC2, 0xE2, 0xEF: return false
            case 0x20 where previous == 0x20: return false
            default: previous = byte
            }
        }
        return bytes.isEmpty || previous != 0x20
    }

    @Test(arguments: [4, 20, 60, 400])
    func `Scans lines like a byte-by-byte search`(oddities: Int) {
        var generator = SeededGenerator(seed: UInt64(oddities))
        var plain = 0
        for _ in 0..<8_000 {
            let bytes = Self.text(&generator, oddities: oddities)
            let start = Int.random(in: 0..<(min(bytes.count, 20) + 1), using: &generator)
            let range =
                start..<start + Int.random(in: 0..<(bytes.count - start + 1), using: &generator)
            let isPlain = bytes.span.isPlainLine(range)
            if isPlain { plain += 1 }
            if isPlain != Self.isPlainLine(bytes[range]) {
                Issue.record("\(bytes) in \(range)")
                return
            }
        }
        #expect(plain > 200 && plain < 7_960)
    }

    @Test(arguments: [4, 20, 400])
    func `Finds the first delimiter from any start to any end`(oddities: Int) {
        var generator = SeededGenerator(seed: UInt64(oddities) + 1)
        for _ in 0..<8_000 {
            let bytes = Self.text(&generator, oddities: oddities)
            let start = Int.random(in: 0..<(bytes.count + 1), using: &generator)
            // The end may be beyond the bytes.
            let end = Int.random(in: start..<(bytes.count + 20), using: &generator)
            let range = start..<min(end, bytes.count)
            let mark = bytes.span.firstLessThan(from: start, to: end)
            let either = bytes.span.firstAmpersandOrLessThan(from: start, to: end)
            guard mark == range.first(where: { bytes[$0] == 0x3C }),
                either == range.first(where: { bytes[$0] == 0x3C || bytes[$0] == 0x26 })
            else {
                Issue.record("\(bytes) from \(start) to \(end)")
                return
            }
        }
    }
}
