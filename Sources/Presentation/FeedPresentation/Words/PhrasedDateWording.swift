public import FeedModel

/// Puts dates into words with phrases, in a time zone that the caller knows.
public final class PhrasedDateWording: FeedDateWording {
    private let phrases: any FeedPhrases
    private let secondsAheadOfUTC: @Sendable (Int64) -> Int64

    /// Creates a wording.
    ///
    /// - Parameters:
    ///   - phrases: the words.
    ///   - secondsAheadOfUTC: how far the reader's clock is ahead of UTC at an instant, in seconds since 1970.
    public init(
        phrases: any FeedPhrases,
        secondsAheadOfUTC: @escaping @Sendable (Int64) -> Int64 = { _ in 0 }
    ) {
        self.phrases = phrases
        self.secondsAheadOfUTC = secondsAheadOfUTC
    }

    /// Beyond this many seconds no clock shows anything.
    private static let limit: UInt64 = 1 << 50

    public func secondsAheadOfUTC(at date: FeedDate) -> Int {
        let instant = date.secondsSince1970
        return instant.magnitude < Self.limit ? Int(clamping: secondsAheadOfUTC(instant)) : 0
    }

    public func words(for date: FeedDate) -> String {
        let instant = date.secondsSince1970
        guard instant.magnitude < Self.limit else { return "" }
        return phrases.date(
            WallClockTime(instant, secondsAheadOfUTC: secondsAheadOfUTC(instant)))
    }
}
