/// Shows why a feed could not be loaded, and what else goes wrong beside one that is on show.
public protocol FeedErrorView: AnyObject {
    /// Shows `viewModel` in place of what was shown before; one without a message shows nothing.
    func display(_ viewModel: FeedErrorViewModel)
}
