import FeedMarkup
public import FeedModel
public import FeedPresentation

/// Creates presenters, adapters and proxies, and wires them; nothing else does.
///
/// Who holds whom: the ``ComposedFeed`` holds the views and their delegate; the delegate holds the
/// adapters, they hold the presenters, and these hold the views by weak proxies. So there is no
/// cycle, and nothing composed outlives the composed feed. Where there are no weak references, in
/// Embedded Swift, the proxies hold the views until the composed feed, as it goes, tells them to let
/// go.
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
    ///   - wording: the words presenters use.
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
    ///   - imageTransformer: makes the views' own images of them, or `nil` where they are none.
    ///   - picturesNamed: finds the addresses of the pictures that HTML shows, by default as HTML says: those
    ///     that content names are loaded for a view that asks for them.
    ///   - linksNamed: finds the addresses that HTML leads to, by default as HTML says: a page is opened only
    ///     if the feed on show has its address.
    ///   - states: remembers the states of items. Where there is none, no item has any.
    ///   - actions: what is done for the person outside of the views.
    ///   - wording: the words presenters use.
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
