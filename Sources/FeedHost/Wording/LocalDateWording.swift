import FeedNetwork
import FeedPresentation
import SystemInterface

/// Words for dates in the user's time zone.
final class LocalDateWording: FeedDateWording {
    private let phrases: any FeedPhrases
    private let zone = LocalTimeZone()

    init(phrases: any FeedPhrases) {
        self.phrases = phrases
    }

    var secondsSince1970: Int64? { SystemClock.secondsSince1970 }

    func words(for date: FeedDate) -> String {
        phrases.words(for: date, on: wallClockTime)
    }

    func secondsAheadOfUTC(at date: FeedDate) -> Int {
        Int(clamping: zone.secondsAheadOfUTC(at: date.secondsSince1970))
    }

    func words(for date: FeedDate, part: FeedDatePart) -> String {
        phrases.words(for: date, part: part, on: wallClockTime)
    }

    private func wallClockTime(of date: FeedDate) -> WallClockTime? {
        if let offset = zone.secondsAheadOfUTC(throughoutDayOf: date.secondsSince1970) {
            return WallClockTime(date.secondsSince1970, secondsAheadOfUTC: offset)
        }
        return LocalTime(secondsSince1970: date.secondsSince1970).map(WallClockTime.init)
    }
}
