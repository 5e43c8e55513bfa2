/// The items of a feed, each made on request, so that a list of titles doesn't pay for the
/// articles.
///
/// Nothing is cached; repeated requests return equal values.
public struct FeedItemViewModels: RandomAccessCollection, Sendable {
    /// The number of items.
    public let count: Int
    @usableFromInline let source: any FeedItemSource
    @usableFromInline let numbers: FeedItemNumbers
    /// The states of the items; `nil` for those that ``source`` gives them.
    @usableFromInline var states: DisplayedItemStates?

    /// Creates the collection of the items of `source`.
    public init(_ source: any FeedItemSource) {
        self.source = source
        count = source.count
        numbers = FeedItemNumbers(source)
    }

    /// Creates a collection of existing items.
    public init(_ items: [ReadyFeedItem] = []) {
        self.init(ReadyFeedItems(items))
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The item at `index` as a list shows it.
    @inlinable
    public subscript(index: Int) -> FeedItemViewModel {
        var item = source.item(at: checked(index), position: FeedItemPosition(numbers, index))
        if let states { item.states = states[index] }
        return item
    }

    /// Returns the requested parts of the item at `index`, as an article page shows it. All other
    /// parts are absent.
    public func detail(
        at index: Int, parts: FeedDetailParts = .all
    ) -> FeedItemDetailViewModel {
        source.detail(at: checked(index), parts: parts)
    }

    /// Returns the requested parts of the article of the item at `index`. All other parts are absent,
    /// except the title.
    public func article(
        at index: Int, parts: FeedArticleParts = .all
    ) -> FeedArticleViewModel {
        source.article(at: checked(index), parts: parts)
    }

    /// Returns the same of an `item` of this collection.
    package func article(
        of item: FeedItemViewModel, at index: Int, parts: FeedArticleParts
    ) -> FeedArticleViewModel {
        source.article(of: item, at: checked(index), parts: parts)
    }

    /// Returns a text of the item at `index`, made on request; `nil` if it has none of that kind.
    public func text(_ text: FeedItemText, at index: Int) -> FeedText? {
        source.text(text, at: checked(index))
    }

    /// Returns the ``FeedItemViewModel/id`` of the item at `index`, without making the item.
    package func id(at index: Int) -> FeedItemViewModel.ID {
        let identity = source.identity(at: checked(index))
        return FeedItemViewModel.ID(
            identity.identifier, sourceIndex: identity.sourceIndex, number: numbers[index])
    }

    /// Returns the time by which the item at `index` is sorted: that of its date, but no later than
    /// when it was first seen. In seconds since 1970; `nil` without a date.
    package func secondsInOrder(at index: Int) -> Int64? {
        source.secondsInOrder(at: checked(index))
    }

    @inlinable
    func checked(_ index: Int) -> Int {
        precondition(index >= 0 && index < count, "there is no item at this index")
        return index
    }
}
