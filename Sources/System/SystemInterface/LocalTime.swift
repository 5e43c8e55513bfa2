import Glibc

/// Instants as the clock on the reader's wall shows them.
package struct LocalTime: Sendable, Equatable {
    package let year: Int
    /// From 1 to 12.
    package let month: Int
    package let day: Int
    package let hour: Int
    package let minute: Int

    /// The wall clock at an instant, in the time zone of the environment (`TZ`, else the system's);
    /// `nil` where the year does not fit.
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

    /// The instant at which the wall clock shows this, in seconds since 1970; the first, where that is
    /// twice. `nil` where there is no such day.
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
        // Days that there are not become others. Where a clock skips midnight, the day begins later.
        guard unsafe Int(parts.tm_mon) == month - 1, unsafe Int(parts.tm_mday) == day else {
            return nil
        }
        return Int64(seconds)
    }
}
