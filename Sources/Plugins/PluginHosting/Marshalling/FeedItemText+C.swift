package import FeedPluginAPI
import FeedViews

extension FeedItemText {
    /// Creates the text that the plugin asks for; `nil` for an unknown kind.
    package init?(_ text: feed_text) {
        switch text {
        case feed_text(FEED_TEXT_EXCERPT): self = .excerpt
        case feed_text(FEED_TEXT_CONTENT_HTML): self = .contentHTML
        case feed_text(FEED_TEXT_CONTENT_TEXT): self = .contentText
        case feed_text(FEED_TEXT_SUMMARY): self = .summary
        case feed_text(FEED_TEXT_SUMMARY_HTML): self = .summaryHTML
        case feed_text(FEED_TEXT_DAY): self = .day
        case feed_text(FEED_TEXT_MONTH): self = .month
        case feed_text(FEED_TEXT_TIME): self = .time
        default: return nil
        }
    }
}
