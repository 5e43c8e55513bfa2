import FeedPresentation

/// A failure beside a displayed feed, in the console's words.
struct NotificationError: WordedError {
    let words: FeedErrorWords

    /// Creates the error for the last of the news; `nil` without news.
    ///
    /// - Parameter canRetry: whether the feed itself failed to load, so that a retry is possible.
    init?(_ notifications: PendingNotifications, canRetry: Bool) {
        guard let last = notifications.last else { return nil }
        let message = Console.clean(last)
        let rank = notifications.concernsAll ? "the most important" : "the last"
        // First, since the end of a long line may be invisible.
        words = FeedErrorWords(
            message: notifications.count == 1
                ? message : "\(notifications.count) messages, \(rank): \(message)",
            canRetry: canRetry)
    }
}
