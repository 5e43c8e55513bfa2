/// A text of an item, of the kinds that can be asked for.
public enum FeedItemText: Sendable, CaseIterable {
    /// A few sentences to show under a title, from the summary or the content.
    case excerpt
    /// The content as sanitised HTML: it may be put into a page as it is.
    case contentHTML
    /// The content where the feed gives plain text only.
    case contentText
    /// The summary as plain text, where it stands beside fuller content.
    case summary
    /// The summary as sanitised HTML, where the feed gives it as markup.
    case summaryHTML
    /// The day of the date to show, in words, as the reader's calendar has it; with the year where that is
    /// another than the newest item's. It stands over the items of a day.
    case day
    /// The month and the year of that day, in words.
    case month
    /// The time of that day, in words. It stands under ``day``.
    case time
}
