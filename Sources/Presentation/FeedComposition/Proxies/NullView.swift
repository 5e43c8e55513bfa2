public import FeedPresentation

/// The null object for views that an app does not provide, so that presenters need no optionals.
public final class NullView<Image>: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    /// Creates a view that ignores what it is told.
    public init() {}

    public func display(_ viewModel: FeedViewModel) {}
    public func display(_ viewModel: FeedLoadingViewModel) {}
    public func display(_ viewModel: FeedErrorViewModel) {}
    public func display(_ viewModel: FeedImageViewModel<Image>) {}
}
