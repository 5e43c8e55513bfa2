extension FeedItem {
    /// The date an item is ordered and chosen by: when it was published, else when it changed; none
    /// where a template has left a date that is none (``FeedDate/isPlaceholder``).
    public var date: FeedDate? {
        if let published, !published.isPlaceholder { return published }
        return updated.flatMap { $0.isPlaceholder ? nil : $0 }
    }
}
