extension FeedItem {
    /// The date an item is ordered and chosen by: when it was published, else when it changed.
    public var date: FeedDate? { published ?? updated }
}
