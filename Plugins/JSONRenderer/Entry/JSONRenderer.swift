import FeedPluginKit
import JSONRendering

final class JSONRenderer: FeedRenderer, FeedView {
    private let host: RendererHost
    private let layout: JSONLayout

    init(host: RendererHost, options: RendererOptions) throws(RendererError) {
        self.host = host
        let name = options.text("layout")
        guard let layout = name.isEmpty ? .lines : JSONLayout(rawValue: name) else {
            throw RendererError("layout is lines, indented or compact, not “\(name)”")
        }
        self.layout = layout
    }

    var feedView: (any FeedView)? { self }

    func display(_ viewModel: FeedViewModel) {
        JSONFeedRenderer(layout: layout).render(viewModel, to: host.output)
    }
}
