import FeedPresentation
import SystemInterface
import Testing

@testable import FeedHost

@Suite struct ReaderLocaleTests {
    @Test(
        arguments: [
            ([:], "en", "1 November 2026, 18:00"),
            (["LANG": "de_AT.UTF-8"], "de", "1. November 2026, 18:00"),
            (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], "fr", "1er novembre 2026 à 18:00"),
            (["LANG": "de_DE", "LC_MESSAGES": ""], "de", "1. November 2026, 18:00"),
            (
                ["LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"], "ja",
                "2026年11月1日 18:00"
            ),
            (["LANG": "en_US.UTF-8"], "en", "November 1, 2026, 6:00\u{A0}PM"),
            (["LANG": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8"], "en", "1 November 2026, 18:00"),
            (["LANG": "it_IT.UTF-8"], "en", "1 November 2026, 18:00"),
            (["LC_TIME": "de_DE.UTF-8"], "en", "1 November 2026, 18:00"),
        ] as [([String: String], String, String)])
    func `Uses the language of LC_MESSAGES and the region of LC_TIME`(
        variables: [String: String], language: String, date: String
    ) {
        let phrases = ReaderLocale.phrases(in: ProcessEnvironment(variables))
        #expect(phrases.words[.language] == language)
        #expect(
            phrases.date(WallClockTime(year: 2026, month: 11, day: 1, hour: 18, minute: 0))
                == date)
    }
}
