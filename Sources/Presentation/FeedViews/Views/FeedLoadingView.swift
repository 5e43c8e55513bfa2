/// Shows that a feed is being loaded.
public protocol FeedLoadingView: AnyObject {
    /// Shows `viewModel` in place of what was shown before.
    func display(_ viewModel: FeedLoadingViewModel)
}
