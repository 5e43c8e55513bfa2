/// Receives everything that the user does in the views of a composition.
public typealias FeedDelegate = FeedViewDelegate & FeedImageViewDelegate & FeedReadingDelegate
