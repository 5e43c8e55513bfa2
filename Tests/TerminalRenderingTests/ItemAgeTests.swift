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
    func `Formats an age in few cells`(seconds: Int64, words: String) {
        // 2026-11-22T00:00:00Z
        let now: Int64 = 1_795_305_600
        #expect(ItemAge.words(of: now - seconds, at: now) == words)
    }

    @Test func `Formats days in the reader's time zone`() {
        let late: Int64 = 1_795_305_600 - 3_600
        #expect(ItemAge.words(of: late, at: 0, secondsAheadOfUTC: 7_200) == "2026-11-22")
        #expect(ItemAge.words(of: late, at: 0, secondsAheadOfUTC: -7_200) == "2026-11-21")
        #expect(!ItemAge.words(of: .max, at: 0, secondsAheadOfUTC: 7_200).isEmpty)
    }

    private static let shortAges: [(Int64, String)] = [
        (0, "0m"), (-90, "0m"), (1_123_200, "13d"), (1_209_600, "2w"), (60_393_600, "99w"),
        (60_480_000, "1y"), (1_581_120_000, "50y"), (.max, "999y"),
    ]

    @Test(arguments: shortAges)
    func `Formats a short age in four cells`(seconds: Int64, words: String) {
        #expect(ItemAge.shortWords(of: 1_795_305_600 &- seconds, at: 1_795_305_600) == words)
    }

    @Test func `Formats extreme dates`() {
        #expect(!ItemAge.words(of: .min, at: .max).isEmpty)
        #expect(!ItemAge.words(of: .max, at: 0).isEmpty)
        #expect(!ItemAge.words(of: .min, at: 0).isEmpty)
    }
}
