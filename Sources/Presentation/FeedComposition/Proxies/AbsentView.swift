public import FeedPresentation

/// Stands for a view that nobody provides: it shows nothing, so that presenters need no optionals.
public final class AbsentView<Image>: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    /// Creates a view that shows nothing.
    public init() {}

    public func display(_ viewModel: FeedViewModel) {}
    public func display(_ viewModel: FeedLoadingViewModel) {}
    public func display(_ viewModel: FeedErrorViewModel) {}
    public func display(_ viewModel: FeedImageViewModel<Image>) {}
}
