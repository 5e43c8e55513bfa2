/// Receives the requests of a person who uses a feed view. The view does not know who answers.
public protocol FeedViewDelegate: AnyObject {
    /// The person wants the feed loaded, or loaded again.
    func didRequestFeedRefresh()
}
