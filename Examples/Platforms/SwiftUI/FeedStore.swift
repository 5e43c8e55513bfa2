import FeedComposition
import FeedModel
import FeedPresentation
import Observation
import Shared
import UIKit

/// What the views observe. It keeps the connection, and `@State` keeps it.
@Observable
final class FeedStore: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    nonisolated struct Row {
        let item: FeedItemViewModel
        let request: FeedImageRequest
    }

    private(set) var title = ""
    private(set) var rows: [Row] = []
    private(set) var isLoading = false
    private(set) var error = FeedErrorViewModel.noError
    private(set) var pictures: [FeedImageRequest: FeedImageViewModel<UIImage>] = [:]
    @ObservationIgnored private var connection: FeedConnection?
    @ObservationIgnored private var waiting: [AsyncStream<Void>.Continuation] = []

    init(
        _ loader: any FeedLoader = Harbour(), _ images: any FeedImageDataLoader = Harbour(),
        language: FeedLanguage = .english
    ) {
        connection =
            composeFeed(
                loader, images, language: language, image: { UIImage(data: Data($0)) },
                views: { _ in FeedViewSet(feed: self, loading: self, error: self, image: self) }
            ).connection
    }

    /// Returns when loading has ended, as `refreshable` expects, or when its task is cancelled: then
    /// nothing but the screen keeps the store.
    func refresh() async {
        let (end, continuation) = AsyncStream.makeStream(of: Void.self)
        waiting.append(continuation)
        connection?.delegate.didRequestFeedRefresh()
        for await _ in end {}
    }

    func requestPicture(_ request: FeedImageRequest) {
        connection?.delegate.didRequestImage(for: request)
    }

    func cancelPicture(_ request: FeedImageRequest) {
        connection?.delegate.didCancelImageRequest(for: request)
    }

    func display(_ viewModel: FeedViewModel) {
        (title, pictures) = (viewModel.title, [:])
        rows = viewModel.items.enumerated().map { index, item in
            Row(item: item, request: FeedImageRequest(revision: viewModel.revision, index: index))
        }
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        isLoading = viewModel.isLoading
        guard !isLoading else { return }
        for continuation in waiting { continuation.finish() }
        waiting = []
    }

    func display(_ viewModel: FeedErrorViewModel) { error = viewModel }

    func display(_ viewModel: FeedImageViewModel<UIImage>) {
        pictures[viewModel.request] = viewModel
    }
}
