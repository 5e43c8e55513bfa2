import Glibc
import Synchronization

/// The environment's time zone (`TZ`, else the system's), with a cache of offsets by day: the C
/// library takes a lock that all threads share.
package final class LocalTimeZone: Sendable {
    private static let slots = 256
    private static let secondsOfDay: Int64 = 86_400
    /// The bits of an offset in a cache entry, below the day.
    private static let offsetBits = 20
    private static let offsetBias: Int64 = 1 << 19
    /// An empty cache entry.
    private static let nothing = Int64.min

    private let days = InlineArray<256, Atomic<Int64>> { _ in Atomic(LocalTimeZone.nothing) }

    package init() {}

    /// Returns the offset from UTC in seconds that is valid throughout the instant's UTC day; `nil`
    /// if it changes on that day, or local time differs by more than an offset (use ``LocalTime``
    /// then).
    ///
    /// No zone changes twice within a day (tz database 2025b: the shortest time between changes
    /// that cancel out is four days).
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

    /// Returns the offset from UTC in seconds; 0 if it can't be computed.
    package func secondsAheadOfUTC(at secondsSince1970: Int64) -> Int64 {
        secondsAheadOfUTC(throughoutDayOf: secondsSince1970)
            ?? Self.wallClock(at: secondsSince1970)?.offset ?? 0
    }

    private static func offset(at secondsSince1970: Int64) -> Int64? {
        guard let clock = wallClock(at: secondsSince1970) else { return nil }
        // Some zones count leap seconds, too.
        let second = (secondsSince1970 + clock.offset) % 60
        return clock.second == (second < 0 ? second + 60 : second) ? clock.offset : nil
    }

    /// Returns the offset and the second of local time.
    private static func wallClock(
        at secondsSince1970: Int64
    ) -> (offset: Int64, second: Int64)? {
        var seconds = time_t(secondsSince1970)
        var parts = unsafe tm()
        guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
        return unsafe (Int64(parts.tm_gmtoff), Int64(parts.tm_sec))
    }
}
