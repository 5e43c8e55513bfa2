public import FeedModel

/// Puts dates into words for the reader's locale and time zone.
public protocol FeedDateWording: AnyObject, Sendable {
    /// The date in words, such as `21 November 2026, 11:30`.
    func words(for date: FeedDate) -> String
    /// How many seconds the reader's clock is ahead of UTC at `date`; 0 where no clock shows it.
    func secondsAheadOfUTC(at date: FeedDate) -> Int
}
