import Glibc

/// An instant in local time.
package struct LocalTime: Sendable, Equatable {
    package let year: Int
    /// From 1 to 12.
    package let month: Int
    package let day: Int
    package let hour: Int
    package let minute: Int

    /// Converts an instant to the environment's time zone (`TZ`, else the system's); `nil` if the
    /// year is out of range.
    package init?(secondsSince1970: Int64) {
        var seconds = time_t(secondsSince1970)
        var parts = unsafe tm()
        guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
        year = unsafe Int(parts.tm_year) + 1900
        month = unsafe Int(parts.tm_mon) + 1
        day = unsafe Int(parts.tm_mday)
        hour = unsafe Int(parts.tm_hour)
        minute = unsafe Int(parts.tm_min)
    }

    /// Converts local time to seconds since 1970; the first instant if ambiguous. `nil` for an
    /// invalid date.
    package static func secondsSince1970(
        year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0
    ) -> Int64? {
        guard (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day),
            (0...23).contains(hour), (0...59).contains(minute)
        else { return nil }
        var parts = unsafe tm()
        unsafe parts.tm_year = Int32(year - 1900)
        unsafe parts.tm_mon = Int32(month - 1)
        unsafe parts.tm_mday = Int32(day)
        unsafe parts.tm_hour = Int32(hour)
        unsafe parts.tm_min = Int32(minute)
        unsafe parts.tm_isdst = -1
        let seconds = unsafe mktime(&parts)
        // `mktime` normalizes invalid dates. If a clock skips midnight, the day starts later.
        guard unsafe Int(parts.tm_mon) == month - 1, unsafe Int(parts.tm_mday) == day else {
            return nil
        }
        return Int64(seconds)
    }
}
