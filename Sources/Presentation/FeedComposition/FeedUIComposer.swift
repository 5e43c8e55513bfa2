import FeedMarkup
public import FeedPresentation

/// Creates and connects presenters, adapters and the proxy.
///
/// The delegate holds the adapters, they hold the presenters, and these hold the views through a weak
/// proxy, so views may hold their delegate or ``FeedConnection`` without a reference cycle. In
/// Embedded Swift, which has no weak references, the proxy holds the views until the connection is
/// released.
public enum FeedUIComposer {
    /// Composes a feed for one view without pictures.
    ///
    /// - Parameters:
    ///   - feedLoader: loads the feed.
    ///   - wording: the words of presenters.
    ///   - makeView: makes the view, which may hold the delegate it receives.
    public static func compose<View: FeedView & FeedLoadingView & FeedErrorView>(
        feedLoader: any FeedLoader, wording: FeedWording = FeedWording(),
        makeView: (any FeedDelegate) -> View
    ) -> ComposedFeed<NullView<Never>> {
        compose(
            feedLoader: feedLoader, imageDataLoader: NullImageDataLoader(),
            imageTransformer: { _ in nil }, wording: wording,
            makeViews: { delegate in
                let view = makeView(delegate)
                return FeedViewSet(feed: view, loading: view, error: view, image: NullView())
            })
    }

    /// Composes a feed.
    ///
    /// - Parameters:
    ///   - feedLoader: loads the feed.
    ///   - imageDataLoader: loads pictures.
    ///   - imageTransformer: converts a picture into the views' image type; `nil` if that fails.
    ///   - picturesNamed: returns the addresses of pictures in HTML; no others are loaded.
    ///   - linksNamed: returns the addresses of links in HTML; no others are opened.
    ///   - states: stores the states of items; `nil` without a store.
    ///   - actions: opens and copies for the user.
    ///   - wording: the words of presenters.
    ///   - retainedFeed: returns an earlier feed that a reader still shows; its pictures and links stay
    ///     permitted.
    ///   - makeViews: makes the views, which may hold the delegate they receive.
    public static func compose<ImageView: FeedImageView, Failure: Error>(
        feedLoader: any FeedLoader,
        imageDataLoader: any FeedImageDataLoader,
        imageTransformer: @escaping (FeedImageData) -> ImageView.Image?,
        picturesNamed: ((String) -> [String])? = nil,
        linksNamed: ((String) -> [String])? = nil,
        states: (any FeedItemStateStore)? = nil,
        actions: FeedReadingActions = FeedReadingActions(),
        wording: FeedWording = FeedWording(),
        retainedFeed: @escaping () -> FeedViewModel? = { nil },
        makeViews: (any FeedDelegate) throws(Failure) -> FeedViewSet<ImageView>
    ) throws(Failure) -> ComposedFeed<ImageView> {
        let proxy = WeakRefVirtualProxy<ImageView>()

        let readingAdapter = FeedReadingAdapter(
            feedView: proxy, states: states,
            linksNamed: linksNamed ?? { ContentLinks.addresses(in: $0) }, actions: actions,
            retainedFeed: retainedFeed)
        let feedViewAdapter = FeedViewAdapter(
            feedView: readingAdapter, imageView: proxy, imageDataLoader: imageDataLoader,
            imageTransformer: imageTransformer,
            picturesNamed: picturesNamed ?? { ContentPictures.addresses(in: $0) },
            phrases: wording.phrases, retainedFeed: retainedFeed)
        let presenter = FeedPresenter(
            feedView: feedViewAdapter, loadingView: proxy, errorView: proxy, wording: wording)
        let loaderAdapter = FeedLoaderPresentationAdapter(
            loader: feedLoader, presenter: presenter, reading: readingAdapter)
        let delegate = FeedDelegateAdapter(
            feedDelegate: loaderAdapter, imageDelegate: feedViewAdapter,
            readingDelegate: readingAdapter)

        let views = try makeViews(delegate)
        proxy.bind(to: views)
        let connection = FeedConnection(
            delegate: delegate, adapter: loaderAdapter, reading: readingAdapter,
            didEnd: { proxy.endConnection() })
        CompositionWatch.watch([
            connection, delegate, loaderAdapter, presenter, feedViewAdapter, readingAdapter, proxy,
            views.feed, views.loading, views.error, views.image,
        ])
        return ComposedFeed(views: views, connection: connection)
    }
}
