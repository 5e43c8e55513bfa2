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
        var type = "text/html; charset=utf-8"
        var body: [UInt8] = []
    }

    let loadFeed: @Sendable () async throws -> Feed

    /// Loads the feed, and answers off the main actor, in a language such as `de-AT`. Cancelling the
    /// request cancels the load.
    @concurrent
    func respond(language name: String, content: HTMLPageOptions.Content) async -> Response {
        let result: Result<Feed, any Error>
        do { result = .success(try await loadFeed()) } catch { result = .failure(error) }
        let language = FeedLanguage(of: LocaleName(name))
        let page = Page(language.phrases().words, HTMLPageOptions(content: content))
        let composed = composeFeed(
            LoadedFeed(result), language: language, image: { _ -> Never? in nil },
            views: { _ in
                FeedViewSet(feed: page, loading: page, error: page, image: NullView<Never>())
            })
        withExtendedLifetime(composed) { composed.delegate.didRequestFeedRefresh() }
        return page.response
    }
}

/// A loader that has its result: nothing is composed before there is one.
private final class LoadedFeed: FeedLoader, FeedLoaderTask {
    private let result: Result<Feed, any Error>

    init(_ result: Result<Feed, any Error>) { self.result = result }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        completion(result)
        return self
    }

    func cancel() {}
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
        response = FeedServer.Response(
            status: 502, type: "text/plain; charset=utf-8", body: Array(viewModel.words.utf8))
    }
}
