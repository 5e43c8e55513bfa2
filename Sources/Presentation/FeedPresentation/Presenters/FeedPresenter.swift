public import FeedModel

/// Converts the result of loading a feed into view models.
///
/// Synchronous: each method may be called any number of times. Remembers only whether an error is
/// shown. Holds its views strongly; composition inserts weak proxies if needed.
public final class FeedPresenter {
    private let feedView: any FeedView
    private let loadingView: any FeedLoadingView
    private let errorView: any FeedErrorView
    private let viewModels: FeedViewModelFactory
    private let wording: FeedWording
    private var phrases: any FeedPhrases { wording.phrases }
    private var showsError = false

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - feedView: shows the feed.
    ///   - loadingView: shows the progress.
    ///   - errorView: shows errors.
    ///   - wording: the words to add.
    public init(
        feedView: any FeedView,
        loadingView: any FeedLoadingView,
        errorView: any FeedErrorView,
        wording: FeedWording = FeedWording()
    ) {
        self.feedView = feedView
        self.loadingView = loadingView
        self.errorView = errorView
        self.wording = wording
        viewModels = FeedViewModelFactory(wording)
    }

    /// Hides the error, if one is shown, and shows the loading view.
    public func didStartLoadingFeed() {
        if showsError { errorView.display(.noError) }
        showsError = false
        loadingView.display(FeedLoadingViewModel(isLoading: true, message: phrases.loading))
    }

    /// Shows progress.
    public func didProgressLoadingFeed(_ progress: FeedLoadingProgress) {
        loadingView.display(
            FeedLoadingViewModel(
                isLoading: true, message: message(for: progress),
                completedSources: progress.completedSources,
                totalSources: progress.totalSources, receivedBytes: progress.receivedBytes,
                amount: amount(of: progress)))
    }

    /// Hides the loading view and shows the feed.
    ///
    /// - Parameter states: the states of the items; `nil` without a store.
    public func didFinishLoadingFeed(with feed: Feed, states: DisplayedItemStates? = nil) {
        loadingView.display(FeedLoadingViewModel(isLoading: false))
        feedView.display(viewModels.viewModel(for: feed, states: states))
    }

    /// Hides the loading view and shows the error.
    public func didFinishLoadingFeed(with error: FeedFailure) {
        loadingView.display(FeedLoadingViewModel(isLoading: false))
        didFail(with: error)
    }

    /// Shows an error in addition to the displayed feed, such as a failed source, until loading
    /// starts again.
    public func didFail(with error: FeedFailure) {
        showsError = true
        errorView.display(viewModel(for: error))
    }

    /// Hides the loading view.
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
        let words = wording.errors.words(for: error)
        let remedy = words.remedy ?? ""
        return FeedErrorViewModel(
            message: words.message, remedy: words.remedy, canRetry: words.canRetry,
            label: phrases.error,
            words: remedy.isEmpty ? words.message : phrases.error(words.message, remedy: remedy),
            retryLabel: words.canRetry ? phrases.phrase(for: .retry).before : "")
    }
}
