import FeedModel

extension DateViewModel {
    private static let day: Int64 = 86_400

    /// Returns the age in few cells: `5m`, `3h`, `2d`, or the date in ISO 8601 from two weeks on and
    /// for the future. Days are the least of a date without a time; a month or a year is written
    /// instead.
    ///
    /// - Parameters:
    ///   - now: the time, in seconds since 1970.
    ///   - isLocal: true for a date in the reader's time zone; false for UTC.
    public func age(at now: Int64, isLocal: Bool = true) -> String {
        if precision == .month || precision == .year { return knownText }
        let (difference, overflow) = now.subtractingReportingOverflow(secondsSince1970)
        guard !overflow, difference >= 0, difference < 14 * Self.day else {
            let isUTC = !isLocal && precision == .instant
            return Self.date(isUTC ? secondsSince1970 : secondsOnReadersClock)
        }
        return words(for: difference)
    }

    /// Returns the age in at most four cells: weeks and years instead of a date. The future counts
    /// as now.
    public func shortAge(at now: Int64) -> String {
        let (difference, overflow) = now.subtractingReportingOverflow(secondsSince1970)
        let age = overflow ? 0 : max(difference, 0)
        if age >= 700 * Self.day || precision == .year {
            return "\(min(age / (Self.day * 36_525 / 100), 999))y"
        }
        if age >= 14 * Self.day || precision == .month { return "\(age / (7 * Self.day))w" }
        return words(for: age)
    }

    private func words(for age: Int64) -> String {
        if age >= Self.day || precision != .instant { return "\(age / Self.day)d" }
        return age < 3_600 ? "\(age / 60)m" : "\(age / 3_600)h"
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
