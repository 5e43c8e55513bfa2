public import FeedModel

/// Words for dates from phrases, in a time zone that the caller provides.
public final class PhrasedDateWording: FeedDateWording {
    private let phrases: any FeedPhrases
    private let secondsAheadOfUTC: @Sendable (Int64) -> Int64
    private let now: @Sendable () -> Int64?

    /// Creates a wording.
    ///
    /// - Parameters:
    ///   - phrases: the words.
    ///   - secondsAheadOfUTC: returns the offset of the reader's time zone from UTC at an instant,
    ///     in seconds since 1970.
    ///   - now: returns the time, in seconds since 1970; `nil` if it is not known.
    public init(
        phrases: any FeedPhrases,
        secondsAheadOfUTC: @escaping @Sendable (Int64) -> Int64 = { _ in 0 },
        now: @escaping @Sendable () -> Int64? = { nil }
    ) {
        self.now = now
        self.phrases = phrases
        self.secondsAheadOfUTC = secondsAheadOfUTC
    }

    /// The largest supported distance from 1970, in seconds.
    private static let limit: UInt64 = 1 << 50

    public var secondsSince1970: Int64? { now() }

    public func secondsAheadOfUTC(at date: FeedDate) -> Int {
        let instant = date.secondsSince1970
        return instant.magnitude < Self.limit ? Int(clamping: secondsAheadOfUTC(instant)) : 0
    }

    public func words(for date: FeedDate) -> String {
        phrases.words(for: date, on: wallClockTime)
    }

    public func words(for date: FeedDate, part: FeedDatePart) -> String {
        phrases.words(for: date, part: part, on: wallClockTime)
    }

    private func wallClockTime(of date: FeedDate) -> WallClockTime? {
        let instant = date.secondsSince1970
        guard instant.magnitude < Self.limit else { return nil }
        return WallClockTime(instant, secondsAheadOfUTC: secondsAheadOfUTC(instant))
    }
}
