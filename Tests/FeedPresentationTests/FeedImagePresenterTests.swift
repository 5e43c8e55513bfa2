import FeedPresentation
import FeedTesting
import Testing

@Suite struct FeedImagePresenterTests {
    @Test func `Shows the caption while the picture is loading`() throws {
        let leaks = LeakTracker()
        do {
            let view = leaks.track(ViewSpy())
            let presenter = leaks.track(
                FeedImagePresenter(view: view, imageTransformer: { _ in nil }))
            presenter.didStartLoadingImageData(
                for: FeedImageCaption(
                    request: FeedImageRequest(revision: 7, index: 3),
                    item: FeedItemViewModel(identifier: "id", title: "Title", location: "Here"),
                    description: "What it shows", url: "https://example.org/i.png"))
            #expect(view.images.count == 1)
            let shown = try #require(view.images.first)
            #expect(shown.image == nil && shown.isLoading && !shown.shouldRetry)
            #expect(shown.request == FeedImageRequest(revision: 7, index: 3))
            #expect(shown.id == "id")
            #expect(shown.title == "Title")
            #expect(shown.description == "What it shows")
            #expect(shown.location == "Here")
            #expect(shown.url == "https://example.org/i.png")
        }
        leaks.expectNoLeaks()
    }
}
