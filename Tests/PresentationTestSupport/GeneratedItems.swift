package import FeedPresentation

/// Items made by closures, to observe which ones are read.
package final class GeneratedItems: FeedItemSource {
    package let count: Int
    private let makeItem: @Sendable (Int) -> FeedItemViewModel
    private let makePage: @Sendable (Int) -> ItemPage
    private let articles: ArticlePresenter
    private let byline: FeedText?

    /// - Parameter byline: the feed's authors.
    package init(
        count: Int, in phrases: any FeedPhrases = .english, byline: String? = nil,
        item: @escaping @Sendable (Int) -> FeedItemViewModel,
        page: @escaping @Sendable (Int) -> ItemPage
    ) {
        articles = ArticlePresenter(phrases: phrases)
        self.byline = byline.map { FeedText($0) }
        self.count = count
        makeItem = item
        makePage = page
    }

    /// Makes the item. It shows the publication date, else the update, as with a presenter.
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

    package func article(at index: Int, parts: FeedArticleParts) -> FeedArticleViewModel {
        let page = makePage(index)
        return articles.article(
            of: item(at: index), page.detail, besides: byline, parts: parts
        ) { page.texts[$0] }
    }

    package func text(_ text: FeedItemText, at index: Int) -> FeedText? {
        makePage(index).texts[text]
    }
}

extension FeedItemViewModels {
    /// Creates items that closures make on access.
    package init(
        count: Int, item: @escaping @Sendable (Int) -> FeedItemViewModel,
        page: @escaping @Sendable (Int) -> ItemPage
    ) {
        self.init(GeneratedItems(count: count, item: item, page: page))
    }

    /// Creates items with their pages.
    @_disfavoredOverload
    package init(_ items: [(item: FeedItemViewModel, page: ItemPage)]) {
        self.init(count: items.count, item: { items[$0].item }, page: { items[$0].page })
    }
}
