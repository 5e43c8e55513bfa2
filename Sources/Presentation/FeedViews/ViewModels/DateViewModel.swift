/// A date as an instant and as words.
public struct DateViewModel: Sendable, Equatable {
    /// Seconds since 1970-01-01T00:00:00Z.
    public var secondsSince1970: Int64
    /// The offset of the reader's time zone from UTC at that instant.
    public var secondsAheadOfUTC: Int
    /// The date as RFC 3339, with the offset it was written in.
    @FeedText public var rfc3339: String
    /// The date in words for the reader's locale and time zone; empty for a date not worth showing,
    /// such as the year 1 of an unset field.
    @FeedText public var words: String

    /// Creates a view model.
    public init(
        secondsSince1970: Int64, secondsAheadOfUTC: Int = 0, rfc3339: String, words: String
    ) {
        self.secondsSince1970 = secondsSince1970
        self.secondsAheadOfUTC = secondsAheadOfUTC
        _rfc3339 = FeedText(rfc3339)
        _words = FeedText(words)
    }

    /// Seconds since 1970-01-01T00:00:00 by the reader's clock.
    public var secondsOnReadersClock: Int64 {
        let (seconds, overflow) = secondsSince1970.addingReportingOverflow(Int64(secondsAheadOfUTC))
        return overflow ? secondsSince1970 : seconds
    }
}
