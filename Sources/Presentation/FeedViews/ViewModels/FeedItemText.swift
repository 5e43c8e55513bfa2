/// The kinds of text that an item has; raw values as in the plugin ABI.
public enum FeedItemText: Int32, Sendable, CaseIterable {
    /// A few sentences of the summary or the content, to show under the title.
    case excerpt
    /// The content as sanitised HTML, safe to embed in a page.
    case contentHTML
    /// The content, if the feed provides plain text only.
    case contentText
    /// The summary as plain text, if there is fuller content too.
    case summary
    /// The summary as sanitised HTML, if the feed provides markup.
    case summaryHTML
    /// The day of the date in words, by the reader's calendar, as a heading for the items of that
    /// day; with the year unless it is that of the newest item.
    case day
    /// The month and year of that day, in words.
    case month
    /// The time on that day, in words.
    case time
}
