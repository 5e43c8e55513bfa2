import FeedMarkup
import FeedViews

/// Texts of the item at hand, in memory that serves for one item after the other.
struct ItemTexts {
    private(set) var summary: [UInt8] = []
    private(set) var content: [UInt8] = []

    mutating func copySummary(at index: Int, of items: FeedItemViewModels) {
        _ = items.copy(.summary, at: index, to: &summary)
    }

    mutating func copyContent(
        _ text: FeedItemText, at index: Int, of items: FeedItemViewModels
    ) {
        _ = items.copy(text, at: index, to: &content)
    }

    /// The text is HTML, of which formulas are made text.
    mutating func copyHTML(_ text: FeedItemText, at index: Int, of items: FeedItemViewModels) {
        copyContent(text, at: index, of: items)
        HTMLText.replaceFormulas(in: &content)
    }
}
