import FeedViews

extension FeedText {
    func hasSuffix(_ other: FeedText) -> Bool {
        count >= other.count && self[count - other.count..<count] == other
    }

    /// Returns true if the text contains `other`. For short texts.
    func contains(_ other: FeedText) -> Bool {
        count >= other.count
            && (0...count - other.count).contains { self[$0..<$0 + other.count] == other }
    }
}
