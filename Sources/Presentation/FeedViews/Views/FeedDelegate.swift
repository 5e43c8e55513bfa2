/// Receives from views what a person does: all of it, for whoever answers all views.
public typealias FeedDelegate = FeedViewDelegate & FeedImageViewDelegate & FeedReadingDelegate
