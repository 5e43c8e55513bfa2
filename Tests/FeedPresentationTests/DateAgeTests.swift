import FeedPresentation
import Testing

@Suite struct DateAgeTests {
    private func date(
        _ seconds: Int64, _ precision: FeedDatePrecision = .instant, ahead: Int = 0
    ) -> DateViewModel {
        DateViewModel(
            precision: precision, secondsSince1970: seconds, secondsAheadOfUTC: ahead,
            rfc3339: "2026-11-21T00:00:00Z", words: "")
    }

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
        #expect(date(now - seconds).age(at: now) == words)
    }

    @Test func `Formats days in the reader's time zone`() {
        let late: Int64 = 1_795_305_600 - 3_600
        #expect(date(late, ahead: 7_200).age(at: 0) == "2026-11-22")
        #expect(date(late, ahead: -7_200).age(at: 0) == "2026-11-21")
        #expect(date(late, ahead: 7_200).age(at: 0, isLocal: false) == "2026-11-21")
        #expect(!date(.max, ahead: 7_200).age(at: 0).isEmpty)
    }

    private static let shortAges: [(Int64, String)] = [
        (0, "0m"), (-90, "0m"), (1_123_200, "13d"), (1_209_600, "2w"), (60_393_600, "99w"),
        (60_480_000, "1y"), (1_581_120_000, "50y"), (.max, "999y"),
    ]

    @Test(arguments: shortAges)
    func `Formats a short age in four cells`(seconds: Int64, words: String) {
        #expect(date(1_795_305_600 &- seconds).shortAge(at: 1_795_305_600) == words)
    }

    @Test func `Formats extreme dates`() {
        #expect(!date(.min).age(at: .max).isEmpty)
        #expect(!date(.max).age(at: 0).isEmpty)
        #expect(!date(.min).age(at: 0).isEmpty)
    }

    @Test(arguments: [
        (FeedDatePrecision.day, 3_600, "0d", "0d"), (.day, 100_000, "1d", "1d"),
        (.day, 14 * 86_400, "2026-11-08", "2w"), (.month, 3_600, "2026-11", "0w"),
        (.year, 3_600, "2026", "0y"),
    ])
    func `Invents no time, day or month`(
        precision: FeedDatePrecision, seconds: Int64, age: String, shortAge: String
    ) {
        let date = date(1_795_305_600 - seconds, precision)
        #expect(date.age(at: 1_795_305_600) == age)
        #expect(date.shortAge(at: 1_795_305_600) == shortAge)
    }
}
