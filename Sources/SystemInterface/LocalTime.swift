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
}
