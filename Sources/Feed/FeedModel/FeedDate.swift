/// An instant and the UTC offset it was written with.
public struct FeedDate: Sendable, Hashable, Comparable {
    /// Seconds since 1970-01-01T00:00:00Z, without leap seconds.
    public let secondsSince1970: Int64
    /// The written offset from UTC.
    public let utcOffsetMinutes: Int16

    /// Creates a date.
    public init(secondsSince1970: Int64, utcOffsetMinutes: Int16 = 0) {
        self.secondsSince1970 = secondsSince1970
        self.utcOffsetMinutes = utcOffsetMinutes
    }

    /// True for dates that programs write if they have none: the first day of the year 1 and
    /// everything before, and the first second of 1970, in UTC or in local time.
    public var isPlaceholder: Bool {
        // 0001-01-02T00:00:00
        if secondsSince1970 < -62_135_510_400 { return true }
        return secondsSince1970 == 0
            || secondsSince1970 == -Int64(utcOffsetMinutes) * 60
    }

    /// Compares instants, regardless of offsets.
    public static func < (left: FeedDate, right: FeedDate) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}
