import FeedComposition
import FeedModel
import FeedPresentation
import FeedRendering
import HTMLRendering
import Shared

/// A page a request. Requests share nothing but values, so that as many as there are run at once.
struct FeedServer: Sendable {
    struct Response: Sendable {
        var status = 200
        var body: [UInt8] = []
    }

    let makeLoader: @Sendable () -> any FeedLoader

    /// Answers off the main actor, in a language such as `de-AT`.
    @concurrent
    func respond(language name: String, content: HTMLPageOptions.Content) async -> Response {
        let language = FeedLanguage(of: LocaleName(name))
        let page = Page(language.phrases().words, HTMLPageOptions(content: content))
        let composed = composeFeed(
            makeLoader(), language: language, image: { _ -> Never? in nil },
            views: { _ in
                FeedViewSet(feed: page, loading: page, error: page, image: NullView<Never>())
            })
        composed.delegate.didRequestFeedRefresh()
        return page.response
    }
}

/// Draws one response with the drawer of the HTML renderer.
private final class Page: FeedView, FeedLoadingView, FeedErrorView {
    private(set) var response = FeedServer.Response()
    private let words: FeedWords
    private let options: HTMLPageOptions

    init(_ words: FeedWords, _ options: HTMLPageOptions) {
        self.words = words
        self.options = options
    }

    func display(_ viewModel: FeedViewModel) {
        let output = RenderingOutput { [self] bytes in
            response.body += bytes
            return true
        }
        HTMLPageRenderer(words: words, options: options).render(viewModel, to: output)
    }

    func display(_ viewModel: FeedLoadingViewModel) {}

    func display(_ viewModel: FeedErrorViewModel) {
        guard viewModel.message != nil else { return }
        response = FeedServer.Response(status: 502, body: Array(viewModel.words.utf8))
    }
}
