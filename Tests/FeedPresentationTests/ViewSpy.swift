import FeedPresentation
import Testing

/// Records view models, and the order of loading and errors.
final class ViewSpy: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    enum Message: Equatable {
        case loading(Bool)
        case error(String?)
    }

    private(set) var messages: [Message] = []
    private(set) var feeds: [FeedViewModel] = []
    private(set) var loadings: [FeedLoadingViewModel] = []
    private(set) var errors: [FeedErrorViewModel] = []
    private(set) var images: [FeedImageViewModel<String>] = []

    func display(_ viewModel: FeedViewModel) {
        feeds.append(viewModel)
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        loadings.append(viewModel)
        messages.append(.loading(viewModel.isLoading))
    }

    func display(_ viewModel: FeedErrorViewModel) {
        errors.append(viewModel)
        messages.append(.error(viewModel.message))
    }

    func display(_ viewModel: FeedImageViewModel<String>) {
        images.append(viewModel)
    }
}

/// Returns what a presenter shows of `feed`.
func presented(
    _ feed: Feed, _ phrases: any FeedPhrases = .english, at now: Int64? = nil,
    dates: (any FeedDateWording)? = nil
) throws -> FeedViewModel {
    let view = ViewSpy()
    FeedPresenter(
        feedView: view, loadingView: view, errorView: view,
        wording: FeedWording(
            phrases: phrases, dates: dates ?? PlainWording(secondsSince1970: now),
            errors: PlainWording())
    ).didFinishLoadingFeed(with: feed)
    return try #require(view.feeds.last)
}
