import FeedPresentation

/// Forwards to views that are created later; calls before that are dropped.
///
/// Breaks a creation cycle: views need their delegate, the delegate needs presenters, presenters
/// need views.
final class LazyViewVirtualProxy<ImageView: FeedImageView>: FeedView, FeedLoadingView,
    FeedErrorView, FeedImageView
{
    typealias Image = ImageView.Image

    private var views: FeedViewSet<ImageView>?

    init() {}

    /// Forwards to `views` from now on, and holds them.
    func bind(to views: FeedViewSet<ImageView>) {
        self.views = views
    }

    /// Releases the views; further calls are dropped.
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
