import FeedPresentation

/// Wording that shows its arguments.
final class PlainWording: FeedDateWording, FeedErrorWording {
    let secondsSince1970: Int64?

    init(secondsSince1970: Int64? = nil) {
        self.secondsSince1970 = secondsSince1970
    }

    func words(for date: FeedDate) -> String {
        "second \(date.secondsSince1970)"
    }

    func secondsAheadOfUTC(at date: FeedDate) -> Int { 3_600 }

    func words(for date: FeedDate, part: FeedDatePart) -> String {
        "\(part) of second \(date.secondsSince1970)"
    }

    func words(for error: any Error) -> FeedErrorWords {
        FeedErrorWords(message: "\(error)", canRetry: true)
    }
}
