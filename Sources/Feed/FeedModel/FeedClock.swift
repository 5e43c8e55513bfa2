/// The time and the time zone by which a feed's dates are ordered.
public struct FeedClock: Sendable {
    /// The time, in seconds since 1970.
    public let now: Int64
    /// Returns the offset of the reader's clock from UTC at an instant, in seconds.
    public let secondsAheadOfUTC: @Sendable (Int64) -> Int64

    /// Creates a clock; by default in UTC.
    public init(now: Int64, secondsAheadOfUTC: @escaping @Sendable (Int64) -> Int64 = { _ in 0 }) {
        self.now = now
        self.secondsAheadOfUTC = secondsAheadOfUTC
    }
}
