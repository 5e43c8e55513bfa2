public import FeedModel

/// Puts dates into words for the reader's locale and time zone.
public protocol FeedDateWording: AnyObject, Sendable {
    /// The date in words, such as `21 November 2026, 11:30`.
    func words(for date: FeedDate) -> String
}
