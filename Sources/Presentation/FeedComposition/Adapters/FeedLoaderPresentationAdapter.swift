import FeedModel
import FeedPresentation

/// Answers a view's wish for the feed: calls the loader and tells the presenter.
///
/// It owns the task: asking again while a feed is being loaded changes nothing, and when the
/// adapter goes, loading stops.
final class FeedLoaderPresentationAdapter: FeedViewDelegate {
    private let loader: any FeedLoader
    private let presenter: FeedPresenter
    private let reading: FeedReadingAdapter
    private var task: (any FeedLoaderTask)?
    private var isLoading = false
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
        presenter.didStartLoadingFeed()
        let task = loader.load(
            progress: { [back] progress in
                back.object?.presenter.didProgressLoadingFeed(progress)
            },
            completion: { [back] result in
                back.object?.finish(with: result)
            })
        // A loader may answer before it returns; its task is then over.
        if isLoading {
            self.task = task
        }
    }

    /// Shows what has gone wrong beside the feed on show.
    func tell(_ error: FeedFailure) {
        presenter.didFail(with: error)
    }

    /// Stops loading, if anything is being loaded; the loading view is told that it is over.
    func cancel() {
        guard isLoading else { return }
        isLoading = false
        task?.cancel()
        task = nil
        presenter.didCancelLoadingFeed()
    }

    private func finish(with result: Result<Feed, FeedFailure>) {
        guard isLoading else { return }
        isLoading = false
        task = nil
        switch result {
        case .success(let feed):
            presenter.didFinishLoadingFeed(with: feed, states: reading.states(of: feed))
        case .failure(let error): presenter.didFinishLoadingFeed(with: error)
        }
    }
}
