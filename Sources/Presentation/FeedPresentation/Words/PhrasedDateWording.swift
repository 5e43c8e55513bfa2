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

    public func words(for date: FeedDate) -> String {
        wallClockTime(of: date).map(phrases.date) ?? ""
    }

    public func words(for date: FeedDate, part: FeedDatePart) -> String {
        phrases.words(for: date, part: part, on: wallClockTime)
    }

    private func wallClockTime(of date: FeedDate) -> WallClockTime? {
        let instant = date.secondsSince1970
        // Beyond this no clock shows anything.
        guard instant.magnitude < 1 << 50 else { return nil }
        return WallClockTime(instant, secondsAheadOfUTC: secondsAheadOfUTC(instant))
    }
}
