/// An item whose parts all exist, for apps with their own items, previews and tests.
public struct ReadyFeedItem: Sendable {
    /// The item as a list shows it.
    public var item: FeedItemViewModel
    /// The item as an article page shows it.
    public var detail: FeedItemDetailViewModel
    /// Its texts.
    public var texts: [FeedItemText: FeedText]
    /// The item as an article.
    public var article: FeedArticleViewModel

    /// Creates an item.
    ///
    /// - Parameter article: by default only the title.
    public init(
        _ item: FeedItemViewModel, _ detail: FeedItemDetailViewModel = FeedItemDetailViewModel(),
        texts: [FeedItemText: FeedText] = [:], article: FeedArticleViewModel? = nil
    ) {
        self.item = item
        self.detail = detail
        self.texts = texts
        self.article = article ?? FeedArticleViewModel(title: item.title)
    }
}
