/// An instant with the offset from UTC it was written in.
public struct FeedDate: Sendable, Hashable, Comparable {
    /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
    public let secondsSince1970: Int64
    /// How far the written time is ahead of UTC, in minutes.
    public let utcOffsetMinutes: Int16

    /// Creates a date.
    public init(secondsSince1970: Int64, utcOffsetMinutes: Int16 = 0) {
        self.secondsSince1970 = secondsSince1970
        self.utcOffsetMinutes = utcOffsetMinutes
    }

    /// True for the dates that programs write where they have none: the first day of the year 1 and
    /// all before it, and the first moment of 1970, in UTC or by the clock it was written by.
    public var isPlaceholder: Bool {
        // 0001-01-02T00:00:00
        if secondsSince1970 < -62_135_510_400 { return true }
        return secondsSince1970 == 0
            || secondsSince1970 == -Int64(utcOffsetMinutes) * 60
    }

    /// Earlier instants come first, whatever their offsets.
    public static func < (left: FeedDate, right: FeedDate) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}
