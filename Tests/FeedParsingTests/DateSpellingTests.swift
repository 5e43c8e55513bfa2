import FeedModel
import FeedParsing
import Testing

@Suite struct DateSpellingTests {
    /// 2024-01-02T15:04:00Z
    private static let afternoon: Int64 = 1_704_207_840

    @Test(
        arguments: [
            // Any space before PM.
            ("Jan 2, 2024, 3:04 PM", 0), ("Jan 2, 2024, 3:04\u{A0}PM", 0),
            ("Jan 2, 2024, 3:04\u{202F}PM", 0), ("Jan 2, 2024, 3:04\u{2009}PM", 0),
            // Other marks.
            ("2 Jan 2024 03:04 p. m.", 0), ("2 ene 2024, 3:04 p.\u{A0}m.", 0),
            ("2 Jan 2024 3:04 P.M. EST", -300), ("2024-01-02 3:04 p. m. +0100", 60),
            ("٢ يناير ٢٠٢٤، ٣:٠٤ م", 0), ("\u{200F}2 يناير 2024 3:04 م", 0),
            ("2024. 1. 2. 오후 3:04", 540),
            // A year after the offset, and seconds since 1970 with a fraction.
            ("Tue Jan 02 15:04:00 +0000 2024", 0), ("Tue Jan  2 15:04:00 -0000 2024", 0),
            ("1704207840.5", 0),
        ] as [(String, Int16)])
    func `Reads a time of day in every spelling`(text: String, offset: Int16) {
        let seconds = Self.afternoon - Int64(offset) * 60
        #expect(
            FeedDateParser.parse(text)
                == FeedDate(secondsSince1970: seconds, utcOffsetMinutes: offset))
    }

    @Test(
        arguments: [
            ("2 Jan 2024 3 PM", 0), ("2 Jan 2024 3PM", 0), ("3 p.m. Jan 2, 2024", 0),
            ("2 Jan 2024 3 p.m. ET", -300), ("2024-01-02 3 p. m.", 0), ("1/2/2024 3PM", 0),
        ] as [(String, Int16)])
    func `Reads a 12-hour time without minutes`(text: String, offset: Int16) {
        let seconds = Self.afternoon - 240 - Int64(offset) * 60
        #expect(
            FeedDateParser.parse(text)
                == FeedDate(secondsSince1970: seconds, utcOffsetMinutes: offset))
    }

    @Test(
        arguments: [
            "2. 1. 2024", "02. 01. 2024", "2024. 1. 2.", "2024. 01. 02.", "2 Ocak 2024",
            "Sal, 2 Oca 2024", "2 януари 2024", "2 јануар 2024", "2 ianuarie 2024",
            "2 בינואר 2024", "2 يناير 2024", "٢ يناير ٢٠٢٤", "平成36年1月2日",
            // Years of an era.
            "民國113年1月2日", "中華民國 113 年 1 月 2 日", "民国113年1月2日", "民國113/1/2", "民國 113-01-02",
            "令和6年1月2日", "令和6.1.2", "令和6/1/2", "令和 6 年 1 月 2 日",
            // Units after spaces, but not names of days.
            "2024 年 1 月 2 日", "2024年1月2日 火曜日", "2024-01-02 火曜日", "1 月 2 日 2024 年",
            "2 Jan 2024 日曜日", "2 Jan 2024 月",
            // Persian.
            "۱۴۰۲/۱۰/۱۲", "۱۴۰۲-۱۰-۱۲", "1402/10/12", "۱۲ دی ۱۴۰۲", "سه\u{200C}شنبه ۱۲ دی ۱۴۰۲",
            "۱۲/۱۰/۱۴۰۲", "12 دی 1402", "۲ ژانویه ۲۰۲۴", "۲۰۲۴/۰۱/۰۲", "2 جنوری 2024",
            "١٢/١٠/١٤٠٢",
        ])
    func `Reads the date of a language`(text: String) {
        #expect(
            FeedDateParser.parse(text) == FeedDate(secondsSince1970: 1_704_153_600, precision: .day)
        )
    }

    @Test(
        arguments: [
            ("۱ فروردین ۱۴۰۳", "2024-03-20"), ("۳۱ شهریور ۱۴۰۳", "2024-09-21"),
            ("۱ مهر ۱۴۰۳", "2024-09-22"), ("۳۰ اسفند ۱۴۰۳", "2025-03-20"),
            ("۲۹ اسفند ۱۴۰۲", "2024-03-19"), ("۳۰ اسفند ۱۳۹۹", "2021-03-20"),
            ("۱ فروردین ۱۳۷۰", "1991-03-21"), ("۱۵ امرداد ۱۳۸۵", "2006-08-06"),
            ("۱۰ آذر ۱۴۰۴", "2025-12-01"), ("۲ تیر ۱۴۱۰", "2031-06-23"),
            // The lunar calendar, of years first or Arabic digits.
            ("1445/06/20", "2024-01-02"), ("١٤٤٥-٠٦-٢٠", "2024-01-02"),
            ("1447/09/10", "2026-02-27"), ("20/06/1445", "1445-06-20"),
            // The calendar of Thailand.
            ("2567/01/02", "2024-01-02"), ("2 มกราคม 2567", "2024-01-02"),
            ("02/01/2567", "2024-02-01"), ("2567-01-02 00:00:00", "2024-01-02 00:00:00"),
        ] as [(String, String)])
    func `Converts from other calendars`(text: String, date: String) {
        let expected = FeedDateParser.parse(date)
        #expect(expected != nil && FeedDateParser.parse(text) == expected)
    }

    @Test func `Reads a time after a date of the solar calendar`() {
        let date = FeedDateParser.parse("۱۴۰۲/۱۰/۱۲ ۱۵:۰۴ +0330")
        #expect(date?.secondsSince1970 == Self.afternoon - 210 * 60)
    }

    @Test(arguments: ["۱۴۰۲/۱۳/۰۱", "۳۰ اسفند ۱۴۰۲", "۱۴۰۲/۰۷/۳۱"])
    func `Reads no days that the solar calendar lacks`(text: String) {
        #expect(FeedDateParser.parse(text) == nil)
    }

    @Test(arguments: ["1402-10-12", "1445-06-20", "12 Oct 1402"])
    func `Converts no other dates of the Middle Ages`(text: String) {
        // The year 1500.
        let end: Int64 = -14_831_769_600
        #expect(FeedDateParser.parse(text).map { $0.secondsSince1970 < end } == true)
    }

    @Test(
        arguments: [
            ("12 Ağu 2024", 1_723_420_800), ("12 Agustus 2024", 1_723_420_800),
            ("12 август 2024", 1_723_420_800), ("12 أغسطس 2024", 1_723_420_800),
            ("12 Şubat 2024", 1_707_696_000), ("12 Kasım 2024", 1_731_369_600),
            ("12 Aralık 2024", 1_733_961_600), ("12 юни 2024", 1_718_150_400),
            ("12 юли 2024", 1_720_742_400), ("12 يونيو 2024", 1_718_150_400),
            ("12 يوليو 2024", 1_720_742_400), ("12 ביולי 2024", 1_720_742_400),
            ("Di, 12 Mrz 2024", 1_710_201_600), ("12 أيلول 2024", 1_726_099_200),
            ("12 شتنبر 2024", 1_726_099_200), ("12 सितंबर 2024", 1_726_099_200),
            ("12 พฤศจิกายน 2024", 1_731_369_600), ("12 พฤษภาคม 2024", 1_715_472_000),
        ] as [(String, Int64)])
    func `Reads the months of a language`(text: String, seconds: Int64) {
        #expect(
            FeedDateParser.parse(text) == FeedDate(secondsSince1970: seconds, precision: .day))
    }

    @Test(
        arguments: [
            ("Tue, 2 Jan 2024 10:04 EST5EDT", -300), ("Tue Jan 2 10:04:00 EST5EDT 2024", -300),
            ("Tue, 2 Jul 2024 11:04 EST5EDT", -240),
        ] as [(String, Int16)])
    func `Reads a zone with daylight saving time by the month`(text: String, offset: Int16) {
        #expect(FeedDateParser.parse(text)?.utcOffsetMinutes == offset)
    }
}
