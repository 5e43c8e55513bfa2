import FeedPresentation

/// Handles a view's request for the feed: calls the loader, then the presenter.
///
/// Owns the task: a request during loading has no effect, and releasing the adapter stops loading.
final class FeedLoaderPresentationAdapter: FeedViewDelegate {
    private let loader: any FeedLoader
    private let presenter: FeedPresenter
    private let reading: FeedReadingAdapter
    private var task: (any FeedLoaderTask)?
    private var isLoading = false
    /// The number of the current or last load.
    private var loading = 0
    /// For callbacks.
    private let back = BackReference<FeedLoaderPresentationAdapter>()

    /// - Parameter reading: provides the states of items.
    init(loader: any FeedLoader, presenter: FeedPresenter, reading: FeedReadingAdapter) {
        self.loader = loader
        self.presenter = presenter
        self.reading = reading
        back.refer(to: self)
    }

    deinit {
        back.end()
        task?.cancel()
    }

    func didRequestFeedRefresh() {
        guard !isLoading else { return }
        isLoading = true
        loading += 1
        let own = loading
        presenter.didStartLoadingFeed()
        // The view may have cancelled the load during the call.
        guard isUnderWay(own) else { return }
        let task = loader.load(
            progress: { [back] progress in
                guard let adapter = back.object, adapter.isUnderWay(own) else { return }
                adapter.presenter.didProgressLoadingFeed(progress)
            },
            completion: { [back] result in
                guard let adapter = back.object, adapter.isUnderWay(own) else { return }
                adapter.finish(with: result)
            })
        // A loader may complete before it returns its task.
        if isUnderWay(own) { self.task = task }
    }

    private func isUnderWay(_ number: Int) -> Bool { isLoading && number == loading }

    /// Shows an error in addition to the displayed feed.
    func report(_ error: FeedFailure) {
        presenter.didFail(with: error)
    }

    /// Cancels loading, if any, and hides the loading view.
    func cancel() {
        guard isLoading else { return }
        isLoading = false
        task?.cancel()
        task = nil
        presenter.didCancelLoadingFeed()
    }

    private func finish(with result: Result<Feed, FeedFailure>) {
        isLoading = false
        task = nil
        switch result {
        case .success(let feed):
            presenter.didFinishLoadingFeed(with: feed, states: reading.states(of: feed))
        case .failure(let error): presenter.didFinishLoadingFeed(with: error)
        }
    }
}
