import FeedComposition
import FeedModel
import FeedPresentation

/// A view that owns its delegate, as in real apps, and records messages in order.
final class ScreenSpy: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    enum Message: Equatable {
        case feed([String])
        case loading(Bool)
        case progress(Int, of: Int)
        case error(String?)
        case image(Int?, String?, isLoading: Bool, shouldRetry: Bool)
    }

    let delegate: any FeedDelegate
    /// The revision of the last displayed feed.
    private(set) var revision: UInt64 = 0
    /// The requests of displayed pictures.
    private(set) var requests: [FeedImageRequest] = []
    private(set) var messages: [Message] = []
    /// The addresses of displayed pictures in order; nil for missing ones.
    private(set) var addresses: [String?] = []
    var onFeed: () -> Void = {}
    var onLoading: () -> Void = {}
    var onImage: () -> Void = {}

    init(delegate: any FeedDelegate) {
        self.delegate = delegate
    }

    func forget() { messages = [] }

    /// A request for the last displayed feed.
    func request(
        _ index: Int?, at url: String? = nil, as form: FeedImageForm = .file
    ) -> FeedImageRequest {
        FeedImageRequest(revision: revision, index: index, url: url, form: form)
    }

    func ask(_ index: Int?, at url: String? = nil, as form: FeedImageForm = .file) {
        delegate.didRequestImage(for: request(index, at: url, as: form))
    }

    func cancel(_ index: Int?, at url: String? = nil, as form: FeedImageForm = .file) {
        delegate.didCancelImageRequest(for: request(index, at: url, as: form))
    }

    func preload(_ index: Int?, at url: String? = nil, as form: FeedImageForm = .file) {
        delegate.didRequestImagePreload(for: request(index, at: url, as: form))
    }

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
        onLoading()
    }

    func display(_ viewModel: FeedErrorViewModel) {
        messages.append(.error(viewModel.message))
    }

    func display(_ viewModel: FeedImageViewModel<String>) {
        requests.append(viewModel.request)
        if !viewModel.isLoading { addresses.append(viewModel.url) }
        messages.append(
            .image(
                viewModel.request.index, viewModel.image, isLoading: viewModel.isLoading,
                shouldRetry: viewModel.shouldRetry))
        onImage()
    }
}
