import FeedPresentation

// References to views that presenters may hold: weak ones, and in Embedded Swift, which has none,
// the views themselves until their connection ends.

#if hasFeature(Embedded)
    typealias ImageViewReference<View: FeedImageView> = View

    extension FeedViewSet {
        /// References to the views.
        var references: FeedViewSet<ImageViewReference<ImageView>> { self }
    }

    extension LazyViewVirtualProxy {
        /// Releases what the references hold.
        func endConnection() {
            unbind()
        }
    }
#else
    typealias ImageViewReference<View: FeedImageView> = WeakRefVirtualProxy<View>

    extension FeedViewSet {
        /// References to the views.
        var references: FeedViewSet<ImageViewReference<ImageView>> {
            FeedViewSet<ImageViewReference<ImageView>>(
                feed: Self.reference(to: feed), loading: Self.reference(to: loading),
                error: Self.reference(to: self.error), image: WeakRefVirtualProxy(image))
        }

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
    }

    extension LazyViewVirtualProxy {
        /// Releases what the references hold: nothing, and a view may still keep its delegate.
        func endConnection() {}
    }
#endif
