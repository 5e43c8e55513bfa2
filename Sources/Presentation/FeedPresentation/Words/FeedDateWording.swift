public import FeedModel

/// Words for dates in the reader's locale and time zone, and the reader's time.
public protocol FeedDateWording: AnyObject, Sendable {
    /// The time, in seconds since 1970; `nil`, the default, if it is not known: then no date is in the
    /// future.
    var secondsSince1970: Int64? { get }
    /// Returns the date in words, such as `21 November 2026, 11:30`.
    func words(for date: FeedDate) -> String
    /// Returns the offset of the reader's time zone from UTC at `date`; 0 if the date is out of
    /// range.
    func secondsAheadOfUTC(at date: FeedDate) -> Int
    /// Returns a part of the date in words, such as `Saturday, 21 November`; empty if
    /// ``words(for:)`` is.
    func words(for date: FeedDate, part: FeedDatePart) -> String
}

extension FeedDateWording {
    public var secondsSince1970: Int64? { nil }
}
