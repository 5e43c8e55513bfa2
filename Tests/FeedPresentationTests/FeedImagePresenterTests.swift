import FeedPresentation
import FeedTesting
import Testing

@Suite struct FeedImagePresenterTests {
    private enum LoadingFailed: Error { case offline }

    private let leaks = LeakTracker()
    private let caption = FeedImageCaption(
        request: FeedImageRequest(revision: 7, index: 3),
        item: FeedItemViewModel(identifier: "id", title: "Title", location: "Here"),
        description: "What it shows", url: "https://example.org/i.png")

    private func makeSUT(
        transformer: @escaping (FeedImageData) -> String? = { data in
            guard case .file(let file) = data else { return "pixels" }
            return file.mediaType
        }
    ) -> (presenter: FeedImagePresenter<ViewSpy, String>, view: ViewSpy) {
        let view = leaks.track(ViewSpy())
        return (leaks.track(FeedImagePresenter(view: view, imageTransformer: transformer)), view)
    }

    @Test func `Shows the caption while the picture is loading`() throws {
        do {
            let (presenter, view) = makeSUT()
            presenter.didStartLoadingImageData(for: caption)
            #expect(view.messages == [.image(index: 3, image: nil, isLoading: true)])
            let shown = try #require(view.images.first)
            #expect(shown.request == FeedImageRequest(revision: 7, index: 3))
            #expect(shown.id == "id")
            #expect(shown.title == "Title")
            #expect(shown.description == "What it shows")
            #expect(shown.location == "Here")
            #expect(shown.url == "https://example.org/i.png")
        }
        leaks.expectNoLeaks()
    }

    @Test func `Shows the transformed bytes`() {
        let (presenter, view) = makeSUT()
        presenter.didFinishLoadingImageData(
            with: FeedImageData(bytes: [1], mediaType: "image/png"), for: caption)
        #expect(view.messages == [.image(index: 3, image: "image/png")])
    }

    @Test func `Passes pixels to the transformer`() {
        let (presenter, view) = makeSUT()
        presenter.didFinishLoadingImageData(
            with: .pixels(FeedImagePixels(width: 1, height: 1, bytes: [1, 2, 3, 4])), for: caption)
        #expect(view.messages == [.image(index: 3, image: "pixels")])
    }

    @Test func `Offers a retry if the transformer rejects the bytes`() {
        let (presenter, view) = makeSUT(transformer: { _ in nil })
        presenter.didFinishLoadingImageData(
            with: FeedImageData(bytes: [1], mediaType: "image/png"), for: caption)
        #expect(view.messages == [.image(index: 3, image: nil, shouldRetry: true)])
    }

    @Test func `Offers a retry after a loading error`() {
        let (presenter, view) = makeSUT()
        presenter.didFinishLoadingImageData(with: LoadingFailed.offline, for: caption)
        #expect(view.messages == [.image(index: 3, image: nil, shouldRetry: true)])
    }

    @Test func `Neither waits nor offers a retry for an item without a picture`() {
        let (presenter, view) = makeSUT()
        presenter.didFindNoImage(for: caption)
        #expect(view.messages == [.image(index: 3, image: nil)])
    }
}
