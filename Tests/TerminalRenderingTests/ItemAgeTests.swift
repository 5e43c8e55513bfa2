import Testing

@testable import TextRendering

@Suite struct ItemAgeTests {
    private static let ages: [(Int64, String)] = [
        (0, "0m"), (59, "0m"), (300, "5m"), (7_200, "2h"), (86_400, "1d"),
        (13 * 86_400, "13d"), (14 * 86_400, "2026-11-08"), (-5, "2026-11-22"),
        (365 * 86_400, "2025-11-22"), (1_795_305_600, "1970-01-01"), (1_795_305_601, "1969-12-31"),
        (843_523_200, "2000-02-29"),
    ]

    @Test(arguments: ages)
    func `an age takes few cells`(seconds: Int64, words: String) {
        // 2026-11-22T00:00:00Z
        let now: Int64 = 1_795_305_600
        #expect(ItemAge.words(of: now - seconds, at: now) == words)
    }

    @Test func `no date is too far away`() {
        #expect(!ItemAge.words(of: .min, at: .max).isEmpty)
        #expect(!ItemAge.words(of: .max, at: 0).isEmpty)
        #expect(!ItemAge.words(of: .min, at: 0).isEmpty)
    }
}
