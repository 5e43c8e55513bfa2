import FeedViews

extension FeedViewModel {
    /// A feed with items of these titles.
    static func titled(_ titles: String...) -> FeedViewModel {
        titled(titles)
    }

    /// A feed with `count` items.
    static func titled(count: Int) -> FeedViewModel {
        titled((0..<count).map { "Item \($0)" })
    }

    private static func titled(_ titles: [String]) -> FeedViewModel {
        FeedViewModel(
            title: "Sample", format: "rss-2.0",
            items: FeedItemViewModels(
                titles.enumerated().map { index, title in
                    ReadyFeedItem(
                        FeedItemViewModel(identifier: "id-\(index)", title: title),
                        texts: [.excerpt: FeedText("About \(title)")])
                }))
    }
}
