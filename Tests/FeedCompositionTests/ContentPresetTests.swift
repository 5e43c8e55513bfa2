import FeedComposition
import FeedModel
import FeedPresentation
import FeedTesting
import Testing

/// Defaults for pictures and links in HTML content.
@Suite(.leakTracking) struct ContentPresetTests {
    private final class Opened {
        var urls: [String] = []
    }

    private let loader = LoaderSpy()
    private let images = ImageLoaderSpy()
    private let opened = Opened()
    private let composed: ComposedFeed<ScreenSpy>

    init() {
        composed = FeedUIComposer.compose(
            feedLoader: loader, imageDataLoader: images, imageTransformer: { "\($0.byteCount)" },
            actions: FeedReadingActions(openLink: { [opened] in
                opened.urls.append($0)
                return .done
            }),
            makeViews: { FeedViewSet(ScreenSpy(delegate: $0)) })
        let html = "<p><a href='https://e/page'>a</a> <img src='https://e/1.png'></p>"
        composed.delegate.didRequestFeedRefresh()
        loader.complete(
            with: .success(
                Feed(
                    format: .rss20,
                    items: [
                        FeedItem(
                            id: "1", title: "t", content: FeedContent(html: html, plainText: ""))
                    ])))
    }

    @Test func `Loads only pictures that the content contains`() {
        let screen = composed.views.image
        screen.ask(0, at: "https://e/2.png")
        screen.ask(0, at: "https://e/1.png")
        #expect(images.requested == ["https://e/1.png"])
    }

    @Test func `Opens only links that the content contains`() {
        let screen = composed.views.image
        let delegate = composed.delegate
        #expect(
            delegate.didRequestOpening(of: "https://e/other", from: 0, in: screen.revision)
                == .refused)
        #expect(
            delegate.didRequestOpening(of: "https://e/page", from: 0, in: screen.revision) == .done)
        #expect(opened.urls == ["https://e/page"])
    }
}
