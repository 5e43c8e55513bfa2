/// Shows why a feed could not be loaded.
public protocol FeedErrorView: AnyObject {
    /// Shows `viewModel` in place of what was shown before; one without a message shows nothing.
    func display(_ viewModel: FeedErrorViewModel)
}
