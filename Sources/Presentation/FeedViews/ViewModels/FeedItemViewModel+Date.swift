extension FeedItemViewModel {
    /// The date to show: when the item was published, else when it changed, where that is a date.
    public var shownDate: DateViewModel? {
        if let published, !published.words.isEmpty { return published }
        return updated.flatMap { $0.words.isEmpty ? nil : $0 }
    }
}
