import FeedPresentation

/// Forwards to views that are made later, and drops what it is told before.
///
/// Breaks a circle: views need their delegate to be made, and the delegate needs presenters, which
/// need views.
final class LazyViewVirtualProxy<ImageView: FeedImageView>: FeedView, FeedLoadingView,
    FeedErrorView, FeedImageView
{
    typealias Image = ImageView.Image

    private var views: FeedViewSet<ImageView>?

    init() {}

    /// Forwards to `views` from now on, and keeps them alive.
    func bind(to views: FeedViewSet<ImageView>) {
        self.views = views
    }

    /// Releases the views; drops what it is told from now on.
    func unbind() {
        views = nil
    }

    func display(_ viewModel: FeedViewModel) {
        views?.feed.display(viewModel)
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        views?.loading.display(viewModel)
    }

    func display(_ viewModel: FeedErrorViewModel) {
        views?.error.display(viewModel)
    }

    func display(_ viewModel: FeedImageViewModel<ImageView.Image>) {
        views?.image.display(viewModel)
    }
}
