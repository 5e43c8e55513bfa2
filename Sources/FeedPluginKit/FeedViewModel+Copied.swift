public import FeedPresentation

extension FeedViewModel {
    /// The view model with every item read, for a renderer that shows it again after `display`
    /// has returned. What the host lends ends with that call: items asked for later are empty.
    ///
    /// - Complexity: O(*n*) in time and memory, over the items and all their content.
    public func copied() -> FeedViewModel {
        var copy = self
        copy.items = FeedItemViewModels(
            items.indices.map { (item: items[$0], detail: items.detail(at: $0)) })
        return copy
    }
}
