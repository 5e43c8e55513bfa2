import FeedPluginKit
import JSONRendering

final class JSONRenderer: FeedRenderer, FeedView {
    private let host: RendererHost
    private let layout: JSONLayout

    init(host: RendererHost, options: RendererOptions) {
        self.host = host
        // The host has validated the choices against the note.
        layout = JSONLayout(rawValue: options.text("layout")) ?? .lines
    }

    var feedView: (any FeedView)? { self }

    func display(_ viewModel: FeedViewModel) {
        JSONFeedRenderer(layout: layout).render(viewModel, to: host.output)
    }
}
