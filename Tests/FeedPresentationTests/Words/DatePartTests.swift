import FeedPresentation
import Testing

/// Days, months and times for grouped lists.
@Suite struct DatePartTests {
    /// 25 November 2026, a Wednesday, at 21:05.
    private static let date = FeedDate(secondsSince1970: 1_795_640_700)

    @Test(
        arguments: [
            (.english, nil, "Wednesday, 25 November", "November 2026", "21:05"),
            (.english, "US", "Wednesday, November 25", "November 2026", "9:05\u{A0}PM"),
            (.english, "AU", "Wednesday, 25 November", "November 2026", "9:05\u{A0}pm"),
            (.german, nil, "Mittwoch, 25. November", "November 2026", "21:05"),
            (.french, "CA", "mercredi 25 novembre", "novembre 2026", "21\u{A0}h\u{A0}05"),
            (.spanish, nil, "miércoles, 25 de noviembre", "noviembre de 2026", "21:05"),
            (.japanese, nil, "11月25日水曜日", "2026年11月", "21:05"),
        ] as [(FeedLanguage, String?, String, String, String)])
    func `Formats each part in the reader's language`(
        language: FeedLanguage, region: String?, day: String, month: String, time: String
    ) {
        let wording = PhrasedDateWording(phrases: language.phrases(region: region))
        #expect(wording.words(for: Self.date, part: .day(besides: Self.date)) == day)
        #expect(wording.words(for: Self.date, part: .month) == month)
        #expect(wording.words(for: Self.date, part: .time) == time)
    }

    @Test(
        arguments: [
            (.english, nil, "Wednesday, 25 November 2026"),
            (.english, "US", "Wednesday, November 25, 2026"),
            (.german, nil, "Mittwoch, 25. November 2026"),
            (.french, nil, "mercredi 25 novembre 2026"),
            (.spanish, nil, "miércoles, 25 de noviembre de 2026"),
            (.japanese, nil, "2026年11月25日水曜日"),
        ] as [(FeedLanguage, String?, String)])
    func `Adds the year if it differs from the reference or there is none`(
        language: FeedLanguage, region: String?, day: String
    ) {
        let wording = PhrasedDateWording(phrases: language.phrases(region: region))
        let later = FeedDate(secondsSince1970: Self.date.secondsSince1970 + 86_400 * 60)
        #expect(wording.words(for: Self.date, part: .day(besides: later)) == day)
        #expect(wording.words(for: Self.date, part: .day(besides: nil)) == day)
    }

    @Test func `Names weekdays`() {
        let wording = PhrasedDateWording(phrases: EnglishPhrases())
        let names = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"]
        for day in -800_000...800_000 where day % 997 == 0 {
            let words = wording.words(
                for: FeedDate(secondsSince1970: Int64(day) * 86_400), part: .day(besides: nil))
            #expect(words.hasPrefix(names[(day % 7 + 7) % 7] + ","), "day \(day): \(words)")
        }
    }

    @Test func `Formats nothing for dates that a calendar can't show`() {
        let wording = PhrasedDateWording(phrases: EnglishPhrases())
        for part in [.day(besides: nil), .month, .time] as [FeedDatePart] {
            #expect(wording.words(for: FeedDate(secondsSince1970: .max), part: part).isEmpty)
        }
    }

    @Test func `Provides date parts of items, with a year if it differs from the newest`() throws {
        let none = FeedDate(secondsSince1970: 0)
        let old = FeedDate(secondsSince1970: Self.date.secondsSince1970 - 86_400 * 365)
        let feed = Feed(
            format: .merged,
            items: [
                FeedItem(id: "1", published: Self.date),
                FeedItem(id: "2", published: none, updated: old),
                FeedItem(id: "3", published: none),
            ])
        let items = try presented(feed, dates: PhrasedDateWording(phrases: EnglishPhrases())).items
        #expect(items.text(.day, at: 0) == "Wednesday, 25 November")
        #expect(items.text(.day, at: 1) == "Tuesday, 25 November 2025")
        #expect(items.text(.month, at: 1) == "November 2025")
        #expect(items.text(.time, at: 1) == "21:05")
        #expect(items.text(.day, at: 2) == nil)
    }
}
