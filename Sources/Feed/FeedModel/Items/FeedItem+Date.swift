extension FeedItem {
    /// The date to sort and filter by: that of publication, else of the last change; `nil` for
    /// placeholders (``FeedDate/isPlaceholder``).
    public var date: FeedDate? {
        if let published, !published.isPlaceholder { return published }
        return updated.flatMap { $0.isPlaceholder ? nil : $0 }
    }
}
