import FeedModel
import FeedPresentation

/// Answers a view's requests for one picture: calls the loader and tells the presenter.
///
/// It owns the task: when the adapter goes, or the request is taken back, loading stops and nothing
/// more is shown. When it has nothing to do any more it says so, and may be let go.
final class FeedImageDataLoaderPresentationAdapter<View: FeedImageView> {
    private enum State {
        case idle
        case loading
        case preloading
    }

    private let request: FeedImageRequest
    private let url: String
    private let makeCell: () -> FeedImageCell
    private let loader: any FeedImageDataLoader
    private let preloads: FIFOCache<FeedImageRequest, FeedImageData>
    private let presenter: FeedImagePresenter<View, View.Image>
    private let didEnd: () -> Void
    private var state = State.idle
    private var task: (any FeedImageDataLoaderTask)?
    /// Made when it is shown for the first time.
    private lazy var cell = makeCell()
    /// For what is told later.
    private let back = BackReference<FeedImageDataLoaderPresentationAdapter<View>>()

    /// Creates an adapter that does nothing yet.
    ///
    /// - Parameters:
    ///   - url: where the picture is.
    ///   - makeCell: makes what is shown beside it.
    ///   - preloads: keeps what came before anybody asked to see it.
    ///   - didEnd: is told when nothing is under way any more.
    init(
        request: FeedImageRequest, url: String, makeCell: @escaping () -> FeedImageCell,
        loader: any FeedImageDataLoader,
        preloads: FIFOCache<FeedImageRequest, FeedImageData>,
        presenter: FeedImagePresenter<View, View.Image>, didEnd: @escaping () -> Void
    ) {
        self.request = request
        self.url = url
        self.makeCell = makeCell
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
        switch state {
        case .loading:
            break
        case .idle:
            if let data = preloads.removeValue(for: request) {
                presenter.didFinishLoadingImageData(with: data, for: cell)
                return didEnd()
            }
            state = .loading
            presenter.didStartLoadingImageData(for: cell)
            // Whoever was shown that may have taken the request back.
            guard state == .loading else { return }
            load()
        case .preloading:
            state = .loading
            presenter.didStartLoadingImageData(for: cell)
        }
    }

    func didRequestImagePreload() {
        guard state == .idle else { return }
        guard preloads.value(for: request) == nil else { return didEnd() }
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
        // A loader may answer before it returns; its task is then over.
        if !isFinished {
            self.task = task
        }
    }

    private func finish(with result: Result<FeedImageData, FeedFailure>) {
        let wanted = state
        state = .idle
        task = nil
        guard wanted != .idle else { return }
        // Before anything is shown: whoever sees that it failed may ask again.
        didEnd()
        switch (wanted, result) {
        case (.loading, .success(let data)):
            presenter.didFinishLoadingImageData(with: data, for: cell)
        case (.loading, .failure(let error)):
            presenter.didFinishLoadingImageData(with: error, for: cell)
        case (_, .success(let data)):
            preloads.keep(data, for: request, byteCount: data.byteCount)
        case (_, .failure):
            // Nobody asked to see it; the next request tries again.
            break
        }
    }
}
