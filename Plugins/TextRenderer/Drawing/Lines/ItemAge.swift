import FeedModel

/// An age in few cells: `5m`, `3h`, `2d`, or the date from two weeks on.
package enum ItemAge {
    private static let day: Int64 = 86_400

    /// Returns the age of `then`, in seconds since 1970.
    ///
    /// - Parameter secondsAheadOfUTC: the offset of the date's zone.
    package static func words(
        of then: Int64, at now: Int64, secondsAheadOfUTC: Int = 0
    ) -> String {
        let (difference, overflow) = now.subtractingReportingOverflow(then)
        guard !overflow, difference >= 0, difference < 14 * day else {
            let (local, isTooLate) = then.addingReportingOverflow(Int64(secondsAheadOfUTC))
            return date(isTooLate ? then : local)
        }
        if difference < 3_600 { return "\(difference / 60)m" }
        if difference < day { return "\(difference / 3_600)h" }
        return "\(difference / day)d"
    }

    /// The same in at most four cells: weeks and years instead of a date. The future counts as now.
    package static func shortWords(of then: Int64, at now: Int64) -> String {
        let (difference, overflow) = now.subtractingReportingOverflow(then)
        let age = overflow ? 0 : max(difference, 0)
        if age < 14 * day { return words(of: now - age, at: now) }
        if age < 700 * day { return "\(age / (7 * day))w" }
        return "\(min(age / (day * 36_525 / 100), 999))y"
    }

    /// ISO 8601.
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
