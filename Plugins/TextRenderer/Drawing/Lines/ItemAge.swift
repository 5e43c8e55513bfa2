import FeedModel

/// How long ago something was, in few cells: `5m`, `3h`, `2d`, or the day where that is two weeks or more.
package enum ItemAge {
    private static let day: Int64 = 86_400

    /// The age of what was at `then`, by a clock of seconds since 1970.
    package static func words(of then: Int64, at now: Int64) -> String {
        let (difference, overflow) = now.subtractingReportingOverflow(then)
        guard !overflow, difference >= 0, difference < 14 * day else { return date(then) }
        if difference < 3_600 { return "\(difference / 60)m" }
        if difference < day { return "\(difference / 3_600)h" }
        return "\(difference / day)d"
    }

    /// The day in UTC, by ISO 8601.
    private static func date(_ seconds: Int64) -> String {
        let date = CalendarDate(daysSince1970: CalendarDate.days(toSecond: seconds))
        return
            "\(padded(date.year, 4))-\(padded(Int64(date.month), 2))-\(padded(Int64(date.day), 2))"
    }

    private static func padded(_ number: Int64, _ length: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
}
