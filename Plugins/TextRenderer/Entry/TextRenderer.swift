import FeedPluginKit
import TextClock
import TextRendering

final class TextRenderer: FeedRenderer, FeedView {
    private let host: RendererHost
    private let options: TextRenderingOptions

    var feedView: (any FeedView)? { self }

    init(host: RendererHost, options: RendererOptions) throws(RendererError) {
        self.host = host
        // The host has validated the choices against the note.
        self.options = TextRenderingOptions(
            style: .init(rawValue: options.text("style")) ?? .summary,
            links: .init(rawValue: options.text("links")) ?? .auto,
            width: options.integer("width"),
            dates: .init(rawValue: options.text("dates")) ?? .words)
    }

    func display(_ viewModel: FeedViewModel) {
        TextFeedView(
            output: host.output, environment: host.environment, words: host.words,
            options: options, now: text_clock_seconds()
        ).display(viewModel)
    }
}
