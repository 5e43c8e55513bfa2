package import FeedModel

/// What tells the page behind an item from those behind others.
package struct PageKey: Hashable, Sendable {
    /// The identity of the item's feed.
    @ExactText package var feed: String
    /// The item's identifier.
    @ExactText package var item: String
    /// The address of the page.
    @ExactText package var url: String

    package init(feed: String, item: String, url: String) {
        self.feed = feed
        self.item = item
        self.url = url
    }

    /// Creates the key of an item of `feed`; `nil` for an item without a page on the web.
    package init?(of item: FeedItem, in feed: Feed) {
        guard let url = item.url, url.hasPrefix("http") else { return nil }
        self.init(feed: feed.key(of: item).feed, item: item.id, url: url)
    }
}
