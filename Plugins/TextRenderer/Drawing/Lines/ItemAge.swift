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
        // From days to a date by the civil calendar, with years that begin in March.
        let days = seconds / day - (seconds % day < 0 ? 1 : 0) + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let year =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        let isNextYear = month >= 10
        return "\(padded(year + era * 400 + (isNextYear ? 1 : 0), 4))-"
            + "\(padded(isNextYear ? month - 9 : month + 3, 2))-\(padded(dayOfMonth, 2))"
    }

    private static func padded(_ number: Int64, _ length: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
}
