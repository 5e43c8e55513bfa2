public import FeedPresentation

/// Stands in for a view that is made later: it forwards to what it is bound to, and drops what
/// it is told before.
///
/// Composition uses it where a view needs its delegate to be made, and the delegate a presenter
/// that needs the view.
public final class LazyViewVirtualProxy<View> {
    private var view: View?

    /// Creates a proxy that is bound to nothing yet.
    public init() {}

    /// Forwards to `view`, which it keeps alive, from now on.
    public func bind(to view: View) {
        self.view = view
    }
}

extension LazyViewVirtualProxy: FeedView where View == any FeedView {
    public func display(_ viewModel: FeedViewModel) {
        view?.display(viewModel)
    }
}

extension LazyViewVirtualProxy: FeedLoadingView where View == any FeedLoadingView {
    public func display(_ viewModel: FeedLoadingViewModel) {
        view?.display(viewModel)
    }
}

extension LazyViewVirtualProxy: FeedErrorView where View == any FeedErrorView {
    public func display(_ viewModel: FeedErrorViewModel) {
        view?.display(viewModel)
    }
}

extension LazyViewVirtualProxy: FeedImageView where View: FeedImageView {
    public typealias Image = View.Image

    public func display(_ viewModel: FeedImageViewModel<View.Image>) {
        view?.display(viewModel)
    }
}
