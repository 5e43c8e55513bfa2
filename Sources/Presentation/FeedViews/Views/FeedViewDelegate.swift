/// Receives the requests of the user of a feed view.
public protocol FeedViewDelegate: AnyObject {
    /// Loads the feed, or loads it again.
    func didRequestFeedRefresh()
}
