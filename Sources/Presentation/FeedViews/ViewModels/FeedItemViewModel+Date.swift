extension FeedItemViewModel {
    /// The date to show: when the item was published, else updated; `nil` where neither is to be shown.
    public var date: DateViewModel? {
        if let published, !published.words.isEmpty { return published }
        return updated.flatMap { $0.words.isEmpty ? nil : $0 }
    }
}
