/// Shows errors: a feed that could not be loaded, or another failure while a feed is displayed.
public protocol FeedErrorView: AnyObject {
    /// Replaces the displayed error with `viewModel`; without a message, clears it.
    func display(_ viewModel: FeedErrorViewModel)
}
