import FeedPresentation

/// Handles a view's requests for one picture: calls the loader, then the presenter.
///
/// Owns the task: when the adapter is released or the request cancelled, loading stops and nothing
/// more is shown. Reports when it is idle, so that it can be released.
final class FeedImageDataLoaderPresentationAdapter<View: FeedImageView> {
    private enum State {
        case idle
        case loading
        case preloading
    }

    private let request: FeedImageRequest
    private let url: String
    private let pictures: FeedImageResolver
    private let loader: any FeedImageDataLoader
    private let preloads: ByteLimitedCache<FeedImageRequest, FeedImageData>
    private let presenter: FeedImagePresenter<View, View.Image>
    private let didEnd: () -> Void
    private var state = State.idle
    private var task: (any FeedImageDataLoaderTask)?
    private lazy var picture: FeedImageViewModel<View.Image> = pictures.picture(
        for: request, url: url)
    /// For callbacks.
    private let back = BackReference<FeedImageDataLoaderPresentationAdapter<View>>()

    /// - Parameters:
    ///   - url: the picture's address.
    ///   - pictures: have the words beside it.
    ///   - preloads: caches prefetched pictures.
    ///   - didEnd: called when the adapter becomes idle.
    init(
        request: FeedImageRequest, url: String, pictures: FeedImageResolver,
        loader: any FeedImageDataLoader,
        preloads: ByteLimitedCache<FeedImageRequest, FeedImageData>,
        presenter: FeedImagePresenter<View, View.Image>, didEnd: @escaping () -> Void
    ) {
        self.request = request
        self.url = url
        self.pictures = pictures
        self.loader = loader
        self.preloads = preloads
        self.presenter = presenter
        self.didEnd = didEnd
        back.refer(to: self)
    }

    deinit {
        back.end()
        task?.cancel()
    }

    func didRequestImage() {
        guard state != .loading else { return }
        let isLoading = state == .preloading
        state = .loading
        presenter.didStartLoadingImageData(for: picture)
        // The view may have cancelled the request during the call.
        if !isLoading, state == .loading { load() }
    }

    /// Call it before any other request.
    func didRequestImagePreload() {
        state = .preloading
        load()
    }

    func didCancelImageRequest() {
        guard state != .idle else { return }
        state = .idle
        task?.cancel()
        task = nil
        didEnd()
    }

    private func load() {
        var isFinished = false
        let task = loader.loadImageData(from: url, as: request.form) { [back] result in
            isFinished = true
            back.object?.finish(with: result)
        }
        // A loader may complete before it returns its task.
        if !isFinished {
            self.task = task
        }
    }

    private func finish(with result: Result<FeedImageData, FeedFailure>) {
        let wanted = state
        state = .idle
        task = nil
        guard wanted != .idle else { return }
        // Before displaying: a view that receives a failure may retry at once.
        didEnd()
        switch (wanted, result) {
        case (.loading, .success(let data)):
            presenter.didFinishLoadingImageData(with: data, for: picture)
        case (.loading, .failure(let error)):
            presenter.didFinishLoadingImageData(with: error, for: picture)
        case (_, .success(let data)):
            preloads.insert(data, for: request, byteCount: data.byteCount)
        case (_, .failure):
            // A failed prefetch shows nothing; the next request retries.
            break
        }
    }
}
