public import FeedModel

/// Turns what becomes of loading a feed into view models.
///
/// Synchronous and without state: it may be told the same thing twice. It holds its views for as
/// long as it lives; whether that is wise is for whoever composes them to decide.
public final class FeedPresenter {
    private let feedView: any FeedView
    private let loadingView: any FeedLoadingView
    private let errorView: any FeedErrorView
    private let viewModels: FeedViewModelFactory
    private let errorWording: any FeedErrorWording

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - feedView: shows the feed.
    ///   - loadingView: shows that it is being loaded.
    ///   - errorView: shows why it could not be.
    ///   - dateWording: puts dates into words.
    ///   - errorWording: puts errors into words.
    ///   - phrases: the words that are added.
    public init(
        feedView: any FeedView,
        loadingView: any FeedLoadingView,
        errorView: any FeedErrorView,
        dateWording: any FeedDateWording,
        errorWording: any FeedErrorWording,
        phrases: FeedPhrases = .english
    ) {
        self.feedView = feedView
        self.loadingView = loadingView
        self.errorView = errorView
        self.viewModels = FeedViewModelFactory(dateWording: dateWording, phrases: phrases)
        self.errorWording = errorWording
    }

    /// Loading has begun: the old error goes, the loading view comes.
    public func didStartLoadingFeed() {
        errorView.display(.noError)
        loadingView.display(FeedLoadingViewModel(isLoading: true))
    }

    /// Loading goes on, and this is how far it has come.
    public func didProgressLoadingFeed(_ progress: FeedLoadingProgress) {
        loadingView.display(
            FeedLoadingViewModel(
                isLoading: true, message: progress.message,
                completedSources: progress.completedSources,
                totalSources: progress.totalSources, receivedBytes: progress.receivedBytes))
    }

    /// Loading has ended with a feed.
    public func didFinishLoadingFeed(with feed: Feed) {
        loadingView.display(FeedLoadingViewModel(isLoading: false))
        feedView.display(viewModels.viewModel(for: feed))
    }

    /// Loading has ended without a feed.
    public func didFinishLoadingFeed(with error: any Error) {
        loadingView.display(FeedLoadingViewModel(isLoading: false))
        errorView.display(errorWording.words(for: error))
    }

    /// Loading was given up: nothing is shown of it any more.
    public func didCancelLoadingFeed() {
        loadingView.display(FeedLoadingViewModel(isLoading: false))
    }
}
