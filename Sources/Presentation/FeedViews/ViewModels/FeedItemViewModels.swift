/// The items of a feed, each made ready for display when it is asked for.
///
/// A list of forty thousand titles thus never pays for forty thousand articles. Asking twice
/// gives equal values; nothing is kept between.
public struct FeedItemViewModels: RandomAccessCollection, Sendable {
    /// How many items there are.
    public let count: Int
    @usableFromInline let source: any FeedItemSource
    @usableFromInline let numbers: FeedItemNumbers

    /// Creates the collection of the items of `source`.
    public init(_ source: any FeedItemSource) {
        self.source = source
        count = source.count
        numbers = FeedItemNumbers(source)
    }

    /// Creates a collection of items that are ready.
    public init(_ items: [ReadyFeedItem] = []) {
        self.init(ReadyFeedItems(items))
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The item at `index` as a list shows it.
    @inlinable
    public subscript(index: Int) -> FeedItemViewModel {
        source.item(at: checked(index), placed: FeedItemPlace(numbers, index))
    }

    /// Returns `parts` of the item at `index` as a page shows it: its picture, people and files. What is not
    /// asked for is absent, and costs nothing.
    public func detail(
        at index: Int, parts: FeedDetailParts = .all
    ) -> FeedItemDetailViewModel {
        source.detail(at: checked(index), parts: parts)
    }

    /// Returns one text of the item at `index`; `nil` where it has none of that kind.
    ///
    /// Most of a feed is text, and few views show all of it, so that each is made when it is asked for.
    public func text(_ text: FeedItemText, at index: Int) -> FeedText? {
        source.text(text, at: checked(index))
    }

    @inlinable
    func checked(_ index: Int) -> Int {
        precondition(index >= 0 && index < count, "there is no item at this index")
        return index
    }
}
