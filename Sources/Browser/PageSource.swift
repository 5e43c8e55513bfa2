import FeedModel

/// A feed of the page.
final class PageSource {
    let url: String
    /// Its identity in stores; `nil` if it comes from the document.
    private let identity: String?
    /// The user's name for it.
    private let title: String?
    /// The user's folder for it.
    private let folder: String?
    /// The user's order for it.
    private let order: FeedItemOrder?
    /// The feed as it was last received; without items before.
    private(set) var feed: Feed

    init(url: String, identity: String?, title: String?, folder: String?, order: FeedItemOrder?) {
        self.url = url
        self.identity = identity
        self.title = title
        self.folder = folder
        self.order = order
        feed = FeedMerger.feed(
            without: FeedSource(identity: identity, title: title, feedURL: url, folder: folder))
        feed.sources[0].order = order
    }

    /// Why the feed could not be loaded the last time.
    var failure: FeedFailure? {
        get { feed.sources[0].failure }
        set { feed.sources[0].failure = newValue }
    }

    /// Takes the feed that is received.
    func take(_ received: Feed) {
        feed = received
        feed.title = title ?? feed.title
        feed.sources = [FeedSource(of: feed, identity: identity, folder: folder)]
        feed.sources[0].order = order
    }

    /// True if its feed is shown with an identity.
    func isShown(as feed: String) -> Bool {
        self.feed.sources[0].identity.map { ExactText($0) == ExactText(feed) } ?? false
    }
}
