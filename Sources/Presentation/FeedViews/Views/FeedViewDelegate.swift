/// What a feed view tells of the person who uses it. The view does not know who answers.
public protocol FeedViewDelegate: AnyObject {
    /// The person wants the feed loaded, or loaded again.
    func didRequestFeedRefresh()
}
