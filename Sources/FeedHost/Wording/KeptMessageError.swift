import FeedPresentation

/// What has gone wrong beside a feed on show, as the console has it in words.
struct KeptMessageError: WordedError {
    let words: FeedErrorViewModel

    /// The last of the news, and how many there are besides; `nil` where there are none.
    init?(_ news: MessageNews) {
        guard let last = news.last else { return nil }
        let others =
            news.earlierCount == 0
            ? "" : " (and \(news.earlierCount) more, which are told in the end)"
        words = FeedErrorViewModel(message: Console.clean(last) + others)
    }
}
