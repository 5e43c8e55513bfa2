import FeedModel
import FeedPresentation

/// Words that show what they were made of.
final class PlainWording: FeedDateWording, FeedErrorWording {
    func words(for date: FeedDate) -> String {
        "second \(date.secondsSince1970)"
    }

    func secondsAheadOfUTC(at date: FeedDate) -> Int { 3_600 }

    func words(for error: any Error) -> FeedErrorViewModel {
        FeedErrorViewModel(message: "\(error)", canRetry: true)
    }
}
