import FeedPresentation

/// Stands in for views that are made later: it forwards to those it is bound to, and drops what it
/// is told before.
///
/// Composition uses it since views need their delegate to be made, and the delegate presenters that
/// need the views.
final class LazyViewVirtualProxy<ImageView: FeedImageView>: FeedView, FeedLoadingView,
    FeedErrorView, FeedImageView
{
    typealias Image = ImageView.Image

    private var views: FeedViewSet<ImageView>?

    /// Creates a proxy that is bound to nothing yet.
    init() {}

    /// Forwards to `views`, which it keeps alive, from now on.
    func bind(to views: FeedViewSet<ImageView>) {
        self.views = views
    }

    /// Lets go of the views; what it is told from now on is dropped.
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
