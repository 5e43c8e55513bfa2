import FeedPresentation

/// Forwards to views that it holds weakly; calls before they are bound and after they are gone are
/// dropped.
///
/// Composition puts it between presenters and views that own them, to avoid a reference cycle, and
/// binds it late: views need their delegate, the delegate needs presenters, presenters need views. In
/// Embedded Swift, which has no weak references, it holds the views until their connection ends.
final class WeakRefVirtualProxy<ImageView: FeedImageView>: FeedView, FeedLoadingView,
    FeedErrorView, FeedImageView
{
    typealias Image = ImageView.Image

    #if hasFeature(Embedded)
        private var feed: (any FeedView)?
        private var loading: (any FeedLoadingView)?
        private var error: (any FeedErrorView)?
        private var image: ImageView?
    #else
        private weak var feed: (any FeedView)?
        private weak var loading: (any FeedLoadingView)?
        private weak var error: (any FeedErrorView)?
        private weak var image: ImageView?
    #endif

    init() {}

    /// Forwards to `views` from now on; to none if `nil`.
    func bind(to views: FeedViewSet<ImageView>?) {
        feed = views?.feed
        loading = views?.loading
        error = views?.error
        image = views?.image
    }

    /// Releases views that it holds; a view may still keep its delegate.
    func endConnection() {
        #if hasFeature(Embedded)
            bind(to: nil)
        #endif
    }

    func display(_ viewModel: FeedViewModel) {
        feed?.display(viewModel)
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        loading?.display(viewModel)
    }

    func display(_ viewModel: FeedErrorViewModel) {
        error?.display(viewModel)
    }

    func display(_ viewModel: FeedImageViewModel<ImageView.Image>) {
        image?.display(viewModel)
    }
}
