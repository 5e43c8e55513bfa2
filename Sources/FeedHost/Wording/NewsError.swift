import FeedPresentation

/// A failure beside a displayed feed, in the console's words.
struct NewsError: WordedError {
    let words: FeedErrorViewModel

    /// Creates the error for the last of the news; `nil` without news.
    ///
    /// - Parameter canRetry: whether the feed itself failed to load, so that a retry is possible.
    init?(_ news: MessageNews, canRetry: Bool) {
        guard let last = news.last else { return nil }
        let message = Console.clean(last)
        let rank = news.concernsAll ? "the most important" : "the last"
        // First, since the end of a long line may be invisible.
        words = FeedErrorViewModel(
            message: news.count == 1 ? message : "\(news.count) messages, \(rank): \(message)",
            canRetry: canRetry)
    }
}
