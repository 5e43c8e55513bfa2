import FeedPluginKit
import FeedPresentation
import TextRendering

/// Shows feeds as text on a terminal or in a pipe.
final class TextRenderer: FeedRenderer, FeedView {
    private let host: RendererHost
    private let options: TextRenderingOptions

    init(host: RendererHost, options: RendererOptions) throws(RendererError) {
        self.host = host
        self.options = try TextRenderingOptions(options)
    }

    var feedView: (any FeedView)? { self }

    func display(_ viewModel: FeedViewModel) {
        // The terminal may have another size by now.
        TextFeedView(output: host.output, environment: host.environment, options: options)
            .display(viewModel)
    }
}

extension TextRenderingOptions {
    fileprivate init(_ options: RendererOptions) throws(RendererError) {
        self.init()
        if let value = options["style"], !value.isEmpty {
            guard let style = Style(rawValue: value) else {
                throw RendererError("style is summary, full or list, not “\(value)”")
            }
            self.style = style
        }
        if let value = options["links"], !value.isEmpty {
            guard let links = Links(rawValue: value) else {
                throw RendererError("links is auto, printed or none, not “\(value)”")
            }
            self.links = links
        }
        if let width = options.integer("width"), width != 0 {
            guard width > 0 else { throw RendererError("width is a number of cells above zero") }
            self.width = width
        }
    }
}
