import FeedPresentation
import FeedTesting
import Testing

@Suite struct FeedImagePresenterTests {
    private struct Failed: Error {}

    @Test func `Shows the states of a picture in words`() {
        let leaks = LeakTracker()
        do {
            let screen = leaks.track(ViewSpy())
            let presenter = leaks.track(
                FeedImagePresenter(
                    view: screen, imageTransformer: { $0.byteCount == 0 ? nil : "\($0.byteCount)" },
                    phrases: SpanishPhrases()))
            let picture = FeedImageViewModel<String>(
                request: FeedImageRequest(revision: 1, index: nil), id: "", title: "T",
                description: "What it shows", image: nil, isLoading: false, shouldRetry: false)
            presenter.didStartLoadingImageData(for: picture)
            presenter.didFinishLoadingImageData(with: Failed(), for: picture)
            presenter.didFinishLoadingImageData(
                with: FeedImageData(bytes: [], mediaType: ""), for: picture)
            presenter.didFinishLoadingImageData(
                with: FeedImageData(bytes: [1], mediaType: "image/png"), for: picture)
            presenter.didFindNoImage(for: picture)
            #expect(
                screen.images.map(\.words) == [
                    "Cargando la imagen…", "No se pudo cargar la imagen.",
                    "No se pudo cargar la imagen.", "", "",
                ])
            #expect(screen.images.map(\.isLoading) == [true, false, false, false, false])
            #expect(screen.images.map(\.shouldRetry) == [false, true, true, false, false])
            #expect(
                screen.images.allSatisfy {
                    $0.title == "T" && $0.description == "What it shows"
                })
        }
        leaks.expectNoLeaks()
    }
}
