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

    /// Earlier instants come first, whatever their offsets.
    public static func < (left: FeedDate, right: FeedDate) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}
