import FeedPresentation
import Testing

/// Records messages to views, in order.
final class ViewSpy: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    enum Message: Equatable {
        case feed(title: String, items: [String])
        case loading(Bool)
        case progress(completed: Int, total: Int)
        case error(String?)
        case image(index: Int?, image: String?, isLoading: Bool = false, shouldRetry: Bool = false)
    }

    private(set) var messages: [Message] = []
    private(set) var feeds: [FeedViewModel] = []
    private(set) var loadings: [FeedLoadingViewModel] = []
    private(set) var errors: [FeedErrorViewModel] = []
    private(set) var images: [FeedImageViewModel<String>] = []

    func display(_ viewModel: FeedViewModel) {
        feeds.append(viewModel)
        messages.append(.feed(title: viewModel.title, items: viewModel.items.map(\.title)))
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        loadings.append(viewModel)
        messages.append(
            viewModel.totalSources > 0
                ? .progress(completed: viewModel.completedSources, total: viewModel.totalSources)
                : .loading(viewModel.isLoading))
    }

    func display(_ viewModel: FeedErrorViewModel) {
        errors.append(viewModel)
        messages.append(.error(viewModel.message))
    }

    func display(_ viewModel: FeedImageViewModel<String>) {
        images.append(viewModel)
        messages.append(
            .image(
                index: viewModel.request.index, image: viewModel.image,
                isLoading: viewModel.isLoading,
                shouldRetry: viewModel.shouldRetry))
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
