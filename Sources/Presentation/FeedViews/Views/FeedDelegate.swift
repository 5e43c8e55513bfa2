/// Receives all user actions in the views of a composition.
public typealias FeedDelegate = FeedViewDelegate & FeedImageViewDelegate & FeedReadingDelegate
