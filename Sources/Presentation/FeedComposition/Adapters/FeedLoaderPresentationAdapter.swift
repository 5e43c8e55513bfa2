import FeedModel
import FeedPresentation

/// Answers a view's request for the feed: calls the loader and tells the presenter.
///
/// Owns the task: a request while a feed is being loaded has no effect, and releasing the adapter
/// stops loading.
final class FeedLoaderPresentationAdapter: FeedViewDelegate {
    private let loader: any FeedLoader
    private let presenter: FeedPresenter
    private let reading: FeedReadingAdapter
    private var task: (any FeedLoaderTask)?
    private var isLoading = false
    /// The number of the current load, or of the last.
    private var loading = 0
    /// The last cancelled load: results of it and of earlier ones are ignored.
    private var lastCancelled = 0
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
        // The view may have cancelled the load while it was called.
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
        // A loader may answer before it returns; its task is over then.
        if isUnderWay(own), own == loading {
            self.task = task
        }
    }

    private func isUnderWay(_ number: Int) -> Bool { isLoading && number > lastCancelled }

    /// Shows an error beside the feed on show.
    func tell(_ error: FeedFailure) {
        presenter.didFail(with: error)
    }

    /// Stops loading, if a load is under way, and hides the loading view.
    func cancel() {
        guard isLoading else { return }
        isLoading = false
        lastCancelled = loading
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
