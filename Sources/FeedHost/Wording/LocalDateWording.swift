import FeedModel
import FeedPresentation
import SystemInterface

/// Words for dates in the reader's time zone.
final class LocalDateWording: FeedDateWording {
    private let phrases: any FeedPhrases
    private let zone = LocalTimeZone()

    /// Creates words in the language of `phrases`.
    init(phrases: any FeedPhrases) {
        self.phrases = phrases
    }

    func words(for date: FeedDate) -> String {
        guard let time = wallClockTime(of: date) else { return "" }
        return phrases.date(time)
    }

    func secondsAheadOfUTC(at date: FeedDate) -> Int {
        Int(clamping: zone.secondsAheadOfUTC(at: date.secondsSince1970))
    }

    private func wallClockTime(of date: FeedDate) -> WallClockTime? {
        if let offset = zone.secondsAheadOfUTC(throughoutDayOf: date.secondsSince1970) {
            return WallClockTime(date.secondsSince1970, secondsAheadOfUTC: offset)
        }
        return LocalTime(secondsSince1970: date.secondsSince1970).map {
            WallClockTime(
                year: $0.year, month: $0.month, day: $0.day, hour: $0.hour, minute: $0.minute)
        }
    }
}
