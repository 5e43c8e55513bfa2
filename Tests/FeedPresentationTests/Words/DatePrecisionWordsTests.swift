import FeedPresentation
import Testing

/// Dates of which only the day, the month or the year is known.
@Suite struct DatePrecisionWordsTests {
    /// 2026-11-21T00:00:00Z
    private static let midnight: Int64 = 1_795_219_200

    @Test(
        arguments: [
            (.english, nil, "21 November 2026", "November 2026", "2026"),
            (.english, "US", "November 21, 2026", "November 2026", "2026"),
            (.german, nil, "21. November 2026", "November 2026", "2026"),
            (.french, nil, "21 novembre 2026", "novembre 2026", "2026"),
            (.spanish, nil, "21 de noviembre de 2026", "noviembre de 2026", "2026"),
            (.japanese, nil, "2026年11月21日", "2026年11月", "2026年"),
        ] as [(FeedLanguage, String?, String, String, String)])
    func `Says what is known, in every time zone`(
        language: FeedLanguage, region: String?, day: String, month: String, year: String
    ) {
        for hours: Int64 in [-11, -5, 0, 9, 14] {
            let wording = PhrasedDateWording(phrases: language.phrases(region: region)) { _ in
                hours * 3_600
            }
            #expect(wording.words(for: Self.date(.day)) == day)
            #expect(wording.words(for: Self.date(.month)) == month)
            #expect(wording.words(for: Self.date(.year)) == year)
        }
    }

    @Test(
        arguments: [
            (.day, "Saturday, 21 November 2026", "November 2026"),
            (.month, "November 2026", "November 2026"), (.year, "2026", "2026"),
        ] as [(FeedDatePrecision, String, String)])
    func `Has no part that is not known`(
        precision: FeedDatePrecision, day: String, month: String
    ) {
        let wording = PhrasedDateWording(phrases: EnglishPhrases()) { _ in -5 * 3_600 }
        #expect(wording.words(for: Self.date(precision), part: .day(besides: nil)) == day)
        #expect(wording.words(for: Self.date(precision), part: .month) == month)
        #expect(wording.words(for: Self.date(precision), part: .time).isEmpty)
    }

    @Test(arguments: [
        (Int64(-18_000), Int64(1_795_237_200)), (0, 1_795_219_200), (32_400, 1_795_186_800),
    ])
    func `Begins at midnight by the reader's clock`(offset: Int64, start: Int64) {
        let asia = FeedDate(
            secondsSince1970: Self.midnight - 9 * 3_600, utcOffsetMinutes: 9 * 60, precision: .day)
        #expect(Self.date(.day).start { _ in offset } == start)
        #expect(asia.start { _ in offset } == start)
        #expect(Self.date(.instant).start { _ in offset } == Self.midnight)
    }

    @Test func `Begins after a midnight that the clock leaves out`() {
        // At midnight the clock goes from 0:00 to 1:00, or from 1:00 back to 0:00.
        let forward = Self.date(.day).start { $0 < Self.midnight ? 0 : 3_600 }
        #expect(forward == Self.midnight)
        let back = Self.date(.day).start { $0 < Self.midnight ? 3_600 : 0 }
        #expect(back == Self.midnight - 3_600)
        let far = FeedDate(secondsSince1970: .min, precision: .day)
        #expect(far.start { _ in 3_600 } == .min)
    }

    private static func date(_ precision: FeedDatePrecision) -> FeedDate {
        FeedDate(secondsSince1970: midnight, precision: precision)
    }
}
