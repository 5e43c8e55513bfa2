extension FeedItem {
    /// The date to show: that of publication, else of the last change; `nil` for placeholders
    /// (``FeedDate/isPlaceholder``).
    public var date: FeedDate? {
        if let published, !published.isPlaceholder { return published }
        return updated.flatMap { $0.isPlaceholder ? nil : $0 }
    }

    /// The date to sort and filter by: ``date``, but never later than ``firstSeen``.
    public var countedDate: FeedDate? {
        firstSeen.map { FeedDate(secondsSince1970: $0) } ?? date
    }
}
