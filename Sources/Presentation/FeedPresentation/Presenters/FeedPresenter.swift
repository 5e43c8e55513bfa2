public import FeedModel

/// Converts the result of loading a feed into view models.
///
/// Synchronous and stateless: it may be told the same thing twice. Holds its views strongly;
/// composition decides whether to put weak proxies between.
public final class FeedPresenter {
    private let feedView: any FeedView
    private let loadingView: any FeedLoadingView
    private let errorView: any FeedErrorView
    private let viewModels: FeedViewModelFactory
    private let errorWording: any FeedErrorWording
    private let phrases: any FeedPhrases

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
        phrases: any FeedPhrases = .english
    ) {
        self.feedView = feedView
        self.loadingView = loadingView
        self.errorView = errorView
        self.viewModels = FeedViewModelFactory(dateWording: dateWording, phrases: phrases)
        self.errorWording = errorWording
        self.phrases = phrases
    }

    /// Loading has begun: hides the error and shows the loading view.
    public func didStartLoadingFeed() {
        errorView.display(.noError)
        loadingView.display(FeedLoadingViewModel(isLoading: true, message: phrases.loading))
    }

    /// Loading continues; shows its progress.
    public func didProgressLoadingFeed(_ progress: FeedLoadingProgress) {
        loadingView.display(
            FeedLoadingViewModel(
                isLoading: true, message: message(for: progress),
                completedSources: progress.completedSources,
                totalSources: progress.totalSources, receivedBytes: progress.receivedBytes,
                amount: amount(of: progress)))
    }

    /// Loading has ended with a feed.
    ///
    /// - Parameter states: the states of the items, which may change while the feed is on show;
    ///   `nil` if none are kept.
    public func didFinishLoadingFeed(with feed: Feed, states: FeedShownStates? = nil) {
        loadingView.display(FeedLoadingViewModel(isLoading: false))
        feedView.display(viewModels.viewModel(for: feed, states: states))
    }

    /// Loading has ended without a feed.
    public func didFinishLoadingFeed(with error: FeedFailure) {
        loadingView.display(FeedLoadingViewModel(isLoading: false))
        errorView.display(viewModel(for: error))
    }

    /// Shows an error beside the feed on show, such as a failed source or page, until loading
    /// begins again.
    public func didFail(with error: FeedFailure) {
        errorView.display(viewModel(for: error))
    }

    /// Loading was cancelled: hides the loading view.
    public func didCancelLoadingFeed() {
        loadingView.display(FeedLoadingViewModel(isLoading: false))
    }

    private func message(for progress: FeedLoadingProgress) -> String {
        let names = progress.slowHosts.map { host in
            host.sourceCount == 1
                ? host.name : phrases.qualified(host.name, by: "\(host.sourceCount)")
        }
        return names.isEmpty
            ? phrases.loading : phrases.waiting(for: names, andMore: progress.otherSlowSources)
    }

    private func amount(of progress: FeedLoadingProgress) -> String {
        let sources =
            progress.totalSources > 1
            ? "\(progress.completedSources)/\(progress.totalSources)" : nil
        let bytes =
            progress.receivedBytes > 0 ? phrases.size(ByteCount(progress.receivedBytes)) : nil
        return [sources, bytes].compactMap { $0 }.joined(separator: " · ")
    }

    private func viewModel(for error: FeedFailure) -> FeedErrorViewModel {
        var viewModel = errorWording.words(for: error)
        let message = viewModel.message ?? ""
        let remedy = viewModel.remedy ?? ""
        viewModel.label = phrases.error
        viewModel.words = remedy.isEmpty ? message : phrases.error(message, remedy: remedy)
        viewModel.retryLabel = viewModel.canRetry ? phrases.phrase(for: .retry).before : ""
        return viewModel
    }
}
