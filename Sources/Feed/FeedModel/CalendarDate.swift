/// A day of the proleptic Gregorian calendar.
public struct CalendarDate: Sendable, Equatable {
    /// The astronomical year, which may be 0.
    public let year: Int64
    /// From 1 to 12.
    public let month: Int
    /// From 1 to 31.
    public let day: Int

    /// Creates the day that is `daysSince1970` days after 1970-01-01.
    ///
    /// Counts years from March, so that the leap day comes last.
    public init(daysSince1970: Int64) {
        let days = daysSince1970 + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        // Neri and Schneider, “Euclidean affine functions and their application to calendar
        // algorithms”, 2022: quotient and remainder are the halves of one product. Worthwhile,
        // since each line of a list has one or two dates.
        let quarters = 4 * UInt64(days - era * 146_097) + 3
        let century = quarters / 146_097
        let dayOfCentury = quarters % 146_097 / 4
        let years = 2_939_745 * (4 * dayOfCentury + 3)
        let dayOfYear = (years & 0xFFFF_FFFF) / 2_939_745 / 4
        let months = 2_141 * dayOfYear + 197_913
        let month = Int(months >> 16)
        let isNextYear = dayOfYear >= 306
        day = Int((months & 0xFFFF) / 2_141) + 1
        self.month = isNextYear ? month - 12 : month
        year = era * 400 + Int64(100 * century + years >> 32) + (isNextYear ? 1 : 0)
    }

    /// Returns the number of days from 1970-01-01 to a date.
    public static func days(toYear year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// Returns the number of days in a month, from 1 to 12.
    @inlinable
    public static func length(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns true for a leap year.
    @inlinable
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Returns the number of days from 1970-01-01 to the date of an instant.
    public static func days(toSecond secondsSince1970: Int64) -> Int64 {
        let quotient = secondsSince1970 / 86_400
        return secondsSince1970 % 86_400 < 0 ? quotient - 1 : quotient
    }
}
