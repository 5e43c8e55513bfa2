import FeedPresentation
import FeedTesting
import Testing

@Suite struct FeedImagePresenterTests {
    @Test func `Shows the words beside a picture while it is loading`() {
        let leaks = LeakTracker()
        do {
            let view = leaks.track(ViewSpy())
            let presenter = leaks.track(
                FeedImagePresenter(view: view, imageTransformer: { _ in nil }))
            var picture = FeedImageViewModel<String>(
                request: FeedImageRequest(revision: 7, index: 3), id: "id", title: "Title",
                description: "What it shows", location: "Here", url: "https://example.org/i.png",
                image: nil, isLoading: false, shouldRetry: false)
            presenter.didStartLoadingImageData(for: picture)
            picture.isLoading = true
            picture.words = EnglishPhrases().loadingPicture
            #expect(view.images == [picture])
        }
        leaks.expectNoLeaks()
    }
}
