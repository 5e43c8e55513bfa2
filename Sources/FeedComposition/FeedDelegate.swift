public import FeedPresentation

/// What composed views tell what a person does.
public typealias FeedDelegate = FeedViewDelegate & FeedImageViewDelegate
