import FeedViews

extension FeedText {
    func hasSuffix(_ other: FeedText) -> Bool {
        count >= other.count && self[count - other.count..<count] == other
    }
}
