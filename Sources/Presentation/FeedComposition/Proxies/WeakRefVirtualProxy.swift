// Embedded Swift has no weak references; it uses ``LazyViewVirtualProxy`` instead.
#if !hasFeature(Embedded)
    import FeedPresentation

    /// Forwards to a view that it holds weakly.
    ///
    /// Composition puts it between a presenter and a view that owns the presenter, to avoid a
    /// reference cycle.
    final class WeakRefVirtualProxy<Object: AnyObject> {
        private weak let object: Object?

        init(_ object: Object) {
            self.object = object
        }
    }

    extension WeakRefVirtualProxy: FeedView where Object: FeedView {
        func display(_ viewModel: FeedViewModel) {
            object?.display(viewModel)
        }
    }

    extension WeakRefVirtualProxy: FeedLoadingView where Object: FeedLoadingView {
        func display(_ viewModel: FeedLoadingViewModel) {
            object?.display(viewModel)
        }
    }

    extension WeakRefVirtualProxy: FeedErrorView where Object: FeedErrorView {
        func display(_ viewModel: FeedErrorViewModel) {
            object?.display(viewModel)
        }
    }

    extension WeakRefVirtualProxy: FeedImageView where Object: FeedImageView {
        typealias Image = Object.Image

        func display(_ viewModel: FeedImageViewModel<Object.Image>) {
            object?.display(viewModel)
        }
    }
#endif
