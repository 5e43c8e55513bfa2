import FeedMarkup
public import FeedModel
public import FeedPresentation

/// Creates presenters, adapters and proxies, and wires them.
///
/// The ``ComposedFeed`` holds the views and their delegate; the delegate holds the adapters, they
/// hold the presenters, and these hold the views by weak proxies. So there is no cycle. Embedded
/// Swift has no weak references: there the proxies hold the views until the composed feed is
/// released and unbinds them.
public enum FeedUIComposer {
    #if hasFeature(Embedded)
        private typealias Reference<View: FeedImageView> = View
    #else
        private typealias Reference<View: FeedImageView> = WeakRefVirtualProxy<View>
    #endif

    /// Composes a feed for one view that shows text only.
    ///
    /// - Parameters:
    ///   - feedLoader: loads the feed.
    ///   - wording: the words of presenters.
    ///   - makeView: makes the view, which may keep the delegate it is given.
    public static func compose<View: FeedView & FeedLoadingView & FeedErrorView>(
        feedLoader: any FeedLoader, wording: FeedWording = FeedWording(),
        makeView: (any FeedDelegate) -> View
    ) -> ComposedFeed<AbsentView<Never>> {
        compose(
            feedLoader: feedLoader, imageDataLoader: AbsentImageDataLoader(),
            imageTransformer: { _ in nil }, wording: wording,
            makeViews: { delegate in
                let view = makeView(delegate)
                return FeedViewSet(feed: view, loading: view, error: view, image: AbsentView())
            })
    }

    /// Composes a feed.
    ///
    /// - Parameters:
    ///   - feedLoader: loads the feed.
    ///   - imageDataLoader: loads pictures.
    ///   - imageTransformer: makes the views' own images, or returns `nil` for data that is none.
    ///   - picturesNamed: returns the addresses of pictures in HTML; only those are loaded for a
    ///     view.
    ///   - linksNamed: returns the addresses of links in HTML; only those are opened.
    ///   - states: stores the states of items; `nil` where none are kept.
    ///   - actions: opens and copies for the user.
    ///   - wording: the words of presenters.
    ///   - makeViews: makes the views, which may keep the delegate they are given.
    public static func compose<ImageView: FeedImageView, Failure: Error>(
        feedLoader: any FeedLoader,
        imageDataLoader: any FeedImageDataLoader,
        imageTransformer: @escaping (FeedImageData) -> ImageView.Image?,
        picturesNamed: ((String) -> [String])? = nil,
        linksNamed: ((String) -> [String])? = nil,
        states: (any FeedItemStateStore)? = nil,
        actions: FeedReadingActions = FeedReadingActions(),
        wording: FeedWording = FeedWording(),
        makeViews: (any FeedDelegate) throws(Failure) -> FeedViewSet<ImageView>
    ) throws(Failure) -> ComposedFeed<ImageView> {
        let lazy = LazyViewVirtualProxy<Reference<ImageView>>()

        let readingAdapter = FeedReadingAdapter(
            feedView: lazy, states: states,
            linksNamed: linksNamed ?? { ContentLinks.addresses(in: $0) }, actions: actions)
        let feedViewAdapter = FeedViewAdapter(
            feedView: readingAdapter, imageView: lazy, imageDataLoader: imageDataLoader,
            imageTransformer: imageTransformer,
            picturesNamed: picturesNamed ?? { ContentPictures.addresses(in: $0) },
            phrases: wording.phrases)
        let presenter = FeedPresenter(
            feedView: feedViewAdapter, loadingView: lazy, errorView: lazy,
            dateWording: wording.dates, errorWording: wording.errors, phrases: wording.phrases)
        let loaderAdapter = FeedLoaderPresentationAdapter(
            loader: feedLoader, presenter: presenter, reading: readingAdapter)
        let delegate = FeedDelegateAdapter(
            feedDelegate: loaderAdapter, imageDelegate: feedViewAdapter,
            readingDelegate: readingAdapter)

        let views = try makeViews(delegate)
        lazy.bind(
            to: FeedViewSet(
                feed: reference(to: views.feed), loading: reference(to: views.loading),
                error: reference(to: views.error), image: reference(to: views.image)))
        let composed = ComposedFeed(
            views: views, delegate: delegate, adapter: loaderAdapter, unbind: { lazy.unbind() })
        #if DEBUG
            if let watch = CompositionWatch.watcher {
                let composition: [AnyObject] = [
                    composed, delegate, loaderAdapter, presenter, feedViewAdapter, readingAdapter,
                    lazy, views.feed, views.loading, views.error, views.image,
                ]
                for object in composition { watch(object) }
            }
        #endif
        return composed
    }

    #if hasFeature(Embedded)
        private static func reference(to view: any FeedView) -> any FeedView { view }

        private static func reference(to view: any FeedLoadingView) -> any FeedLoadingView { view }

        private static func reference(to view: any FeedErrorView) -> any FeedErrorView { view }

        private static func reference<View: FeedImageView>(to view: View) -> View { view }
    #else
        private static func reference<View: FeedView>(to view: View) -> any FeedView {
            WeakRefVirtualProxy(view)
        }

        private static func reference<View: FeedLoadingView>(
            to view: View
        ) -> any FeedLoadingView {
            WeakRefVirtualProxy(view)
        }

        private static func reference<View: FeedErrorView>(to view: View) -> any FeedErrorView {
            WeakRefVirtualProxy(view)
        }

        private static func reference<View: FeedImageView>(
            to view: View
        ) -> WeakRefVirtualProxy<View> {
            WeakRefVirtualProxy(view)
        }
    #endif
}
