import FeedComposition
import FeedModel
import FeedPresentation
import FeedTesting
import Testing

/// Who keeps a composition alive: its owner, or a view that is kept elsewhere.
@Suite(.leakTracking) struct FeedConnectionTests {
    /// A controller on a navigation stack, or a store that views observe.
    private final class Controller: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
        var delegate: (any FeedDelegate)?
        var connection: FeedConnection?
        private(set) var titles: [String] = []
        private(set) var isLoading = false
        private(set) var message: String?
        private(set) var picture: String?

        func display(_ viewModel: FeedViewModel) { titles = viewModel.items.map(\.title) }
        func display(_ viewModel: FeedLoadingViewModel) { isLoading = viewModel.isLoading }
        func display(_ viewModel: FeedErrorViewModel) { message = viewModel.message }
        func display(_ viewModel: FeedImageViewModel<String>) { picture = viewModel.image }
    }

    /// What a view keeps of its composition.
    enum Kept: CaseIterable { case connection, delegate }

    private let loader = LoaderSpy()
    private let images = ImageLoaderSpy()

    /// Composes a feed for `controller` and returns nothing, as a function that makes a controller.
    private func compose(for controller: Controller, keeping kept: Kept) {
        let composed = FeedUIComposer.compose(
            feedLoader: loader, imageDataLoader: images, imageTransformer: { "\($0.byteCount)" },
            makeViews: { _ in FeedViewSet(controller) })
        switch kept {
        case .connection: controller.connection = composed.connection
        case .delegate: controller.delegate = composed.delegate
        }
    }

    private var feed: Feed {
        var details = FeedItemDetails()
        details.image = FeedImage(url: "https://example.org/1")
        return Feed(
            format: .imageFeed, items: [FeedItem(id: "1", title: "one", details: details)])
    }

    @Test(arguments: Kept.allCases)
    func `A view that is kept elsewhere keeps what is behind it, and is released with it`(
        kept: Kept
    ) throws {
        var stack = [Controller()]
        weak let popped = stack.first
        compose(for: stack[0], keeping: kept)
        let delegate = { stack[0].connection?.delegate ?? stack[0].delegate }
        delegate()?.didRequestFeedRefresh()
        #expect(stack[0].isLoading)
        loader.complete(with: .success(feed))
        #expect(stack[0].titles == ["one"] && !stack[0].isLoading)
        delegate()?.didRequestImage(for: FeedImageRequest(revision: 1, index: 0))
        images.complete(0, with: .success(FeedImageData(bytes: [1, 2], mediaType: "image/png")))
        #expect(stack[0].picture == "2")
        delegate()?.didRequestFeedRefresh()

        stack.removeLast()
        #expect(popped == nil)
        #expect(loader.cancelled == [1])
        loader.complete(1, with: .success(feed))
    }

    @Test func `A connection does not keep the views`() {
        let connection: FeedConnection
        weak var controller: Controller?
        do {
            let made = Controller()
            controller = made
            connection = FeedUIComposer.compose(feedLoader: loader) { _ in made }.connection
        }
        #expect(controller == nil)
        connection.delegate.didRequestFeedRefresh()
        loader.complete(with: .success(feed))
        #expect(loader.loadCount == 1)
    }

    @Test func `A connection reports errors, and cancels`() {
        let store = Controller()
        let connection = FeedUIComposer.compose(feedLoader: loader) { _ in store }.connection
        store.connection = connection
        connection.report(DescribedFailure("the disk is full"))
        #expect(store.message != nil)
        connection.delegate.didRequestFeedRefresh()
        connection.cancel()
        #expect(!store.isLoading && loader.cancelled == [0])
    }
}
