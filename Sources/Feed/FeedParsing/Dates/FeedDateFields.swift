import FeedModel

/// The parts of a date, as far as they are known.
///
/// A value for each part that a written date may have.
struct FeedDateFields {
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute = 0
    var second = 0
    /// How far ahead of UTC, in minutes.
    var offset: Int?
    /// The offset was given as a number, which counts for more than a name.
    var hasNumericOffset = false
    var isAfternoon: Bool?
    /// The month was named before any number, and may have been the name of a day.
    var monthIsDoubtful = false
    var hasNumber = false
    /// Before the year 1.
    var isOfNoYear = false
    /// Words showed the text to be Korean; dates without a zone are of Korea then.
    var isKorean = false

    var hasTime: Bool { hour != nil }
    var hasWholeDay: Bool { year != nil && month != nil && day != nil }

    /// The date, `nil` where a part is missing or out of its range.
    var date: FeedDate? {
        guard let year, 1...9998 ~= year, !isOfNoYear else { return nil }
        guard month != nil || day == nil else { return nil }
        let month = month ?? 1
        let day = day ?? 1
        guard 1...12 ~= month, 1...Self.length(ofMonth: month, in: year) ~= day else { return nil }
        guard let hour = hourOfDay, minute < 60, second <= 60 else { return nil }
        let offset = offset ?? (isKorean ? 9 * 60 : 0)
        let days = CalendarDate.days(toYear: year, month: month, day: day)
        // A word of 32 bits holds them till 2038.
        let seconds =
            Int64(days) * 86_400 + Int64(hour * 3_600 + minute * 60 + second - offset * 60)
        return FeedDate(secondsSince1970: seconds, utcOffsetMinutes: Int16(clamping: offset))
    }

    private var hourOfDay: Int? {
        guard let hour else { return 0 }
        guard let isAfternoon, hour <= 12 else {
            let isMidnight = hour == 24 && minute == 0 && second == 0
            return hour < 24 || isMidnight ? hour : nil
        }
        return hour % 12 + (isAfternoon ? 12 : 0)
    }

    /// Takes a year as it was written: two digits are of 1950 to 2049, three count from 1900
    /// (RFC 2822, section 4.3).
    mutating func setYear(_ number: Int, digits: Int) {
        year =
            switch digits {
            case ...2: number < 50 ? number + 2000 : number + 1900
            case 3: number + 1900
            default: number
            }
    }

    /// Takes the day of a year, counted from one.
    mutating func setDayOfYear(_ ordinal: Int) {
        guard let year, 1...366 ~= ordinal else {
            day = 0
            month = 0
            return
        }
        var month = 1
        var day = ordinal
        while month < 12, day > Self.length(ofMonth: month, in: year) {
            day -= Self.length(ofMonth: month, in: year)
            month += 1
        }
        self.month = month
        self.day = day
    }

    /// Takes a week of the year and a day of that week, Monday being 1 (ISO 8601).
    mutating func setWeek(_ week: Int, weekday: Int) {
        guard let year, 1...9998 ~= year, 1...53 ~= week, 1...7 ~= weekday else {
            day = 0
            month = 0
            return
        }
        // The fourth of January is in the first week; 1970 began on a Thursday.
        let fourth = CalendarDate.days(toYear: year, month: 1, day: 4)
        let sinceMonday = ((fourth + 3) % 7 + 7) % 7
        let ordinal = 4 - sinceMonday + (week - 1) * 7 + weekday - 1
        let length = Self.isLeap(year) ? 366 : 365
        if ordinal < 1 {
            self.year = year - 1
            setDayOfYear(ordinal + (Self.isLeap(year - 1) ? 366 : 365))
        } else if ordinal > length {
            self.year = year + 1
            setDayOfYear(ordinal - length)
        } else {
            setDayOfYear(ordinal)
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    static func length(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
