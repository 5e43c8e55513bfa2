import FeedModel
import Testing

/// Calendar dates must match counting days one by one.
struct CalendarDateTests {
    private static func length(ofMonth month: Int, _ year: Int64) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    // The year 0 begins 719,528 days before 1970; the calendar repeats every 400 years.
    @Test(arguments: [(year: Int64(0), days: Int64(-719_528)), (-400, -865_625), (1_600, -135_140)])
    func `Counts every day of four centuries`(year: Int64, days: Int64) {
        var (year, month, day) = (year, 1, 1)
        var wrong: [Int64] = []
        for days in days..<days + 146_098 {
            let date = CalendarDate(daysSince1970: days)
            if date.year != year || date.month != month || date.day != day { wrong.append(days) }
            day += 1
            if day > Self.length(ofMonth: month, year) { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }

    @Test func `Computes dates in the distant past and future`() {
        let first = CalendarDate(daysSince1970: 0)
        #expect(first.year == 1970 && first.month == 1 && first.day == 1)
        for eras in [Int64(-700_000_000), -3, 3, 700_000_000] {
            let date = CalendarDate(daysSince1970: 20_051 + eras * 146_097)
            #expect(date.year == 2024 + eras * 400 && date.month == 11 && date.day == 24)
        }
    }
}
