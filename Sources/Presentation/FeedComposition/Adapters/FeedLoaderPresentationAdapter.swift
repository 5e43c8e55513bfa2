import FeedModel
import FeedPresentation

/// Answers a view's request for the feed: calls the loader and tells the presenter.
///
/// It owns the task: asking again while a feed is being loaded changes nothing, and when the
/// adapter goes, loading stops.
final class FeedLoaderPresentationAdapter: FeedViewDelegate {
    private let loader: any FeedLoader
    private let presenter: FeedPresenter
    private let reading: FeedReadingAdapter
    private var task: (any FeedLoaderTask)?
    private var isLoading = false
    /// The loading under way, or the last.
    private var loading = 0
    /// The last that was cancelled: what is still heard of it, or of one before, is passed over.
    private var lastCancelled = 0
    /// For what is told later.
    private let back = BackReference<FeedLoaderPresentationAdapter>()

    /// Creates an adapter.
    ///
    /// - Parameter reading: knows the states of items.
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
        // Whoever was shown that may have stopped it.
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
        // A loader may answer before it returns; its task is then over.
        if isUnderWay(own), own == loading {
            self.task = task
        }
    }

    private func isUnderWay(_ number: Int) -> Bool { isLoading && number > lastCancelled }

    /// Shows what has gone wrong beside the feed on show.
    func tell(_ error: FeedFailure) {
        presenter.didFail(with: error)
    }

    /// Stops loading, if anything is being loaded; the loading view is told that it is over.
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
