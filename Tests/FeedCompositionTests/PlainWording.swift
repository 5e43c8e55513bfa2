import FeedModel
import FeedPresentation

/// Words that show what they were made of.
final class PlainWording: FeedDateWording, FeedErrorWording {
    func words(for date: FeedDate) -> String { "\(date.secondsSince1970)" }
    func secondsAheadOfUTC(at date: FeedDate) -> Int { 0 }
    func words(for error: any Error) -> FeedErrorViewModel {
        FeedErrorViewModel(message: "\(error)")
    }
}

extension FeedWording {
    /// Such words in English.
    static var plain: FeedWording {
        FeedWording(dates: PlainWording(), errors: PlainWording())
    }
}
