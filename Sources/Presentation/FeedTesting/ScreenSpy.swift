public import FeedPresentation

/// A view that owns its delegate, as in real apps, and records messages in order.
public final class ScreenSpy: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    /// What a view was told.
    public enum Message: Equatable {
        /// The titles of a feed's items.
        case feed([String])
        /// Loading begins or ends.
        case loading(Bool)
        /// So many sources are loaded.
        case progress(Int, of: Int)
        /// An error's message, or that there is none.
        case error(String?)
        /// An item's picture, or the feed's.
        case image(Int?, String?, isLoading: Bool, shouldRetry: Bool)
    }

    /// Handles the actions of the screen.
    public let delegate: any FeedDelegate
    /// The revision of the last displayed feed.
    public private(set) var revision: UInt64 = 0
    /// The requests of displayed pictures.
    public private(set) var requests: [FeedImageRequest] = []
    /// All messages since ``forget()``, in order.
    public private(set) var messages: [Message] = []
    /// The addresses of displayed pictures in order; nil for missing ones.
    public private(set) var addresses: [String?] = []
    /// Called when a feed is displayed.
    public var onFeed: () -> Void = {}
    /// Called when loading begins, goes on or ends.
    public var onLoading: () -> Void = {}
    /// Called when a picture is displayed.
    public var onImage: () -> Void = {}

    /// Creates a screen that has displayed nothing.
    public init(delegate: any FeedDelegate) {
        self.delegate = delegate
    }

    /// Forgets all messages.
    public func forget() { messages = [] }

    /// Returns a request for the last displayed feed.
    public func request(
        _ index: Int?, at url: String? = nil, as form: FeedImageForm = .file
    ) -> FeedImageRequest {
        FeedImageRequest(revision: revision, index: index, url: url, form: form)
    }

    /// Requests a picture.
    public func ask(_ index: Int?, at url: String? = nil, as form: FeedImageForm = .file) {
        delegate.didRequestImage(for: request(index, at: url, as: form))
    }

    /// Cancels the request of a picture.
    public func cancel(_ index: Int?, at url: String? = nil, as form: FeedImageForm = .file) {
        delegate.didCancelImageRequest(for: request(index, at: url, as: form))
    }

    /// Requests a picture before it is seen.
    public func preload(_ index: Int?, at url: String? = nil, as form: FeedImageForm = .file) {
        delegate.didRequestImagePreload(for: request(index, at: url, as: form))
    }

    public func display(_ viewModel: FeedViewModel) {
        revision = viewModel.revision
        messages.append(.feed(viewModel.items.map(\.title)))
        onFeed()
    }

    public func display(_ viewModel: FeedLoadingViewModel) {
        messages.append(
            viewModel.totalSources > 0
                ? .progress(viewModel.completedSources, of: viewModel.totalSources)
                : .loading(viewModel.isLoading))
        onLoading()
    }

    public func display(_ viewModel: FeedErrorViewModel) {
        messages.append(.error(viewModel.message))
    }

    public func display(_ viewModel: FeedImageViewModel<String>) {
        requests.append(viewModel.request)
        if !viewModel.isLoading { addresses.append(viewModel.url) }
        messages.append(
            .image(
                viewModel.request.index, viewModel.image, isLoading: viewModel.isLoading,
                shouldRetry: viewModel.shouldRetry))
        onImage()
    }
}
