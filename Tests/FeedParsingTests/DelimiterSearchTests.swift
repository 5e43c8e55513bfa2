import TestSupport
import Testing

@testable import FeedParsing

/// Compares the SIMD search with one by bytes.
struct DelimiterSearchTests {
    @Test func `Finds the end of a value`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<40_000 {
            var lanes = SIMD16<UInt8>()
            for lane in 0..<16 {
                lanes[lane] =
                    Int.random(in: 0..<12, using: &generator) == 0
                    ? [0x22, 0x26, 0x3C][Int.random(in: 0..<3, using: &generator)]
                    : UInt8(Int.random(in: 0..<256, using: &generator))
            }
            let plain = (0..<16).first { [0x22, 0x26, 0x3C].contains(lanes[$0]) }
            if lanes.firstQuoteOrAmpersandOrLessThan != plain {
                Issue.record("\(lanes)")
                return
            }
        }
    }
}
