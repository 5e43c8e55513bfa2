import FeedModel
import FeedPresentation
import SystemInterface

/// Words for dates in the reader's time zone.
final class LocalDateWording: FeedDateWording {
    private let phrases: any FeedPhrases

    /// Creates words in the language of `phrases`.
    init(phrases: any FeedPhrases) {
        self.phrases = phrases
    }

    func words(for date: FeedDate) -> String {
        guard let time = LocalTime(secondsSince1970: date.secondsSince1970) else { return "" }
        return phrases.date(
            WallClockTime(
                year: time.year, month: time.month, day: time.day, hour: time.hour,
                minute: time.minute))
    }
}
