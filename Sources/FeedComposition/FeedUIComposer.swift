public import FeedModel
public import FeedPresentation

/// Creates presenters, adapters and proxies, and wires them; nothing else does.
///
/// Who holds whom: the ``ComposedFeed`` holds the views and their delegate; the delegate holds the
/// adapters, they hold the presenters, and these hold the views by weak proxies. So there is no
/// cycle, and nothing composed outlives the composed feed.
public enum FeedUIComposer {
    /// Composes a feed.
    ///
    /// - Parameters:
    ///   - feedLoader: loads the feed.
    ///   - imageDataLoader: loads pictures.
    ///   - imageTransformer: makes the views' own images of them, or `nil` where they are none.
    ///   - picturesNamed: the addresses of the pictures that HTML shows; those that content names
    ///     are loaded for a view that asks for them.
    ///   - states: remembers what is read. Where there is none, nothing is.
    ///   - linksNamed: the addresses that HTML has; a page is opened only if the feed on show has its
    ///     address.
    ///   - actions: what is done for the person outside of the views.
    ///   - dateWording: puts dates into words.
    ///   - errorWording: puts errors into words.
    ///   - phrases: the words presenters add.
    ///   - makeViews: makes the views, which may keep the delegate they are given.
    public static func compose<ImageView: FeedImageView>(
        feedLoader: any FeedLoader,
        imageDataLoader: any FeedImageDataLoader,
        imageTransformer: @escaping (FeedImageData) -> ImageView.Image?,
        picturesNamed: @escaping (String) -> [String] = { _ in [] },
        states: (any FeedItemStateStore)? = nil,
        linksNamed: @escaping (String) -> Set<String> = { _ in [] },
        actions: FeedReadingActions = FeedReadingActions(),
        dateWording: any FeedDateWording,
        errorWording: any FeedErrorWording,
        phrases: any FeedPhrases = .english,
        makeViews: (any FeedDelegate) throws -> FeedViews<ImageView>
    ) rethrows -> ComposedFeed<ImageView> {
        let feedView = LazyViewVirtualProxy<any FeedView>()
        let loadingView = LazyViewVirtualProxy<any FeedLoadingView>()
        let errorView = LazyViewVirtualProxy<any FeedErrorView>()
        let imageView = LazyViewVirtualProxy<WeakRefVirtualProxy<ImageView>>()

        let readingAdapter = FeedReadingAdapter(
            feedView: feedView, states: states, linksNamed: linksNamed, actions: actions)
        let feedViewAdapter = FeedViewAdapter(
            feedView: readingAdapter, imageView: imageView, imageDataLoader: imageDataLoader,
            imageTransformer: imageTransformer, picturesNamed: picturesNamed, phrases: phrases)
        let loaderAdapter = FeedLoaderPresentationAdapter(
            loader: feedLoader,
            presenter: FeedPresenter(
                feedView: feedViewAdapter, loadingView: loadingView, errorView: errorView,
                dateWording: dateWording, errorWording: errorWording, phrases: phrases),
            reading: readingAdapter)
        let delegate = FeedDelegateAdapter(
            feedDelegate: loaderAdapter, imageDelegate: feedViewAdapter,
            readingDelegate: readingAdapter)

        let views = try makeViews(delegate)
        feedView.bind(to: weak(views.feed))
        loadingView.bind(to: weak(views.loading))
        errorView.bind(to: weak(views.error))
        imageView.bind(to: WeakRefVirtualProxy(views.image))
        return ComposedFeed(views: views, delegate: delegate, adapter: loaderAdapter)
    }

    private static func weak<View: FeedView>(_ view: View) -> any FeedView {
        WeakRefVirtualProxy(view)
    }

    private static func weak<View: FeedLoadingView>(_ view: View) -> any FeedLoadingView {
        WeakRefVirtualProxy(view)
    }

    private static func weak<View: FeedErrorView>(_ view: View) -> any FeedErrorView {
        WeakRefVirtualProxy(view)
    }
}
