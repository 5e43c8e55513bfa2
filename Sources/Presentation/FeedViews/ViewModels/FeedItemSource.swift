/// Makes view models of a feed's items on request, on any thread.
public protocol FeedItemSource: AnyObject, Sendable {
    /// The number of items.
    var count: Int { get }
    /// Returns the item at `index` as a list shows it.
    func item(at index: Int) -> FeedItemViewModel
    /// Returns the same item with its position. The default implementation sets the position
    /// afterwards; a source of many items passes it on, which saves a copy.
    func item(at index: Int, position: FeedItemPosition) -> FeedItemViewModel
    /// Returns `parts` of the item at `index` as an article page shows it.
    func detail(at index: Int, parts: FeedDetailParts) -> FeedItemDetailViewModel
    /// Returns `parts` of the article of the item at `index`.
    func article(at index: Int, parts: FeedArticleParts) -> FeedArticleViewModel
    /// Returns the same of an `item` that this source has made for the index. The default
    /// implementation makes no use of it.
    func article(
        of item: FeedItemViewModel, at index: Int, parts: FeedArticleParts
    ) -> FeedArticleViewModel
    /// Returns a text of the item at `index`; `nil` if it has none of that kind.
    func text(_ text: FeedItemText, at index: Int) -> FeedText?
    /// Returns the identifier and source of the item at `index`, as a key with number 0. The
    /// default implementation makes the whole item.
    func identity(at index: Int) -> FeedItemViewModel.ID
    /// Returns the time by which the item at `index` is sorted, in seconds since 1970; `nil` without
    /// a date. The default implementation returns that of the displayed date.
    func secondsInOrder(at index: Int) -> Int64?
}

extension FeedItemSource {
    public func item(at index: Int, position: FeedItemPosition) -> FeedItemViewModel {
        var item = item(at: index)
        item.position = position
        return item
    }

    public func article(
        of item: FeedItemViewModel, at index: Int, parts: FeedArticleParts
    ) -> FeedArticleViewModel {
        article(at: index, parts: parts)
    }

    public func identity(at index: Int) -> FeedItemViewModel.ID {
        let item = item(at: index)
        return FeedItemViewModel.ID(item.$identifier, sourceIndex: item.sourceIndex)
    }

    public func secondsInOrder(at index: Int) -> Int64? { item(at: index).date?.secondsSince1970 }
}
