import FeedModel

/// The components of a date, filled in while it is parsed.
struct FeedDateFields {
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute = 0
    var second = 0
    /// The offset from UTC in minutes, positive to the east.
    var offset: Int?
    /// The name of a zone that is not known.
    var unknownZone: Range<Int>?
    /// The offset was numeric and takes precedence over a zone's name.
    var hasNumericOffset = false
    var isAfternoon: Bool?
    /// The month was named before any number, so the word may have been the name of a day.
    var monthIsDoubtful = false
    var hasNumber = false
    /// The year is before 1.
    var isOfNoYear = false
    /// The year before the first of the era of Japan or Taiwan in the text.
    var yearBeforeEra = 0
    /// The text has Korean words; a date without a zone is then in Korean time.
    var isKorean = false
    /// The text has Arabic or Persian digits, marks of right-to-left text, Persian months, or
    /// slashes after the year, which may then be of an Islamic calendar.
    var mayBeHijri = false
    /// The text has Thai words; years of two digits, from 40, are then of the calendar of Thailand.
    var isThai = false

    /// The years read in the calendar of Thailand, 1958 to 2057.
    private static let buddhistYears = 2501...2600

    var hasTime: Bool { hour != nil }
    var hasWholeDay: Bool { year != nil && month != nil && day != nil }

    /// The date; `nil` if a component is missing or out of range.
    var date: FeedDate? {
        guard let year, 1...9998 ~= year, !isOfNoYear else { return nil }
        guard month != nil || day == nil else { return nil }
        let month = month ?? 1
        let day = day ?? 1
        let gregorian = Self.buddhistYears ~= year ? year - 543 : year
        guard let days = days(toYear: gregorian, month: month, day: day) else { return nil }
        guard let hour = hourOfDay, minute < 60, second <= 60 else { return nil }
        let offset = offset ?? (isKorean ? 9 * 60 : 0)
        // 64 bits, since 32 end in 2038.
        let seconds =
            Int64(days) * 86_400 + Int64(hour * 3_600 + minute * 60 + second - offset * 60)
        return FeedDate(
            secondsSince1970: seconds, utcOffsetMinutes: Int16(clamping: offset),
            precision: precision)
    }

    private var precision: FeedDatePrecision {
        if hasTime { return .instant }
        if day != nil { return .day }
        return month != nil ? .month : .year
    }

    private func days(toYear year: Int, month: Int, day: Int) -> Int? {
        if mayBeHijri, SolarHijriCalendar.years ~= year {
            return SolarHijriCalendar.days(toYear: year, month: month, day: day)
        }
        if mayBeHijri, LunarHijriCalendar.years ~= year {
            return LunarHijriCalendar.days(toYear: year, month: month, day: day)
        }
        guard 1...12 ~= month, 1...CalendarDate.length(ofMonth: month, in: year) ~= day else {
            return nil
        }
        return CalendarDate.days(toYear: year, month: month, day: day)
    }

    private var hourOfDay: Int? {
        guard let hour else { return 0 }
        guard let isAfternoon, hour <= 12 else {
            let isMidnight = hour == 24 && minute == 0 && second == 0
            return hour < 24 || isMidnight ? hour : nil
        }
        return hour % 12 + (isAfternoon ? 12 : 0)
    }

    /// Sets the year: two digits mean 1950 to 2049, three are added to 1900 (RFC 2822, section
    /// 4.3).
    mutating func setYear(_ number: Int, digits: Int) {
        year =
            switch digits {
            case ...2 where isThai && number >= 40: number + 2500
            case ...2: number < 50 ? number + 2000 : number + 1900
            case 3: number + 1900
            default: number
            }
    }

    /// Sets month and day from the ordinal day of the year, 1 for the first; to none if there is no
    /// such day.
    mutating func setDayOfYear(_ ordinal: Int) {
        guard let year, 1...366 ~= ordinal else {
            day = 0
            month = 0
            return
        }
        var month = 1
        var day = ordinal
        while month < 12, day > CalendarDate.length(ofMonth: month, in: year) {
            day -= CalendarDate.length(ofMonth: month, in: year)
            month += 1
        }
        self.month = month
        self.day = day
    }

    /// Sets month and day from a week of the year and a weekday, 1 for Monday (ISO 8601).
    mutating func setWeek(_ week: Int, weekday: Int) {
        guard let year, 1...9998 ~= year, 1...53 ~= week, 1...7 ~= weekday else {
            return setDayOfYear(0)
        }
        // January 4th is always in week 1; 1970 began on a Thursday.
        let fourth = CalendarDate.days(toYear: year, month: 1, day: 4)
        let sinceMonday = ((fourth + 3) % 7 + 7) % 7
        let days = fourth - sinceMonday + (week - 1) * 7 + weekday - 1
        let date = CalendarDate(daysSince1970: Int64(days))
        self.year = Int(date.year)
        month = date.month
        day = date.day
    }
}
