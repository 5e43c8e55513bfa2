import FeedAsync
import FeedComposition
import FeedModel
import FeedParsing
import FeedPresentation

// An app with cells, as one for UIKit is written. `make test` compiles it as plain Swift 6 and with the main actor as
// the default isolation: neither takes a cast or an unchecked conformance.

/// Stands for `UIImage`, which is sent from thread to thread.
nonisolated final class Picture: Sendable {
    let bytes: [UInt8]

    init?(_ data: FeedImageData) {
        switch data {
        case .file(let file): bytes = file.bytes
        case .pixels, .handle: return nil
        }
    }
}

/// Stands for a `UICollectionViewCell`.
@MainActor final class FeedCell {
    var title = ""
    var picture: Picture?
    var isLoading = false
}

/// Stands for a `UICollectionViewController`.
@MainActor
final class FeedScreen: @MainActor FeedView, @MainActor FeedLoadingView, @MainActor FeedErrorView {
    let router: FeedImageRouter<Picture>
    private let delegate: any FeedDelegate
    private var feed: FeedViewModel?
    private var cells: [FeedItemViewModel.ID: FeedCell] = [:]

    init(delegate: any FeedDelegate) {
        self.delegate = delegate
        router = FeedImageRouter(delegate)
    }

    func display(_ viewModel: FeedViewModel) {
        feed = viewModel
        for item in viewModel.items { cells[item.id] = FeedCell() }
    }

    func display(_ viewModel: FeedLoadingViewModel) {}

    func display(_ viewModel: FeedErrorViewModel) { print(viewModel.words) }

    func willDisplay(_ cell: FeedCell, at index: Int) {
        guard let feed else { return }
        cell.title = feed.items[index].title
        let request = FeedImageRequest(revision: feed.revision, index: index)
        router.request(request, for: cell) { cell, viewModel in
            cell.picture = viewModel.image
            cell.isLoading = viewModel.isLoading
        }
    }

    func didEndDisplaying(_ cell: FeedCell) { router.cancel(for: cell) }

    func refresh() { delegate.didRequestFeedRefresh() }
}

@MainActor
func makeScreen(
    fetch: @escaping @Sendable (String) async throws -> [UInt8]
) -> ComposedFeed<FeedImageRouter<Picture>> {
    let loader = AsyncFeedLoader {
        try FeedParser().feed(try await fetch("https://example.org/feed.xml"))
    }
    let pictures = AsyncImageDataLoader { url, _ in
        FeedImageData(bytes: try await fetch(url), mediaType: "image/png")
    }
    return FeedUIComposer.compose(
        feedLoader: loader, imageDataLoader: pictures, imageTransformer: { Picture($0) },
        wording: FeedWording(phrases: GermanPhrases()),
        makeViews: { delegate in
            let screen = FeedScreen(delegate: delegate)
            return FeedViewSet(feed: screen, loading: screen, error: screen, image: screen.router)
        })
}
