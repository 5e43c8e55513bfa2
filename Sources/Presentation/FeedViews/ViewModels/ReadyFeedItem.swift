/// An item whose parts are all there, for an app that has its own, for previews and for tests.
public struct ReadyFeedItem: Sendable {
    /// The item as a list shows it.
    public var item: FeedItemViewModel
    /// The item as a page shows it.
    public var detail: FeedItemDetailViewModel
    /// Its texts.
    public var texts: [FeedItemText: FeedText]

    /// Creates an item.
    public init(
        _ item: FeedItemViewModel, _ detail: FeedItemDetailViewModel = FeedItemDetailViewModel(),
        texts: [FeedItemText: FeedText] = [:]
    ) {
        self.item = item
        self.detail = detail
        self.texts = texts
    }
}
