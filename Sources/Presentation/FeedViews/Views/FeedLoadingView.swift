/// Shows the progress of loading.
public protocol FeedLoadingView: AnyObject {
    /// Replaces the displayed progress with `viewModel`.
    func display(_ viewModel: FeedLoadingViewModel)
}
