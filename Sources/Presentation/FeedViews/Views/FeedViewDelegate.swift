/// Receives a feed view's requests.
public protocol FeedViewDelegate: AnyObject {
    /// Loads the feed, or reloads it.
    func didRequestFeedRefresh()
}
