import FeedModel

/// The whole article of a page that items of a feed link to, as the page's own server has found it.
final class PageArticle {
    /// The address of the feed.
    let feed: String
    /// The address of the page.
    let url: String
    var content: FeedContent
    /// True if it is shown in place of what the feed gives.
    var isShown = true
    /// True if the user has said whether it is.
    var isChosen = false

    init(feed: String, url: String, _ content: FeedContent) {
        self.feed = feed
        self.url = url
        self.content = content
    }

    /// True if it is of an item of a feed.
    func isOf(_ feed: String, _ url: String) -> Bool {
        ExactText(self.url) == ExactText(url) && ExactText(self.feed) == ExactText(feed)
    }
}
