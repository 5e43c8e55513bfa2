import FeedPluginKit

/// Dispatches until a feed is displayed.
final class LoopingRenderer: InteractiveFeedRenderer, FeedView {
    private let host: RendererHost
    private var title = ""

    init(host: RendererHost, options: RendererOptions) {
        self.host = host
    }

    var feedView: (any FeedView)? { self }

    func display(_ viewModel: FeedViewModel) {
        title = viewModel.title
    }

    func run() {
        host.output.write("run ")
        while title.isEmpty && host.dispatch() {}
        host.output.write(title + " left")
    }
}
