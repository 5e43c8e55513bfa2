package import FeedPresentation

/// Items that closures make, so that a test sees what is asked for.
package final class MadeItems: FeedItemSource {
    package let count: Int
    private let makeItem: @Sendable (Int) -> FeedItemViewModel
    private let makePage: @Sendable (Int) -> ItemPage

    /// Creates a source of `count` items.
    package init(
        count: Int, item: @escaping @Sendable (Int) -> FeedItemViewModel,
        page: @escaping @Sendable (Int) -> ItemPage
    ) {
        self.count = count
        makeItem = item
        makePage = page
    }

    /// The item; as a presenter does, it shows the date of publishing, else that of the last change.
    package func item(at index: Int) -> FeedItemViewModel {
        var item = makeItem(index)
        if item.published?.words.isEmpty == false {
            item.dateOrigin = .published
        } else if item.updated?.words.isEmpty == false {
            item.dateOrigin = .updated
        }
        return item
    }

    package func detail(at index: Int, parts: FeedDetailParts) -> FeedItemDetailViewModel {
        makePage(index).detail
    }

    package func text(_ text: FeedItemText, at index: Int) -> FeedText? {
        makePage(index).texts[text]
    }
}

extension FeedItemViewModels {
    /// Items that are made when they are asked for.
    package init(
        count: Int, item: @escaping @Sendable (Int) -> FeedItemViewModel,
        page: @escaping @Sendable (Int) -> ItemPage
    ) {
        self.init(MadeItems(count: count, item: item, page: page))
    }

    /// Items with what their pages show.
    @_disfavoredOverload
    package init(_ items: [(item: FeedItemViewModel, page: ItemPage)]) {
        self.init(count: items.count, item: { items[$0].item }, page: { items[$0].page })
    }
}
