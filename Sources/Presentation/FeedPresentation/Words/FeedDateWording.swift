public import FeedModel

/// Words for dates in the reader's locale and time zone.
public protocol FeedDateWording: AnyObject, Sendable {
    /// Returns the date in words, such as `21 November 2026, 11:30`.
    func words(for date: FeedDate) -> String
    /// Returns the offset of the reader's time zone from UTC at `date`; 0 if the date is out of
    /// range.
    func secondsAheadOfUTC(at date: FeedDate) -> Int
    /// Returns a part of the date in words, such as `Saturday, 21 November`; empty if
    /// ``words(for:)`` is.
    func words(for date: FeedDate, part: FeedDatePart) -> String
}
