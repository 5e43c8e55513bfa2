import Glibc
import Synchronization

/// The time zone of the environment (`TZ`, else the system's), which remembers how far it was ahead of UTC on
/// the days that it was last asked for: to ask the C library takes a lock that all threads share.
package final class LocalTimeZone: Sendable {
    private static let slots = 256
    private static let secondsOfDay: Int64 = 86_400
    /// An offset takes so many bits, and stands below its day.
    private static let offsetBits = 20
    private static let offsetBias: Int64 = 1 << 19
    /// Stands for no day.
    private static let nothing = Int64.min

    private let days = InlineArray<256, Atomic<Int64>> { _ in Atomic(LocalTimeZone.nothing) }

    /// Creates a zone that has been asked for nothing.
    package init() {}

    /// How far the zone is ahead of UTC at an instant, in seconds, throughout the day of UTC that it is of;
    /// `nil` where that changes on that day, or is not all that the wall clock differs by
    /// (then ``LocalTime`` says what it shows).
    ///
    /// No zone changes twice within a day (tz database 2025b: the shortest time from which one came back to
    /// what it was are four days).
    package func secondsAheadOfUTC(throughoutDayOf secondsSince1970: Int64) -> Int64? {
        let part = secondsSince1970 % Self.secondsOfDay
        let (day, isTooEarly) = (secondsSince1970 / Self.secondsOfDay)
            .subtractingReportingOverflow(part < 0 ? 1 : 0)
        guard !isTooEarly, abs(day) < 1 << 40 else { return nil }
        let slot = Int(truncatingIfNeeded: day) & (Self.slots - 1)
        let known = days[slot].load(ordering: .relaxed)
        if known != Self.nothing, known >> Self.offsetBits == day {
            return (known & (1 << Self.offsetBits - 1)) - Self.offsetBias
        }
        let start = day * Self.secondsOfDay
        guard let offset = Self.offset(at: start),
            Self.offset(at: start + Self.secondsOfDay - 1) == offset, abs(offset) < Self.offsetBias
        else { return nil }
        days[slot].store(
            day << Self.offsetBits | (offset + Self.offsetBias), ordering: .relaxed)
        return offset
    }

    /// How far the wall clock is ahead of UTC at an instant, in seconds; 0 where it does not show it.
    package func secondsAheadOfUTC(at secondsSince1970: Int64) -> Int64 {
        secondsAheadOfUTC(throughoutDayOf: secondsSince1970)
            ?? Self.wallClock(at: secondsSince1970)?.offset ?? 0
    }

    private static func offset(at secondsSince1970: Int64) -> Int64? {
        guard let clock = wallClock(at: secondsSince1970) else { return nil }
        // Some zones count leap seconds besides.
        let second = (secondsSince1970 + clock.offset) % 60
        return clock.second == (second < 0 ? second + 60 : second) ? clock.offset : nil
    }

    /// How far the wall clock is ahead of UTC, and the second that it shows.
    private static func wallClock(
        at secondsSince1970: Int64
    ) -> (offset: Int64, second: Int64)? {
        var seconds = time_t(secondsSince1970)
        var parts = unsafe tm()
        guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
        return unsafe (Int64(parts.tm_gmtoff), Int64(parts.tm_sec))
    }
}
