import FeedViews

// Searches texts of items.
extension DisplayedFeed {
    /// Returns true if a text of the item contains `text`.
    ///
    /// - Parameter bytes: incremented by the bytes searched.
    func has(_ text: SearchText, inTextsOf index: Int, counting bytes: inout Int) -> Bool {
        let kinds: [(markup: FeedItemText, plain: FeedItemText)] = [
            (.contentHTML, .contentText), (.summaryHTML, .summary),
        ]
        for (markup, plain) in kinds {
            if let html = feed.items.text(markup, at: index) {
                let (isFound, count) = html.withUTF8 { (text.isIn(html: $0), $0.count) }
                bytes += count
                if isFound { return true }
            } else if let words = feed.items.text(plain, at: index) {
                let words = words.string
                bytes += words.utf8.count
                if text.isIn(words) { return true }
            }
        }
        return false
    }
}
