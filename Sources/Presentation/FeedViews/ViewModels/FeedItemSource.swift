/// Makes what views show of a feed's items, each when it is asked for, on any thread.
public protocol FeedItemSource: AnyObject, Sendable {
    /// How many items there are.
    var count: Int { get }
    /// The item at `index`, from zero to `count - 1`, as a list shows it.
    func item(at index: Int) -> FeedItemViewModel
    /// The same item, which knows where it was taken from. By default it is told that afterwards; a source that makes
    /// very many hands it on as it makes them, which copies none.
    func item(at index: Int, placed place: FeedItemPlace) -> FeedItemViewModel
    /// `parts` of the item at `index` as a page shows it.
    func detail(at index: Int, parts: FeedDetailParts) -> FeedItemDetailViewModel
    /// A text of the item at `index`; `nil` where it has none of that kind.
    func text(_ text: FeedItemText, at index: Int) -> FeedText?
    /// The identifier and the source of the item at `index`, as a key of number 0. By default those of the whole
    /// item; a source that has them sooner says so.
    func identity(at index: Int) -> FeedItemViewModel.ID
}

extension FeedItemSource {
    public func item(at index: Int, placed place: FeedItemPlace) -> FeedItemViewModel {
        var item = item(at: index)
        item.place = place
        return item
    }

    public func identity(at index: Int) -> FeedItemViewModel.ID {
        let item = item(at: index)
        return FeedItemViewModel.ID(item.$identifier, sourceIndex: item.sourceIndex)
    }
}
