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

    /// Composes a feed.
    ///
    /// - Parameters:
    ///   - feedLoader: loads the feed.
    ///   - imageDataLoader: loads pictures.
    ///   - imageTransformer: makes the views' own images of them, or `nil` where they are none.
    ///   - picturesNamed: the addresses of the pictures that HTML shows; those that content names
    ///     are loaded for a view that asks for them.
    ///   - states: remembers the states of items. Where there is none, no item has any.
    ///   - linksNamed: the addresses that HTML has; a page is opened only if the feed on show has its
    ///     address.
    ///   - actions: what is done for the person outside of the views.
    ///   - dateWording: puts dates into words.
    ///   - errorWording: puts errors into words.
    ///   - phrases: the words presenters add.
    ///   - makeViews: makes the views, which may keep the delegate they are given.
    public static func compose<ImageView: FeedImageView, Failure: Error>(
        feedLoader: any FeedLoader,
        imageDataLoader: any FeedImageDataLoader,
        imageTransformer: @escaping (FeedImageData) -> ImageView.Image?,
        picturesNamed: @escaping (String) -> [String] = { _ in [] },
        states: (any FeedItemStateStore)? = nil,
        linksNamed: @escaping (String) -> [String] = { _ in [] },
        actions: FeedReadingActions = FeedReadingActions(),
        dateWording: any FeedDateWording,
        errorWording: any FeedErrorWording,
        phrases: any FeedPhrases = .english,
        makeViews: (any FeedDelegate) throws(Failure) -> FeedViewSet<ImageView>
    ) throws(Failure) -> ComposedFeed<ImageView> {
        let lazy = LazyViewVirtualProxy<Reference<ImageView>>()

        let readingAdapter = FeedReadingAdapter(
            feedView: lazy, states: states, linksNamed: linksNamed, actions: actions)
        let feedViewAdapter = FeedViewAdapter(
            feedView: readingAdapter, imageView: lazy, imageDataLoader: imageDataLoader,
            imageTransformer: imageTransformer, picturesNamed: picturesNamed, phrases: phrases)
        let presenter = FeedPresenter(
            feedView: feedViewAdapter, loadingView: lazy, errorView: lazy,
            dateWording: dateWording, errorWording: errorWording, phrases: phrases)
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
