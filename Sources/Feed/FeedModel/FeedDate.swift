/// A date, as precisely as it was written, and the UTC offset it was written with.
public struct FeedDate: Sendable, Hashable, Comparable {
    /// Seconds since 1970-01-01T00:00:00Z, without leap seconds. For a day, a month or a year, those
    /// of its start with the written offset; for the reader's clock use ``start(by:)``.
    public let secondsSince1970: Int64
    /// The written offset from UTC.
    public let utcOffsetMinutes: Int16
    /// How much of the date was written.
    public let precision: FeedDatePrecision

    /// Creates a date.
    public init(
        secondsSince1970: Int64, utcOffsetMinutes: Int16 = 0,
        precision: FeedDatePrecision = .instant
    ) {
        self.secondsSince1970 = secondsSince1970
        self.utcOffsetMinutes = utcOffsetMinutes
        self.precision = precision
    }

    /// True for dates that programs write if they have none: the first day of the year 1 and
    /// everything before, and the first second of 1970, in UTC or in local time.
    public var isPlaceholder: Bool {
        // 0001-01-02T00:00:00
        if secondsSince1970 < -62_135_510_400 { return true }
        return secondsSince1970 == 0
            || secondsSince1970 == -Int64(utcOffsetMinutes) * 60
    }

    /// Seconds from 1970-01-01T00:00:00 to the date by the written calendar and clock.
    public var writtenSeconds: Int64 {
        let (seconds, overflow) = secondsSince1970.addingReportingOverflow(
            Int64(utcOffsetMinutes) * 60)
        return overflow ? secondsSince1970 : seconds
    }

    /// Returns when the date begins: a day, a month or a year at its midnight by the reader's clock,
    /// in every time zone on the written day; or after it, where that day has no midnight.
    ///
    /// - Parameter secondsAheadOfUTC: returns the offset of the reader's clock from UTC at an instant.
    public func start(by secondsAheadOfUTC: (Int64) -> Int64) -> Int64 {
        let (day, midnight): (Int64, Int64) = (86_400, writtenSeconds)
        // Far from the ends, so that offsets don't overflow.
        guard precision != .instant, midnight.magnitude < 1 << 50 else { return secondsSince1970 }
        let before = secondsAheadOfUTC(midnight - day)
        let after = secondsAheadOfUTC(midnight + day)
        let first = midnight - max(before, after)
        if first + secondsAheadOfUTC(first) == midnight { return first }
        return midnight - min(before, after)
    }

    /// Compares instants, regardless of offsets.
    public static func < (left: FeedDate, right: FeedDate) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}
