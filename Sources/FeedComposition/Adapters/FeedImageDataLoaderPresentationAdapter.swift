import FeedModel
import FeedPresentation

/// Answers a view's wishes for one picture: calls the loader and tells the presenter.
///
/// It owns the task: when the adapter goes, or the wish is taken back, loading stops and nothing
/// more is shown.
final class FeedImageDataLoaderPresentationAdapter<View: FeedImageView> {
    private enum State {
        case idle
        case loading
        case preloading
    }

    private let cell: FeedImageCell
    private let loader: any FeedImageDataLoader
    private let preloads: PreloadedPictures
    private let presenter: FeedImagePresenter<View, View.Image>
    private var state = State.idle
    private var task: (any FeedImageDataLoaderTask)?

    init(
        cell: FeedImageCell, loader: any FeedImageDataLoader, preloads: PreloadedPictures,
        presenter: FeedImagePresenter<View, View.Image>
    ) {
        self.cell = cell
        self.loader = loader
        self.preloads = preloads
        self.presenter = presenter
    }

    deinit {
        task?.cancel()
    }

    func didRequestImage() {
        guard let url = cell.url else {
            presenter.didFindNoImage(for: cell)
            return
        }
        switch state {
        case .loading:
            break
        case .idle:
            if let index = cell.index, let data = preloads.take(index) {
                return presenter.didFinishLoadingImageData(with: data, for: cell)
            }
            state = .loading
            presenter.didStartLoadingImageData(for: cell)
            load(from: url)
        case .preloading:
            state = .loading
            presenter.didStartLoadingImageData(for: cell)
        }
    }

    func didCancelImageRequest() {
        guard case .loading = state else { return }
        stop()
    }

    func didRequestImagePreload() {
        guard let url = cell.url, let index = cell.index, case .idle = state,
            !preloads.contains(index)
        else { return }
        state = .preloading
        load(from: url)
    }

    func didCancelImagePreload() {
        switch state {
        case .loading: break
        case .idle: _ = cell.index.flatMap(preloads.take)
        case .preloading: stop()
        }
    }

    private func stop() {
        state = .idle
        task?.cancel()
        task = nil
    }

    private func load(from url: String) {
        var isFinished = false
        let task = loader.loadImageData(from: url) { [weak self] result in
            isFinished = true
            self?.finish(with: result)
        }
        // A loader may answer before it returns; its task is then over.
        if !isFinished {
            self.task = task
        }
    }

    private func finish(with result: Result<FeedImageData, any Error>) {
        task = nil
        switch (state, result) {
        case (.loading, .success(let data)):
            state = .idle
            presenter.didFinishLoadingImageData(with: data, for: cell)
        case (.loading, .failure(let error)):
            state = .idle
            presenter.didFinishLoadingImageData(with: error, for: cell)
        case (.preloading, .success(let data)):
            state = .idle
            if let index = cell.index { preloads.keep(data, for: index) }
        case (.preloading, .failure):
            // Nobody asked to see it; the next request tries again.
            state = .idle
        case (.idle, _):
            break
        }
    }
}
