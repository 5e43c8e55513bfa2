import FeedViews

extension FeedText {
    /// True where the text ends with `other`.
    func hasSuffix(_ other: FeedText) -> Bool {
        count >= other.count && self[count - other.count..<count] == other
    }

    /// True where `other` stands in the text. For texts that are hardly longer.
    func contains(_ other: FeedText) -> Bool {
        count >= other.count
            && (0...count - other.count).contains { self[$0..<$0 + other.count] == other }
    }
}
