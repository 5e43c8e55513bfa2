import FeedComposition
import FeedModel
import FeedPresentation
import JavaScriptKit
import Shared

/// A list in the document of a page. It keeps the connection, and the page's script keeps it.
final class FeedPage: FeedView, FeedLoadingView, FeedErrorView {
    private let document = JSObject.global.document
    private var heading: JSValue
    private var status: JSValue
    private let list: JSValue
    private var again: JSValue
    private var refresh: JSClosure?
    private var connection: FeedConnection?

    init(
        in parent: JSValue, _ loader: any FeedLoader = Harbour(), language: FeedLanguage = .english
    ) {
        heading = document.createElement("h1")
        status = document.createElement("p")
        again = document.createElement("button")
        list = document.createElement("ul")
        for element in [heading, status, again, list] { _ = parent.appendChild(element) }
        again.hidden = .boolean(true)
        connection =
            composeFeed(
                loader, language: language, image: { _ -> Never? in nil },
                views: { _ in
                    FeedViewSet(feed: self, loading: self, error: self, image: NullView<Never>())
                }
            ).connection
        let refresh = JSClosure { [weak self] _ in
            self?.connection?.delegate.didRequestFeedRefresh()
            return .undefined
        }
        self.refresh = refresh
        again.onclick = .object(refresh)
        connection?.delegate.didRequestFeedRefresh()
    }

    func display(_ viewModel: FeedViewModel) {
        heading.textContent = .string(viewModel.title)
        _ = list.replaceChildren()
        for item in viewModel.items {
            let line = document.createElement("li")
            var link = document.createElement("a")
            link.textContent = .string(item.title)
            if let url = item.openURL { link.href = .string(url) }
            _ = line.appendChild(link)
            _ = list.appendChild(line)
        }
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        status.textContent = .string(viewModel.message)
    }

    func display(_ viewModel: FeedErrorViewModel) {
        if viewModel.message != nil { status.textContent = .string(viewModel.words) }
        again.textContent = .string(viewModel.retryLabel)
        again.hidden = .boolean(viewModel.message == nil || !viewModel.canRetry)
    }
}
