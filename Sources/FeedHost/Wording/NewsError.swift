import FeedPresentation

/// What has gone wrong beside a feed on show, as the console has it in words.
struct NewsError: WordedError {
    let words: FeedErrorViewModel

    /// The last of the news, and how many there are; `nil` where there is none.
    ///
    /// - Parameter canRetry: whether the feed itself could not be loaded the last time, which can be tried again.
    init?(_ news: MessageNews, canRetry: Bool) {
        guard let last = news.last else { return nil }
        let message = Console.clean(last)
        // First, since of a long line the end is not seen.
        words = FeedErrorViewModel(
            message: news.count == 1 ? message : "\(news.count) messages, the last: \(message)",
            canRetry: canRetry)
    }
}
