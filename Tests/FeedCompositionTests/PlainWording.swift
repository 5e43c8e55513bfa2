import FeedModel
import FeedPresentation

/// Wording that shows its arguments.
final class PlainWording: FeedDateWording, FeedErrorWording {
    func words(for date: FeedDate) -> String { "\(date.secondsSince1970)" }
    func secondsAheadOfUTC(at date: FeedDate) -> Int { 0 }
    func words(for date: FeedDate, part: FeedDatePart) -> String { words(for: date) }
    func words(for error: any Error) -> FeedErrorWords {
        FeedErrorWords(message: "\(error)")
    }
}

extension FeedWording {
    /// This wording with English phrases.
    static var plain: FeedWording {
        FeedWording(dates: PlainWording(), errors: PlainWording())
    }
}
