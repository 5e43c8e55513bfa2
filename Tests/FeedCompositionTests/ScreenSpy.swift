import FeedComposition
import FeedModel
import FeedPresentation

/// A view that owns its delegate, as real ones do, and records what it is told, in order.
final class ScreenSpy: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    enum Message: Equatable {
        case feed([String])
        case loading(Bool)
        case progress(Int, of: Int)
        case error(String?)
        case image(Int?, String?, isLoading: Bool, shouldRetry: Bool)
    }

    let delegate: any FeedDelegate
    private(set) var messages: [Message] = []
    /// Where the pictures are that were shown or are not to be had, in order.
    private(set) var addresses: [String?] = []
    /// That of the feed shown last.
    private(set) var revision: UInt64 = 0
    var onFeed: () -> Void = {}

    init(delegate: any FeedDelegate) {
        self.delegate = delegate
    }

    func forget() { messages = [] }

    func display(_ viewModel: FeedViewModel) {
        revision = viewModel.revision
        messages.append(.feed(viewModel.items.map(\.title)))
        onFeed()
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        messages.append(
            viewModel.totalSources > 0
                ? .progress(viewModel.completedSources, of: viewModel.totalSources)
                : .loading(viewModel.isLoading))
    }

    func display(_ viewModel: FeedErrorViewModel) {
        messages.append(.error(viewModel.message))
    }

    func display(_ viewModel: FeedImageViewModel<String>) {
        if !viewModel.isLoading { addresses.append(viewModel.url) }
        messages.append(
            .image(
                viewModel.index, viewModel.image, isLoading: viewModel.isLoading,
                shouldRetry: viewModel.shouldRetry))
    }
}
