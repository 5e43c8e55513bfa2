import FeedComposition
import FeedModel
import FeedPresentation
import Observation
import Shared
import UIKit

/// What the views observe. It keeps the connection, and `@State` keeps it.
@Observable
final class FeedStore: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    private(set) var title = ""
    private(set) var items: [FeedItemViewModel] = []
    private(set) var isLoading = false
    private(set) var error = FeedErrorViewModel.noError
    private(set) var pictures: [Int: FeedImageViewModel<UIImage>] = [:]
    @ObservationIgnored private var revision: UInt64 = 0
    @ObservationIgnored private var connection: FeedConnection?
    @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

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

    /// Returns when loading has ended, as `refreshable` expects.
    func refresh() async {
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            connection?.delegate.didRequestFeedRefresh()
        }
    }

    func requestPicture(at index: Int) {
        connection?.delegate.didRequestImage(for: request(index))
    }

    func cancelPicture(at index: Int) {
        connection?.delegate.didCancelImageRequest(for: request(index))
    }

    func display(_ viewModel: FeedViewModel) {
        (title, items, revision) = (viewModel.title, Array(viewModel.items), viewModel.revision)
        pictures = [:]
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        isLoading = viewModel.isLoading
        guard !isLoading else { return }
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func display(_ viewModel: FeedErrorViewModel) { error = viewModel }

    func display(_ viewModel: FeedImageViewModel<UIImage>) {
        if let index = viewModel.request.index { pictures[index] = viewModel }
    }

    private func request(_ index: Int) -> FeedImageRequest {
        FeedImageRequest(revision: revision, index: index)
    }
}
