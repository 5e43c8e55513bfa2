import FeedModel
import FeedParsing
import Testing

struct FeedDateParserTests {
    /// 2017-06-14T09:30:05Z
    private static let instant: Int64 = 1_497_432_605

    @Test(
        arguments: [
            ("Wed, 14 Jun 2017 09:30:05 GMT", 0),
            ("Wed, 14 Jun 2017 09:30:05 UT", 0),
            ("14 Jun 17 09:30:05 Z", 0),
            ("14 Jun 117 09:30:05", 0),
            ("Mon, 14 Jun 2017 09:30:05 GMT", 0),
            ("Wednesday, 14 June 2017 09:30:05 GMT", 0),
            ("wed,14 jun 2017 9:30:05 gmt", 0),
            ("Wed, 14-Jun-2017 09:30:05 GMT", 0),
            ("Wed Jun 14 09:30:05 2017", 0),
            ("Wed Jun 14 02:30:05 PDT 2017", -420),
            ("Wed, 14 Jun 2017 11:30:05 +0200", 120),
            ("Wed, 14 Jun 2017 11:30:05 +02:00", 120),
            ("Wed, 14 Jun 2017 11:30:05 +2", 120), ("Wed, 14 Jun 2017 11:30:05 + 0200", 120),
            ("Wed, 14 Jun 2017 04:30:05 - 0500", -300), ("Jun 14 09:30:05 - 2017", 0),
            ("Wed, 14 Jun 2017 11:30:05 GMT+0200", 120),
            ("Wed, 14 Jun 2017 11:30:05 UTC+2:00 (CEST)", 120),
            ("Wed, 14 Jun 2017 11:30:05 CEST", 120),
            ("Wed, 14 Jun 2017 04:30:05 -0500 EST", -300),
            ("Wed, 14 Jun 2017 05:30:05 EDT", -240),
            ("Wed, 14 Jun 2017 08:30:05 A", -60),
            ("Wed, 14 Jun 2017 21:30:05 Y", 720),
            ("Wed, 14 Jun 2017 09:30:05 XYZ", 0),
            ("Wed, 14 Jun 2017 09:30:05.999 GMT", 0),
            ("Wed, 14 Jun 2017 09:29:65 GMT", nil),
            ("2017-06-14T09:30:05Z", 0),
            ("2017-06-14t09:30:05.123456789z", 0),
            ("2017-06-14T11:30:05+02:00", 120),
            ("2017-06-14T11:30:05.5+0200", 120),
            ("2017-06-14 11:30:05 +02", 120),
            ("2017-06-14 09:30:05.0", 0),
            ("2017-06-14T11:30:05\u{2212}02:00", -120),
            ("20170614T093005Z", 0),
            ("20170614093005", 0),
            ("2017-165T09:30:05Z", 0),
            ("2017165T093005Z", 0),
            ("2017-W24-3T09:30:05Z", 0),
            ("2017W243T09:30:05Z", 0),
            ("17-06-14T09:30:05Z", 0),
            ("170614T093005Z", 0),
            ("2017/06/14 09:30:05", 0),
            ("Wed, 2017/06/14 05:30:05 EDT", -240),
            ("6/14/2017 9:30:05 AM", 0),
            ("06/14/17 09:30:05", 0),
            ("14/06/2017 09:30:05", 0),
            ("14.06.2017 09:30:05", 0),
            ("14.06.2017 09.30.05", 0),
            ("June 14, 2017 9:30:05 a.m.", 0),
            ("June 14th, 2017 at 9:30:05 am UTC", 0),
            ("Jun 14, 2017 at 9:30:05am", 0),
            ("mer., 14 juin 2017 11:30:05 +0200", 120),
            ("mar. 14 juin 2017 09:30:05", 0),
            ("Mi, 14 Juni 2017 09:30:05 GMT", 0),
            ("Ср, 14 июня 2017 12:30:05 MSK", 180),
            ("Τετ, 14 Ιούν 2017 12:30:05 EEST", 180),
            ("2017-június-14T11:30:05+02:00", 120),
            ("2017-06-14 오후 6:30:05", 540),
            ("2017년 06월 14일 18:30:05", 540),
            ("2017年6月14日 09時30分05秒", 0),
            ("1497432605", 0),
            ("1497432605123", 0),
            ("  Wed, 14 Jun 2017 09:30:05 GMT\n", 0),
        ] as [(String, Int16?)])
    func `Reads dates in every spelling`(text: String, offset: Int16?) {
        let date = FeedDateParser.parse(text)
        #expect(date?.utcOffsetMinutes == offset)
        if let offset, offset != -120 { #expect(date?.secondsSince1970 == Self.instant) }
    }

    @Test(
        arguments: [
            ("2017", 1_483_228_800),
            ("2017-06", 1_496_275_200),
            ("June 2017", 1_496_275_200),
            ("2017-06-14", 1_497_398_400),
            ("20170614", 1_497_398_400),
            ("14 Jun 2017", 1_497_398_400),
            ("2017-06-14+02:00", 1_497_391_200),
            ("Wed, 14 Jun 2017 09:30 GMT", 1_497_432_600),
            ("2017-06-14T09:30Z", 1_497_432_600),
            ("2017-06-14T09Z", 1_497_430_800),
            ("Wed, 14 Jun 2017 0930 GMT", 1_497_432_600),
            ("14 juin 2017 à 9h30", 1_497_432_600), ("14 juin 2017 à 9 h 30", 1_497_432_600),
            ("12.05am 14 Jun 2017", 1_497_398_700), ("12.05 p.m. on 14 June 2017", 1_497_441_900),
            ("14 Jun 2017 09:30 - 2100", 1_497_432_600), ("14:30 - 1399/10/13", 1_609_597_800),
            ("2017-06-14T24:00:00Z", 1_497_484_800),
            ("2016-12-31T23:59:60Z", 1_483_228_800),
            ("6/14/2017 12:05 AM", 1_497_398_700),
            ("6/14/2017 12:05 PM", 1_497_441_900), ("14 Ιουν 2017 12:05 π.μ.", 1_497_398_700),
            // The first letter is that of the era.
            ("14 يونيو 2017م 12:05 ص", 1_497_398_700),
            ("dissabte, 14 d’agost del 2017", 1_502_668_800),
            ("2016-02-29T00:00:00Z", 1_456_704_000),
            ("1969-12-31T23:59:59Z", -1),
            ("0001-01-01T00:00:00Z", -62_135_596_800),
            ("99-12-31", 946_598_400),
            ("2015-W53-7", 1_451_779_200),
            ("2018-W01-1", 1_514_764_800),
            ("2020-W01-1", 1_577_664_000),
            // Seconds since 1970, or a day and an hour.
            ("1899999999", 1_899_999_999), ("1924992000", 1_924_992_000),
            ("2000000000.5", 2_000_000_000), ("4102444799", 4_102_444_799),
            ("1924992000123", 1_924_992_000), ("2026112109", 1_795_251_600),
            ("1999123123", 946_681_200),
        ] as [(String, Int64)])
    func `Reads dates with missing or additional components`(text: String, seconds: Int64) {
        #expect(FeedDateParser.parse(text)?.secondsSince1970 == seconds)
    }

    @Test(arguments: [
        "", " ", "yesterday", "14 Jun", "Wed, 31 Jun 2017 00:00:00 GMT", "2017-02-29", "2017-13-01",
        "0000-00-00 00:00:00", "2017-06-14T25:00:00Z", "2017-06-14T09:60:00Z", "2017-367",
        "99999999999999999999", "12345", "Wed, 14 Jun 20175 09:30:05", "2017-W54-1", ":", "+", "-",
        "T", "14", "00:00", "Mon, 30 Nov -0001 00:00:00 +0000", "-0001-11-30T00:00:00Z",
        String(repeating: "1 ", count: 100),
        // Days that the solar calendar lacks.
        "۱۴۰۲/۱۳/۰۱", "۳۰ اسفند ۱۴۰۲", "۱۴۰۲/۰۷/۳۱",
    ])
    func `Returns nil for invalid dates`(text: String) {
        #expect(FeedDateParser.parse(text) == nil)
    }

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
            ("2024. 1. 2. 오후 3:04", 540), ("2024年1月2日 下午3点04分", 0), ("2 Januari 2024 3:04 PTG", 0),
            ("2 Ιαν 2024 3:04 μ.μ.", 0), ("2 Ιαν 2024 3:04 μμ", 0),
            // A small letter is no zone.
            ("2 enero 2024 15:04 h", 0), ("2 gen 2024 15:04h.", 0),
            // A place counts as UTC, since its offset is a matter of tables that change.
            ("2024-01-02 15:04:00 Asia/Shanghai", 0),
            // A year after the offset, and seconds since 1970 with a fraction.
            ("Tue Jan 02 15:04:00 +0000 2024", 0), ("Tue Jan  2 15:04:00 -0000 2024", 0),
            ("1704207840.5", 0),
            // After a date of the solar calendar.
            ("۱۴۰۲/۱۰/۱۲ ۱۵:۰۴ +0330", 210),
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
            // Arabic and English with marks of direction.
            "٢\u{200F}/١\u{200F}/٢٠٢٤", "02\u{200F}/01\u{200F}/2024", "\u{200E}1\u{200E}/2/2024",
            // Croatian, Lithuanian, Belarusian and Azerbaijani.
            "2. siječnja 2024.", "uto, 02 sij 2024", "2024 m. sausio 2 d.", "2 студзеня 2024 г.",
            "2 yanvar 2024",
            // Vietnamese.
            "2 thg 1, 2024", "Thứ Ba, 02 Tháng 01 2024", "ngày 2 tháng 1 năm 2024",
            // Digits of other scripts.
            "２０２４年１月２日", "๒ มกราคม ๒๕๖๗", "२ जनवरी २०२४", "০২-০১-২০২৪",
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
            ("2 ม.ค. 2567", "2024-01-02"), ("2 ม.ค. 67", "2024-01-02"), ("2 ม.ค. 24", "2024-01-02"),
            ("วันพุธที่ 2 เม.ย.2568", "2025-04-02"), ("2 พ.ย. พ.ศ. 2567", "2024-11-02"),
            ("02/01/2567", "2024-02-01"), ("2567-01-02 00:00:00", "2024-01-02 00:00:00"),
        ] as [(String, String)])
    func `Converts from other calendars`(text: String, date: String) {
        let expected = FeedDateParser.parse(date)
        #expect(expected != nil && FeedDateParser.parse(text) == expected)
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
            ("12. marraskuuta 2024", 1_731_369_600), ("12. maaliskuuta 2024", 1_710_201_600),
            ("12. května 2024", 1_715_472_000), ("12. června 2024", 1_718_150_400),
            ("12. července 2024", 1_720_742_400), ("12. červenec 2024", 1_720_742_400),
            ("12. avgust 2024", 1_723_420_800), ("12. juuni 2024", 1_718_150_400),
            ("12. lipnja 2024.", 1_718_150_400), ("12. srpnja 2024.", 1_720_742_400),
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
