/// Writes instants as `2026-01-31 12:00` in UTC, which sorts as text and compares from one feed
/// to another.
struct ListDate {
    private var day: Int64?
    private var bytes: InlineArray<16, UInt8> = [
        0x30, 0x30, 0x30, 0x30, 0x2D, 0x30, 0x30, 0x2D, 0x30, 0x30, 0x20, 0x30, 0x30, 0x3A, 0x30,
        0x30,
    ]

    /// The sixteen characters for an instant.
    mutating func text(secondsSince1970 seconds: Int64) -> InlineArray<16, UInt8> {
        let wantedDay = ListDate.floorDivide(seconds, by: 86_400)
        let minute = ListDate.floorDivide(seconds, by: 60) - wantedDay * 1440
        if day != wantedDay {
            day = wantedDay
            writeDay(wantedDay)
        }
        write(minute / 60, at: 11)
        write(minute % 60, at: 14)
        return bytes
    }

    /// Counts in eras of 400 years that begin with March, as leap days then come last.
    private mutating func writeDay(_ daysSince1970: Int64) {
        let days = daysSince1970 + 719_468
        let era = ListDate.floorDivide(days, by: 146_097)
        let dayOfEra = days - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = min(max(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), 0), 9999)
        write(year / 100, at: 0)
        write(year % 100, at: 2)
        write(month, at: 5)
        write(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1, at: 8)
    }

    private mutating func write(_ number: Int64, at place: Int) {
        let number = UInt8(truncatingIfNeeded: number)
        bytes[place] = 0x30 + number / 10
        bytes[place + 1] = 0x30 + number % 10
    }

    private static func floorDivide(_ dividend: Int64, by divisor: Int64) -> Int64 {
        let quotient = dividend / divisor
        return dividend % divisor < 0 ? quotient - 1 : quotient
    }
}
